import type { Trait } from "#domain/traits.ts";
import type { Bilingual } from "#domain/language.ts";
import type { ByLean } from "./marked.ts";
import { b } from "./text.ts";

/** First lines of a person's own portrait: the most marked trait, as behaviour. */
export const SELF_LEAD: ByLean<readonly Bilingual[]> = {
  O: {
    high: [
      b(
        "Your answers lean towards the new: where there is a usual way of doing things, you tend to wonder about another. Around people it may show as questions, ideas, a “what if we tried”.",
        "Le tue risposte vanno verso il nuovo: davanti a un modo consueto di fare le cose, tendi a chiederti se ce ne sia un altro. Con gli altri può vedersi nelle domande, nelle idee, in un «e se provassimo».",
      ),
      b(
        "You say that you enjoy thinking up other ways of doing things. A plan, for you, is often a draft, and so is a habit, including the habits between you and the people close to you.",
        "Dici che ti piace inventare altri modi di fare le cose. Un programma, per te, è spesso una bozza, e così un’abitudine: anche quelle fra te e le persone vicine.",
      ),
      b(
        "What could be done differently catches your eye. In company you may be the one who turns a question round, or who stays with an odd detail after everyone else has moved on.",
        "Quello che si potrebbe fare in un altro modo attira il tuo sguardo. In compagnia può capitarti di rovesciare una domanda, o di restare su un dettaglio strano quando tutti sono già oltre.",
      ),
    ],
    low: [
      b(
        "Your answers lean towards what has been tried and works. New for its own sake tells you little; you would rather know how a thing turns out, and others can often guess what to expect of you.",
        "Le tue risposte vanno verso ciò che è provato e funziona. Il nuovo in quanto nuovo ti dice poco: preferisci sapere come va a finire, e gli altri spesso possono prevedere che cosa aspettarsi da te.",
      ),
      b(
        "You do not go looking for other ways when there is one that holds. In daily life this may mean the same good route, the same good place, and little patience for change without a reason.",
        "Non vai in cerca di altre strade quando ce n’è una che tiene. Nella vita di ogni giorno può voler dire la solita buona strada, il solito buon posto e poca pazienza per i cambiamenti senza motivo.",
      ),
      b(
        "The proven way has your trust. Before you change something, you want to see what would be better afterwards, and you may well be the one who reminds the others of what already works.",
        "Il modo collaudato ha la tua fiducia. Prima di cambiare qualcosa vuoi vedere che cosa andrebbe meglio dopo, e può capitarti di ricordare agli altri ciò che già funziona.",
      ),
    ],
  },
  C: {
    high: [
      b(
        "Your answers speak of someone who begins: when a thing has to be done, you tend not to let it lie. Others may notice it in small matters, such as the call made the same day.",
        "Le tue risposte parlano di una persona che comincia: quando c’è una cosa da fare, tendi a non lasciarla lì. Gli altri possono notarlo nel poco, come la telefonata fatta in giornata.",
      ),
      b(
        "You say that you get going without much delay. That gives the people around you a certain rest, because what is on your list usually does not have to be on theirs as well.",
        "Dici che ti metti all’opera senza rimandare molto. Dà un certo riposo a chi ti sta intorno: quello che è nella tua lista, di solito, non deve stare anche nella loro.",
      ),
      b(
        "Between deciding and doing, little time seems to pass with you. You may find it easier to start imperfectly than to carry a task around with you unfinished.",
        "Fra decidere e fare, con te sembra passare poco tempo. Può riuscirti più facile cominciare in modo imperfetto che portarti dietro una cosa in sospeso.",
      ),
    ],
    low: [
      b(
        "Your answers say that you take your time before beginning. Some things sort themselves out that way, and you may leave people more room than those do who have a plan for every hour.",
        "Le tue risposte dicono che ti prendi tempo prima di cominciare. Alcune cose così si sistemano da sole, e forse lasci agli altri più spazio di chi ha un piano per ogni ora.",
      ),
      b(
        "Starting at once is not your way: a task may wait until it is near, or until you feel like it. People who count on a date may need to hear from you where things stand.",
        "Partire subito non è il tuo modo: una cosa può aspettare finché è vicina, o finché ne hai voglia. A chi conta su una data può servire sapere da te a che punto si è.",
      ),
      b(
        "You tend to let things ripen before you set to them. It keeps your days flexible; it also means that the beginning, rather than the work itself, may be the steep part.",
        "Tendi a lasciar maturare le cose prima di metterci mano. Le giornate restano flessibili; vuol dire anche che la parte in salita può essere l’inizio, più del lavoro in sé.",
      ),
    ],
  },
  E: {
    high: [
      b(
        "Your answers go towards people: free time, for you, is often time with somebody. You may be the one who calls, who asks who else is coming, who stays a little longer at the table.",
        "Le tue risposte vanno verso le persone: il tempo libero, per te, è spesso tempo con qualcuno. Può capitare a te di chiamare, di chiedere chi viene, di restare a tavola un po’ di più.",
      ),
      b(
        "You say that you like spending your free hours with others. Contact seems to give you something back, and people around you may feel that they are welcome without having to announce themselves.",
        "Dici che ti piace passare con gli altri le ore libere. Il contatto sembra restituirti qualcosa, e chi ti sta intorno può sentire che la porta è aperta senza doversi annunciare.",
      ),
      b(
        "Company draws you. Much may become clear to you while talking, and a day without anyone in it may feel longer to you than a day with too many.",
        "La compagnia ti attira. Molte cose possono chiarirsi mentre ne parli, e una giornata senza nessuno può sembrarti più lunga di una con troppa gente.",
      ),
    ],
    low: [
      b(
        "Your answers keep a good part of free time for yourself. That says nothing against people; rather that one conversation may do you more good than a full room, and that quiet is where you rest.",
        "Le tue risposte tengono per te una buona parte del tempo libero. Non dice nulla contro la gente: piuttosto che una conversazione può farti meglio di una stanza piena, e che nella quiete riposi.",
      ),
      b(
        "You do not fill your free hours with company as a matter of course. Those you do see may get a more attentive version of you than a crowd ever would.",
        "Non riempi di compagnia le ore libere per abitudine. Chi vedi davvero riceve forse un’attenzione che in mezzo a tanta gente non potresti dare.",
      ),
      b(
        "Time without people seems to belong to you as much as time with them. You may answer after a pause, leave a little earlier, and come back to a subject the day after with a clear thought.",
        "Il tempo senza gente sembra appartenerti quanto quello con gli altri. Forse rispondi dopo una pausa, vai via un po’ prima e torni sull’argomento il giorno dopo con un pensiero chiaro.",
      ),
    ],
  },
  A: {
    high: [
      b(
        "Your answers say that other people’s feelings reach you. You may hear the tired voice behind an “all fine” and change your question because of it.",
        "Le tue risposte dicono che le emozioni degli altri ti arrivano. Forse senti la voce stanca dietro un «tutto bene» e per questo cambi domanda.",
      ),
      b(
        "You tend to feel with others. In a quarrel you may already be looking at it from the other chair while your own side is not yet said to the end.",
        "Tendi a sentire con gli altri. In un litigio può capitarti di guardare già le cose dall’altra sedia, mentre la tua parte non è ancora detta fino in fondo.",
      ),
      b(
        "What somebody else is going through does not leave you untouched. People may come to you when something has gone wrong, and stay a little longer than they had planned.",
        "Quello che qualcun altro sta passando non ti lascia indifferente. Può darsi che vengano da te quando qualcosa è andato storto, e che restino un po’ più del previsto.",
      ),
    ],
    low: [
      b(
        "Your answers say that other people’s feelings do not quickly become your own. You may look first at what happened and what would help, and say things as you see them.",
        "Le tue risposte dicono che le emozioni altrui non diventano in fretta le tue. Forse guardi prima che cosa è successo e che cosa servirebbe, e dici le cose come le vedi.",
      ),
      b(
        "You tend to keep some distance from what others feel. It can make you hard to pull into a drama, and it gives your yes a certain weight, because it is seldom said only to please.",
        "Tendi a tenere una certa distanza da quello che sentono gli altri. È difficile tirarti dentro un dramma, e il tuo sì ha un peso, perché di rado è detto solo per far piacere.",
      ),
      b(
        "When someone is upset, you do not automatically get upset with them. You may go for the point rather than the mood, which some find refreshing and others find quick.",
        "Quando qualcuno sta male, non è automatico che tu ci stia male a tua volta. Forse vai al punto più che all’umore: per alcuni è un sollievo, per altri arriva un po’ presto.",
      ),
    ],
  },
  N: {
    high: [
      b(
        "Your answers say that pressure does not throw you easily. When it gets loud or late, you may be the one who still speaks in an ordinary voice.",
        "Le tue risposte dicono che la pressione non ti travolge facilmente. Quando si alza il volume o si fa tardi, può essere tua la voce che resta normale.",
      ),
      b(
        "You say that you stay calm when things press. It may help others to think, as long as they can also see that the matter is important to you.",
        "Dici che resti in calma quando le cose premono. Può aiutare gli altri a pensare, purché vedano anche che la cosa ti sta a cuore.",
      ),
      b(
        "Calm under pressure is what stands out in your answers. A sharp remark or a change at the last minute may cost you less sleep than it costs the people beside you.",
        "Nelle tue risposte spicca la calma sotto pressione. Una frase brusca o un cambio all’ultimo minuto possono toglierti meno sonno che a chi ti sta accanto.",
      ),
    ],
    low: [
      b(
        "Your answers say that pressure reaches you quickly. You may notice that something is wrong before it is said, and need some time afterwards until the inside is quiet again.",
        "Le tue risposte dicono che la pressione ti arriva presto. Forse ti accorgi che qualcosa non va prima che venga detto, e dopo ti serve un po’ di tempo perché dentro torni la quiete.",
      ),
      b(
        "Staying calm when things press does not come easily, by your own account. What others call a small thing may keep you busy for an evening, and that is information, not a fault.",
        "Mantenere la calma quando le cose premono, a quanto dici, non ti viene facile. Quella che altri chiamano una sciocchezza può occuparti una sera, ed è un’informazione, non una colpa.",
      ),
      b(
        "Tension gets through to you fast. It may make you an early warning for what others overlook, and it can also make the first reply harsher or more frightened than the second would be.",
        "La tensione ti raggiunge in fretta. Può avvertirti per tempo di ciò che altri non vedono, e può anche rendere la prima risposta più dura o più spaventata di quanto sarebbe la seconda.",
      ),
    ],
  },
};

/** The second most marked trait, in one sentence that follows the lead. */
export const SELF_SECOND: ByLean<readonly Bilingual[]> = {
  O: {
    high: [
      b(
        "Alongside it, new ways of doing things attract you.",
        "Accanto a questo, ti attirano i modi nuovi di fare le cose.",
      ),
      b("You also lean towards trying things another way.", "C’è poi un gusto per provare le cose in un altro modo."),
    ],
    low: [
      b(
        "Alongside it, you prefer ways that have proved themselves.",
        "Accanto a questo, preferisci i modi che hanno già dato prova di sé.",
      ),
      b(
        "You also lean towards what is familiar rather than new.",
        "C’è poi una preferenza per il familiare, più che per il nuovo.",
      ),
    ],
  },
  C: {
    high: [
      b(
        "Alongside it, you set to work without putting things off.",
        "Accanto a questo, ti metti all’opera senza rimandare.",
      ),
      b("You also tend to begin straight away.", "C’è poi una tendenza a cominciare subito."),
    ],
    low: [
      b(
        "Alongside it, you let some time go by before you start on things.",
        "Accanto a questo, lasci passare un po’ di tempo prima di cominciare le cose.",
      ),
      b("You are also not in a hurry to begin.", "E non hai fretta di cominciare."),
    ],
  },
  E: {
    high: [
      b(
        "Alongside it, you like to spend your free time with people.",
        "Accanto a questo, nel tempo libero ti piace stare con gli altri.",
      ),
      b("You also go looking for company.", "C’è poi la voglia di compagnia."),
    ],
    low: [
      b(
        "Alongside it, you keep much of your free time quiet.",
        "Accanto a questo, tieni tranquilla buona parte del tempo libero.",
      ),
      b("You also do well with little company.", "E ti basta poca compagnia."),
    ],
  },
  A: {
    high: [
      b(
        "Alongside it, you feel with other people readily.",
        "Accanto a questo, senti facilmente quello che provano gli altri.",
      ),
      b("You also let other people’s feelings come close.", "E lasci avvicinare le emozioni altrui."),
    ],
    low: [
      b(
        "Alongside it, you keep a certain distance from other people’s feelings.",
        "Accanto a questo, tieni una certa distanza dalle emozioni altrui.",
      ),
      b("You also look at facts before moods.", "E guardi ai fatti prima che agli umori."),
    ],
  },
  N: {
    high: [
      b(
        "Alongside it, you keep calm when things press.",
        "Accanto a questo, mantieni la calma quando le cose premono.",
      ),
      b("You also keep your head under pressure.", "E sotto pressione mantieni la testa fredda."),
    ],
    low: [
      b(
        "Alongside it, you feel pressure soon and strongly.",
        "Accanto a questo, senti la pressione presto e con forza.",
      ),
      b("Tension also gets to you quickly.", "E la tensione ti raggiunge in fretta."),
    ],
  },
};

/** What a single marked trait gives to others and may cost: used when everything else is in between. */
export const SELF_ALONE: ByLean<Bilingual> = {
  O: {
    high: b(
      "What people get from this is somebody who does not call a thing impossible too soon. What it may cost them is the feeling that nothing may simply stay as it is; it helps when you say which things you would never change.",
      "Gli altri ne ricavano qualcuno che non dice troppo presto «impossibile». Può costare loro la sensazione che niente possa restare com’è: aiuta dire quali cose non cambieresti mai.",
    ),
    low: b(
      "What people get from this is a place where things hold. What it may cost them is courage to bring you something unfinished; it helps when you ask one question before you say what speaks against it.",
      "Gli altri ne ricavano un posto dove le cose tengono. Può costare loro il coraggio di portarti qualcosa a metà: aiuta fare una domanda prima di dire che cosa non funziona.",
    ),
  },
  C: {
    high: b(
      "What people get from this is movement, and often relief. What it may cost them is the chance to begin by themselves; it helps when you ask whether your tempo suits them before you have done half of it.",
      "Gli altri ne ricavano movimento, e spesso sollievo. Può costare loro la possibilità di cominciare per conto proprio: aiuta chiedere se il tuo ritmo va bene prima di essere a metà.",
    ),
    low: b(
      "What people get from this is a companion who does not push. What it may cost them is certainty; it helps when you say early that something will be late, instead of explaining afterwards why it was.",
      "Gli altri ne ricavano una compagnia che non mette fretta. Può costare loro un po’ di certezza: aiuta avvisare presto che una cosa tarderà, invece di spiegare dopo perché ha tardato.",
    ),
  },
  E: {
    high: b(
      "What people get from this is an open door. What it may cost the quieter ones is air; it helps when you count to five after a question, because some of the best answers come on four.",
      "Gli altri ne ricavano una porta aperta. Alle persone più silenziose può costare un po’ d’aria: dopo una domanda prova a contare fino a cinque, perché certe risposte buone arrivano al quattro.",
    ),
    low: b(
      "What people get from this is somebody who listens without needing the stage. What it may cost them is knowing that you like them; it helps when you now and then are the one who writes first.",
      "Gli altri ne ricavano qualcuno che ascolta senza aver bisogno della scena. Può costare loro la certezza di piacerti: aiuta se, ogni tanto, il primo messaggio parte da te.",
    ),
  },
  A: {
    high: b(
      "What people get from this is the sense of being understood before they have found the words. What it may cost you is your own wish; it helps when you say it in the first five minutes rather than the last.",
      "Gli altri ne ricavano la sensazione che tu capisca prima ancora delle parole. Può costare a te il tuo desiderio: aiuta dirlo nei primi cinque minuti, non negli ultimi.",
    ),
    low: b(
      "What people get from this is a straight answer. What it may cost them is comfort on a bad day; it helps when you ask “do you want my view or my company?” before you give the first.",
      "Gli altri ne ricavano una risposta diretta. Può costare loro il conforto in una giornata storta: aiuta chiedere «vuoi un parere o compagnia?» prima di dare il parere.",
    ),
  },
  N: {
    high: b(
      "What people get from this is solid ground on a shaky day. What it may cost them is the sight of what moves you; it helps when you say in words what your face does not show.",
      "Gli altri ne ricavano un terreno solido in una giornata che trema. Può costare loro la vista di ciò che ti muove: aiuta dire a parole quello che il viso non mostra.",
    ),
    low: b(
      "What people get from this is an attentive antenna. What it may cost you is rest, and them a reply that was meant for the fear rather than for the person; it helps to let the first answer lie for ten minutes.",
      "Gli altri ne ricavano un’antenna attenta. A te può costare riposo, e a loro una risposta diretta più alla paura che alla persona: aiuta lasciar posare la prima risposta dieci minuti.",
    ),
  },
};

/** Endings of “you …” for the further marked traits. */
export const SELF_ALSO: ByLean<Bilingual> = {
  O: {
    high: b("like to try other ways of doing things", "ti piace provare altri modi di fare"),
    low: b("prefer what is known to work", "preferisci ciò che si sa già funzionare"),
  },
  C: {
    high: b("start without much delay", "cominci senza aspettare molto"),
    low: b("take your time before you start", "ti prendi tempo prima di cominciare"),
  },
  E: {
    high: b("look for company in your free time", "nel tempo libero cerchi compagnia"),
    low: b("keep much of your free time for yourself", "tieni per te buona parte del tempo libero"),
  },
  A: {
    high: b("are easily touched by what others feel", "le emozioni altrui ti toccano facilmente"),
    low: b("do not take on other people’s feelings", "non ti carichi delle emozioni altrui"),
  },
  N: {
    high: b("keep calm under pressure", "sotto pressione mantieni la calma"),
    low: b("feel pressure quickly", "senti presto la pressione"),
  },
};

export const SELF_ALSO_FRAME: readonly Bilingual[] = [
  b("Your answers also say that you {list}.", "Le risposte dicono anche che {list}."),
  b("To complete the sketch, you {list}.", "A completare lo schizzo: {list}."),
];

/** What stays open where the answers are in between, as the two ends of the question. */
export const BETWEEN: Record<Trait, Bilingual> = {
  O: b("new or familiar", "novità o abitudine"),
  C: b("at once or later", "subito o più tardi"),
  E: b("company or quiet", "compagnia o quiete"),
  A: b("close to others’ feelings or at some distance", "vicinanza o distanza dalle emozioni altrui"),
  N: b("calm or stirred under pressure", "calma o agitazione sotto pressione"),
};

export const SELF_BETWEEN_FRAME: readonly Bilingual[] = [
  b(
    "{list}: here your answers sit in the middle, and the day, the place and the person in front of you probably decide.",
    "{list}: qui le tue risposte stanno nel mezzo, e probabilmente decidono il giorno, il luogo e chi hai davanti.",
  ),
  b(
    "{list}: your answers leave this open, which may simply mean “it depends”.",
    "{list}: qui le tue risposte lasciano aperto, e può voler dire semplicemente «dipende».",
  ),
];

export const SELF_DOUBT_SHORT: readonly Bilingual[] = [
  b(
    "One answer per trait makes a first sketch, easily off by a level: keep what you recognise.",
    "Una risposta per tratto fa un primo schizzo, che può sbagliare facilmente di un livello: tieni ciò che riconosci.",
  ),
  b(
    "All this rests on one answer per trait, so it may easily be off by a level.",
    "Tutto questo poggia su una sola risposta per tratto, quindi può sbagliare facilmente di un livello.",
  ),
  b(
    "Take it as a first sketch from one answer per trait; it can easily be off by a level.",
    "Prendilo come un primo schizzo, da una risposta per tratto: può sbagliare facilmente di un livello.",
  ),
];

export const SELF_DOUBT_FULL: readonly Bilingual[] = [
  b(
    "These are your answers on one day: a description to check against your life, not a verdict.",
    "Sono le tue risposte di un giorno: una descrizione da confrontare con la vita, non un verdetto.",
  ),
  b(
    "Several answers stand behind each line, and still another day might move them a little.",
    "Dietro ogni riga ci sono più risposte, eppure un altro giorno potrebbe spostarle un po’.",
  ),
];

/** Portraits for answers that lean nowhere. */
export const SELF_ALL_MIDDLE: readonly { label: Bilingual; summary: Bilingual }[] = [
  {
    label: b("Reading the moment", "Secondo il momento"),
    summary: b(
      "Your answers stay near the middle everywhere, and that says something too: you do not seem to have one way that you take whatever happens. New or familiar, at once or later, company or quiet: the day and the person in front of you probably have a say. With a lively friend you may slow things down, with a hesitant one you may begin. Others can find that easy to live with; some may wish to know more often what you yourself would choose. It may also be that the questions did not quite fit, or that you thought of very different situations.",
      "Le tue risposte restano dappertutto vicino al centro, e anche questo dice qualcosa: non sembra esserci un modo che prendi qualunque cosa accada. Novità o abitudine, subito o più tardi, compagnia o quiete: il giorno e chi hai davanti probabilmente hanno voce. Con chi corre forse rallenti, con chi esita forse cominci. Per molti può essere comodo; qualcuno può desiderare di sapere più spesso che cosa sceglieresti tu. Può anche darsi che le domande non fossero quelle giuste, o che tu pensassi a situazioni molto diverse.",
    ),
  },
  {
    label: b("Between the extremes", "Fra un estremo e l’altro"),
    summary: b(
      "No answer of yours goes to an edge. You neither chase the new nor refuse it, you can begin at once or let a thing wait, and pressure seems to reach you about as far as the situation deserves. In practice this may mean that people meet somewhat different sides of you: the colleague a prompt one, the old friend a quiet one. That is not a lack of character; it leaves you room to respond. It does ask something of you, though: where others fall back on habit, you have to decide, and to say what you decided.",
      "Nessuna tua risposta va verso un bordo. Non rincorri il nuovo e non lo rifiuti, puoi cominciare subito o lasciare che una cosa aspetti, e la pressione sembra arrivarti più o meno quanto la situazione merita. In pratica le persone possono incontrare di te lati un po’ diversi: al lavoro la prontezza, con un’amicizia di vecchia data la quiete. Non è mancanza di carattere: ti lascia spazio per rispondere. Chiede però qualcosa: dove altri seguono l’abitudine, tu devi decidere, e dire che cosa hai deciso.",
    ),
  },
  {
    label: b("Room to adapt", "Spazio per adattarsi"),
    summary: b(
      "What your answers have in common is that they leave room. A familiar evening may suit you, and so may an unexpected one; you may feel with somebody and still keep your own view of the matter. People around you may rely on that without noticing it, the way one relies on a table that does not wobble. The open question is what you do when two of them pull in different directions, because then adapting to both no longer works. You may already know your answer; a questionnaire does not.",
      "Quello che le tue risposte hanno in comune è che lasciano spazio. Può andarti bene una sera come le altre, e anche una imprevista; puoi sentire con qualcuno e tenere comunque il tuo punto di vista. Chi ti sta intorno può contarci senza accorgersene, come si conta su un tavolo che non traballa. La domanda aperta è che cosa fai quando due persone tirano in direzioni diverse, perché lì adattarsi a tutte e due non funziona più. Forse la risposta la conosci già; un questionario no.",
    ),
  },
];
