import type { Bilingual } from "#domain/language.ts";
import type { ByLean } from "./marked.ts";
import { b } from "./text.ts";

export const SELF_ADVICE_INTRO: readonly Bilingual[] = [
  b(
    "Here are three small things to try, meant to be as useful to the other person as to you.",
    "Ecco tre piccole cose da provare: sono pensate per essere utili all’altra persona quanto a te.",
  ),
  b(
    "If you like, try one of these in the coming days; one is plenty, the others can wait.",
    "Se ti va, in questi giorni prova una di queste cose: una basta, le altre possono aspettare.",
  ),
  b(
    "Nothing here asks you to be different; it is about small moves you can test.",
    "Niente qui ti chiede di cambiare carattere: sono piccole mosse, da provare e poi tenere o lasciare.",
  ),
];

/** Something to try for each lean: a move, and what the other person gets from it. */
export const SELF_TIPS: ByLean<readonly Bilingual[]> = {
  O: {
    high: [
      b(
        "Before you offer a new idea, ask what the other person would like to keep. “What must not change?” takes one minute and often makes the new part easier to say yes to.",
        "Prima di proporre un’idea nuova, chiedi che cosa l’altra persona vorrebbe tenere. «Che cosa non deve cambiare?» costa un minuto, e spesso rende più facile dire sì al resto.",
      ),
      b(
        "Say which kind of idea it is: “I’m only thinking aloud” or “I’d really like to do this”. Whoever listens then knows whether to dream along or to look at the calendar.",
        "Di’ di che tipo di idea si tratta: «sto solo pensando ad alta voce» o «questo vorrei farlo davvero». Chi ascolta saprà se sognare con te o guardare il calendario.",
      ),
      b(
        "Take one habit that somebody dear to you loves, and take part in it once without improving it. You will learn what it is for, and they will have your company.",
        "Prendi un’abitudine cara a qualcuno a cui vuoi bene e partecipa una volta senza migliorarla. Scoprirai a che cosa serve, e chi la ama avrà la tua compagnia.",
      ),
    ],
    low: [
      b(
        "When someone brings an idea, ask two questions before the first objection, such as “what would you like about it?”. They feel heard, and your objection becomes more exact.",
        "Quando qualcuno porta un’idea, fai due domande prima della prima obiezione, per esempio «che cosa ti piacerebbe?». Chi parla trova ascolto, e la tua obiezione diventa più precisa.",
      ),
      b(
        "Tell people what you rely on: “I like it that we always meet there”. A habit that has been spoken aloud becomes something you share instead of something one of you puts up with.",
        "Di’ agli altri su che cosa conti: «mi piace che ci vediamo sempre lì». Un’abitudine detta ad alta voce diventa una cosa in comune, invece di una cosa che qualcuno sopporta.",
      ),
      b(
        "Let the other person choose the place or the film once a month, and judge only afterwards. It costs you one evening and gives them the feeling that their taste has a chair at your table.",
        "Una volta al mese lascia scegliere il posto o il film a chi è con te, e giudica solo dopo. Ti costa una sera e dice che anche quei gusti hanno una sedia al tavolo.",
      ),
    ],
  },
  C: {
    high: [
      b(
        "When somebody tells you about a problem, ask “shall I help, or listen?” before you begin. The help you then give is wanted, and you save yourself the work that is not.",
        "Quando qualcuno ti racconta un problema, prima di muoverti chiedi «ti do una mano o ti ascolto?». L’aiuto che darai sarà quello voluto, e ti risparmi il resto.",
      ),
      b(
        "In something you do together, leave one task visibly undone for the other person to take up in their own way. It is slower, and afterwards it belongs to both of you.",
        "In una cosa che fate insieme, lascia visibilmente un compito perché l’altra persona lo prenda a modo suo. È più lento, e alla fine è di tutti e due.",
      ),
      b(
        "Name a deadline together with its reason: “by Thursday, because I travel on Friday”. People resist a hurry they do not understand far more than one they do.",
        "Quando dai una scadenza, aggiungi il motivo: «entro giovedì, perché venerdì parto». Si resiste molto di più a una fretta che non si capisce.",
      ),
    ],
    low: [
      b(
        "Give an honest date instead of a friendly one: “not this week, on Monday”. The other person can plan, and you need not avoid them until it is done.",
        "Dai una data sincera invece di una gentile: «non questa settimana, lunedì». L’altra persona può organizzarsi, e tu non devi evitare nessuno nel frattempo.",
      ),
      b(
        "For the thing you have been putting off with someone, do only the first two minutes: open the message, write the greeting. Often the rest follows; if not, you have at least begun.",
        "Per quella cosa che stai rimandando con qualcuno, fai solo i primi due minuti: apri il messaggio, scrivi il saluto. Spesso il resto segue; se no, almeno è cominciata.",
      ),
      b(
        "Ask a person you trust to begin with you, at a fixed hour, each with their own task. You get past the steep part, and they get company in theirs.",
        "Chiedi a una persona di cui ti fidi di cominciare con te, a un’ora fissa, tu con la tua cosa e l’altra persona con la sua. Tu superi la salita, e in due pesa meno.",
      ),
    ],
  },
  E: {
    high: [
      b(
        "With somebody quieter, ask one question and then wait longer than feels natural. What comes after the pause is often what they actually wanted to say.",
        "Con una persona più silenziosa, fai una domanda e poi aspetta più di quanto ti venga naturale. Quello che arriva dopo la pausa è spesso ciò che voleva dire davvero.",
      ),
      b(
        "Take one person out of the group this week, a coffee for two. Some people tell you nothing at the table and a great deal on the way home.",
        "Questa settimana prendi una persona fuori dal gruppo, un caffè in due. Certe persone a tavola non raccontano niente e sulla strada di casa moltissimo.",
      ),
      b(
        "When you invite, leave a real way out: “come if you feel like it, no need to answer today”. Those who then come have chosen it, and those who do not stay friends.",
        "Quando inviti, lascia una vera via d’uscita: «vieni se ti va, non serve rispondere oggi». Chi viene l’ha scelto, e chi non viene resta un’amicizia.",
      ),
    ],
    low: [
      b(
        "Give your silence a caption: “I’m tired, not cross; I’ll write tomorrow”. It takes one line and saves the other person an evening of guessing.",
        "Metti una didascalia al tuo silenzio: «è stanchezza, non ce l’ho con te; ti scrivo domani». È una riga, e risparmia all’altra persona una sera di ipotesi.",
      ),
      b(
        "Choose the form of contact that suits you and offer it yourself: a walk, a short call, a letter. If you propose it, you need not refuse the noisy one.",
        "Scegli la forma di contatto che fa per te e proponila: una passeggiata, una telefonata breve, una lettera. Se la proponi tu, non devi rifiutare quella rumorosa.",
      ),
      b(
        "Before a meeting or a dinner, decide on one thing that you want to have said, and say it in the first half. You can then go home early with a light heart.",
        "Prima di una riunione o di una cena, decidi una cosa che vuoi aver detto, e dilla nella prima metà. Poi puoi andare via presto a cuor leggero.",
      ),
    ],
  },
  A: {
    high: [
      b(
        "In the next disagreement, say your own wish before you explain how well you understand the other side. Otherwise they hear agreement where there is none, and find out too late.",
        "Nel prossimo disaccordo, di’ il tuo desiderio prima di spiegare quanto capisci le ragioni altrui. Altrimenti si sente un accordo che non c’è, e si scopre troppo tardi.",
      ),
      b(
        "When somebody’s mood comes over to you, check it with a question: “are you sad, or am I reading that into it?”. They may be glad of it, and you may be wrong.",
        "Quando l’umore di qualcuno ti arriva addosso, verificalo con una domanda: «c’è tristezza, o la vedo solo io?». Può fare piacere, e puoi anche sbagliarti.",
      ),
      b(
        "Before the next yes, say “let me look and tell you tonight”. A yes that has slept for an hour is worth more to the other person than one that gets tired.",
        "Prima del prossimo sì, di’ «guardo e te lo dico stasera». Un sì che ha riposato un’ora vale di più, anche per chi lo riceve, di un sì che poi si stanca.",
      ),
    ],
    low: [
      b(
        "When someone is upset, say in one sentence what you see before you say what you think: “that was a lot today”. Your view will find more of a listener afterwards.",
        "Quando qualcuno sta male, di’ in una frase quello che vedi prima di quello che pensi: «oggi è stato tanto». Dopo, il tuo parere troverà più ascolto.",
      ),
      b(
        "Ask “view or company?” when a friend tells you of trouble. You give what is needed, and you are not asked for feelings you do not have.",
        "Chiedi «parere o compagnia?» quando qualcuno ti racconta un guaio. Dai quello che serve, e nessuno ti chiede emozioni che non hai.",
      ),
      b(
        "Put the good part in words as well. If you notice that something was done well, say what exactly; people who hear only your objections cannot know that you noticed.",
        "Metti in parole anche la parte buona. Se noti che una cosa è fatta bene, di’ quale: chi sente da te solo obiezioni non può sapere che l’hai vista.",
      ),
    ],
  },
  N: {
    high: [
      b(
        "When something matters to you, say so in words: “I’m calm, and this is important to me”. From outside, calm and indifference look rather alike.",
        "Quando una cosa ti sta a cuore, dillo a parole: «ne parlo con calma, e per me è importante». Da fuori, calma e indifferenza si somigliano parecchio.",
      ),
      b(
        "If somebody beside you is in a state, do not begin with “it’s not so bad”. “What is the worst part?” lets them come down by themselves.",
        "Se qualcuno accanto a te è in agitazione, non cominciare con «non è grave». «Qual è la parte peggiore?» permette di scendere con le proprie gambe.",
      ),
      b(
        "Tell one person this week about something that did worry you. People dare to show you their unsteady days more readily when they have seen one of yours.",
        "Questa settimana racconta a una persona qualcosa che ti ha dato pensiero. Si osa mostrarti una giornata storta più facilmente dopo averne vista una tua.",
      ),
    ],
    low: [
      b(
        "Write the heated reply and leave it for an hour, then answer with one sentence about what you need. It is kinder to both than being right at midnight.",
        "Scrivi la risposta a caldo e lasciala lì un’ora, poi rispondi con una frase su ciò di cui hai bisogno. È meglio, per te e per l’altra persona, che aver ragione a mezzanotte.",
      ),
      b(
        "Agree with someone close on a sentence for tense moments: “I need twenty minutes, then I’ll come back”. The coming back is the part that calms the other person.",
        "Concorda con chi ti è vicino una frase per i momenti tesi: «mi servono venti minuti, poi torno». È quel «torno» a calmare l’altra persona.",
      ),
      b(
        "When you fear what somebody thinks, ask for the fact: “did my remark bother you?”. Guessing costs you the evening, and asking usually costs a minute.",
        "Quando temi quello che qualcuno pensa, chiedi il fatto: «ti ha dato fastidio quello che ho detto?». Indovinare ti costa la serata, chiedere di solito un minuto.",
      ),
    ],
  },
};

/** Things to try that suit any answers. */
export const SELF_TIPS_ANY: readonly Bilingual[] = [
  b(
    "Ask one person close to you which of these lines they recognise, and which they do not. Listen to the second answer without correcting it.",
    "Chiedi a una persona vicina in quali di queste righe ti riconosce, e in quali no. La seconda risposta ascoltala senza correggerla.",
  ),
  b(
    "After a conversation that mattered, note two lines: what was said, and what you would do again. After a month you will know more than any test can tell.",
    "Dopo una conversazione importante, annota due righe: che cosa si è detto e che cosa rifaresti. Dopo un mese ne saprai più di qualsiasi test.",
  ),
  b(
    "In the next decision with someone, say your preference first and add how strong it is, from “hardly” to “very”. It lets the other person give way where it costs least.",
    "Nella prossima decisione a due, di’ subito che cosa preferisci e quanto ci tieni, da «poco» a «molto». Così si può cedere dove costa meno.",
  ),
  b(
    "Thank somebody this week for one precise thing, with the day and what it changed for you. It is read more often than you think.",
    "Questa settimana ringrazia qualcuno per una cosa precisa, con il giorno e ciò che ha cambiato per te. Verrà riletta più spesso di quanto credi.",
  ),
];
