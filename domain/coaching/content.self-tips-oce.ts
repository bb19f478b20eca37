import { about, type AspectText } from "./aspects.ts";
import type { ByLean } from "./marked.ts";
import { b } from "./text.ts";

/** Tips for each lean: an action, and what the other person gets from it. */
export const SELF_TIPS_OCE: Pick<ByLean<readonly AspectText[]>, "O" | "C" | "E"> = {
  O: {
    high: about(
      ["new_ways"],
      [
        b(
          "Before you offer a new idea, ask what the other person would [like to keep|miss]. “What must not change?” [takes one minute|is quickly asked] and often makes the new part [easier to say yes to|much less of a threat].",
          "Prima di proporre un’idea nuova, chiedi che cosa l’altra persona vorrebbe [tenere|non perdere]. «Che cosa non deve cambiare?» [costa un minuto|si chiede in fretta], e spesso rende più facile [dire sì al resto|avvicinarsi al resto].",
        ),
        b(
          "Say which kind of idea it is: “I’m only [thinking aloud|playing with it]” or “I’d really like to do this”. Whoever listens then knows whether to [dream along|join the game] or to [look at the calendar|fetch a pencil].",
          "Di’ di che tipo di idea si tratta: «sto solo [pensando ad alta voce|giocando]» o «questo vorrei farlo davvero». Chi ascolta saprà se [sognare con te|stare al gioco] o [guardare il calendario|prendere la matita].",
        ),
        b(
          "Take one habit that somebody dear to you [loves|is fond of], and take part in it once without [improving it|a suggestion]. You will learn [what it is for|why it is there], and they will have [your company|you beside them].",
          "Prendi un’abitudine [cara a|amata da] qualcuno a cui vuoi bene e partecipa una volta senza [migliorarla|suggerire niente]. Scoprirai [a che cosa serve|perché esiste], e chi la ama avrà [la tua compagnia|te accanto].",
        ),
        b(
          "Of the ideas you have this week, [choose one|pick a single one] and see it through with somebody [to the end|until it stands]. [The others will wait on a slip of paper|Write the others down for later]; a finished one [builds trust|is worth showing].",
          "Delle idee di questa settimana, [scegline una|prendine una sola] e portala [fino in fondo|a termine] con qualcuno. [Le altre aspettano su un foglietto|Le altre scrivile per dopo]: una cosa finita [crea fiducia|si può mostrare].",
        ),
        b(
          "When someone tells you how they do a thing, ask “how did you [come to|get to like] that way?” before [you mention another|your own idea]. [People rarely mind changing what has first been understood|Understood first, a way is easier to change].",
          "Quando qualcuno ti racconta come fa una cosa, chiedi «come [è nato|è cominciato] questo modo di fare?» prima di [proporre un altro modo|dire la tua idea]. [Si cambia più volentieri quello che qualcuno ha capito|Un modo capito si cambia più volentieri].",
        ),
        b(
          "Show somebody one of your ideas [while it is still crooked|before it is finished], and ask only what they [like about it|would add]. They get [a part in it|in at the beginning], and you get [a second pair of eyes|what you had not seen].",
          "Mostra a qualcuno una tua idea [ancora storta|prima che sia finita], e chiedi solo che cosa [ne piace|ci aggiungerebbe]. Chi la vede ci entra [dall’inizio|con qualcosa di suo], e tu guadagni [un secondo sguardo|quello che non avevi visto].",
        ),
        b(
          "The next time you want to change a shared plan, [bring two versions|leave the old one standing beside it]: “we can do it [as agreed|like last time], or like this”. A choice is [easier to bear|friendlier] than a surprise, and [sometimes you will like the old one better|the answer tells you something].",
          "La prossima volta che vuoi cambiare un programma comune, [porta due versioni|lascia in piedi anche quello vecchio]: «possiamo fare [come d’accordo|come l’altra volta], oppure così». Una scelta è [più facile da accogliere|più amichevole] di una sorpresa, e [a volte vincerà la versione vecchia|la risposta ti dirà qualcosa].",
        ),
      ],
    ),
    low: about(
      ["new_ways"],
      [
        b(
          "When someone brings an idea, ask two questions before [the first objection|you object], such as “what would you [like|hope for] about it?”. They feel [heard|taken seriously], and your objection becomes [more exact|more useful].",
          "Quando qualcuno porta un’idea, fai due domande prima [della prima obiezione|di obiettare], per esempio «che cosa [ti piacerebbe|ne speri]?». Chi parla [trova ascolto|sente di contare], e la tua obiezione diventa [più precisa|più utile].",
        ),
        b(
          "[Tell people|Let others know] what you [rely on|look forward to]: “I like it that we [always meet there|do this every year]”. A habit [spoken aloud|with a name] becomes something you share instead of something [one of you puts up with|that merely happens].",
          "Di’ agli altri [su che cosa conti|che cosa aspetti con piacere]: «mi piace che [ci vediamo sempre lì|lo facciamo ogni anno]». Un’abitudine [detta ad alta voce|con un nome] diventa una cosa in comune, invece di una cosa che [qualcuno sopporta|succede e basta].",
        ),
        b(
          "Let the other person choose [the place or the film|the dish or the road] this week, and [judge only afterwards|keep your verdict for the way home]. It costs you [one evening|little] and tells them that their taste [has a chair at your table|counts with you].",
          "Questa settimana lascia scegliere [il posto o il film|il piatto o la strada] a chi è con te, e [giudica solo dopo|il verdetto tienilo per il ritorno]. Ti costa [una sera|poco], e dice che anche quei gusti [hanno il loro posto|contano].",
        ),
        b(
          "If a change is [coming|being talked about], say what you need in order to [go along|take part]: “[give me until Sunday|let me see it once], then we’ll talk”. [A condition|A clear wish] is easier to live with than a no that [nobody can place|has no reason].",
          "Se [arriva|si parla di] un cambiamento, di’ che cosa ti serve per [starci|partecipare]: «[dammi fino a domenica|fammelo vedere una volta], poi ne parliamo». Con [una condizione|un desiderio chiaro] si vive meglio che con un no [che nessuno capisce|senza motivo].",
        ),
        b(
          "Try a new thing in a [small dose|size that fits]: one [hour|lesson], one [street|recipe], with a person who [enjoys it|knows the way]. If it is nothing for you, [you have still given them an hour|you know it now, and they had your company].",
          "Prova una cosa nuova in [dose piccola|misura ridotta]: un’ora, una [strada|ricetta], con qualcuno a cui [piace|è familiare]. Se non fa per te, [avrai comunque regalato un’ora|ora lo sai, e avete passato un’ora insieme].",
        ),
        b(
          "Ask a younger person, or [someone quite different from you|someone new in your life], to show you [a song|a place] they love, and [why|what they hear or see in it]. You need not [like it|agree]; the [showing|quarter of an hour] is the present.",
          "Chiedi a una persona più giovane, o [molto diversa da te|entrata da poco nella tua vita], di farti conoscere [una canzone|un posto] che ama, e [perché|che cosa ci trova]. Non deve [piacerti|convincerti]: il regalo è [il gesto|quel quarto d’ora].",
        ),
        b(
          "Before you say “that will not work”, say [what would have to be true for it to work|under which condition it could]. It is the same [experience|caution], and the other person can [do something with it|build on it].",
          "Prima di dire «non funzionerà», di’ [che cosa servirebbe perché funzionasse|a quale condizione potrebbe]. È la stessa [esperienza|prudenza], e chi ascolta può [farne qualcosa|costruirci sopra].",
        ),
      ],
    ),
  },
  C: {
    high: about(
      ["starting"],
      [
        b(
          "When somebody tells you about a problem, ask “shall I help, or listen?” before you [begin|reach for a pen]. The help you then give is [wanted|the right one], and you save yourself [the work that is not|the rest].",
          "Quando qualcuno ti racconta un problema, prima di [muoverti|prendere la penna] chiedi «ti do una mano o ti ascolto?». L’aiuto che darai sarà [quello voluto|quello giusto], e ti risparmi [il resto|la fatica inutile].",
        ),
        b(
          "In something you do together, leave one task [visibly undone|lying] for the other person to take up [in their own way|when they like]. It is slower, and afterwards it [belongs to both of you|is theirs as well].",
          "In una cosa che fate insieme, lascia [visibilmente|apposta] un compito perché l’altra persona lo prenda [a modo suo|quando vuole]. È più lento, e alla fine [è di tutti e due|è anche suo].",
        ),
        b(
          "Name a deadline together with [its reason|the why]: “by Thursday, because [I travel|the office closes] on Friday”. People resist a hurry they do not [understand|see the sense of] far more than one they do.",
          "Quando dai una scadenza, aggiungi [il motivo|il perché]: «entro giovedì, perché venerdì [parto|l’ufficio chiude]». Si resiste molto di più a una fretta che non si [capisce|spiega].",
        ),
        b(
          "Keep one hour of this week [free of any use|without a purpose], and spend it with someone [on nothing in particular|as they please]. [It will feel like a waste for ten minutes|The first ten minutes may itch]; after that [the talk begins|you hear other things].",
          "Tieni un’ora di questa settimana [senza nessuno scopo|libera da ogni utilità], e passala con qualcuno [a fare niente di speciale|come preferisce]. [Per dieci minuti sembrerà sprecata|I primi dieci minuti saranno scomodi]; poi [comincia la conversazione|si sentono altre cose].",
        ),
        b(
          "When somebody does a thing [later|less well] than you would have, thank them [first|for doing it] and [wait a day with the rest|say the rest only if it still matters tomorrow]. [Most of it|Much of it] will not matter tomorrow.",
          "Quando qualcuno fa una cosa [più tardi|meno bene] di come l’avresti fatta tu, [prima ringrazia|ringrazia per averla fatta] e [aspetta un giorno con il resto|il resto dillo solo se domani conta ancora]. [Quasi tutto|Gran parte], domani, non conterà.",
        ),
        b(
          "Tell someone what you are [not going to do|leaving for next week], and why: “the [garage|report] can wait, [you come first|tonight is ours]”. People who see you always busy [rarely dare to ask|may not know that you would].",
          "Di’ a qualcuno che cosa [non farai|lasci alla prossima settimana], e perché: «[il garage|la relazione] può aspettare, [prima ci sei tu|stasera è nostra]». Chi ti vede sempre in movimento [di rado osa chiedere|forse non sa che lo faresti].",
        ),
        b(
          "Before you take on the next thing for the others, [count to ten|drink a glass of water] and see whether [somebody else moves|a hand goes up]. If so, [let them|say only “lovely”]; if not, you can still [begin|say what it takes].",
          "Prima di prenderti la prossima cosa per gli altri, [conta fino a dieci|bevi un bicchiere d’acqua] e guarda se [qualcuno si muove|si alza una mano]. Se sì, [lascia fare|di’ solo «che bello»]; se no, puoi sempre [cominciare|dire quanto costa].",
        ),
      ],
    ),
    low: about(
      ["starting"],
      [
        b(
          "Give an [honest|exact] date instead of a [friendly|hopeful] one: “not this week, on Monday”. The other person can [plan|arrange things], and you need not [avoid them|look away] until it is done.",
          "Dai una data [sincera|precisa] invece di una [gentile|speranzosa]: «non questa settimana, lunedì». L’altra persona può [organizzarsi|regolarsi], e tu non devi [evitare nessuno|abbassare gli occhi] nel frattempo.",
        ),
        b(
          "For the thing you have been putting off [with someone|for somebody], do only the first two minutes: [open the message, write the greeting|find the number, take out the form]. Often the rest follows; if not, you have [at least begun|a beginning].",
          "Per quella cosa che stai rimandando [con qualcuno|per qualcuno], fai solo i primi due minuti: [apri il messaggio, scrivi il saluto|cerca il numero, tira fuori il foglio]. Spesso il resto segue; se no, [almeno è cominciata|un inizio c’è].",
        ),
        b(
          "Ask a person you trust to begin [with you|at your side], at a fixed hour, [each with their own task|you with yours, they with theirs]. You get past [the steep part|the doorstep], and they get [company in theirs|theirs done too].",
          "Chiedi a una persona di cui ti fidi di cominciare [con te|accanto a te], a un’ora fissa, [ognuno con la sua cosa|ciascuno al suo compito]. Tu superi [la salita|la soglia], e in due [pesa meno|si fa prima].",
        ),
        b(
          "If something you promised will be late, [write today|say it today], in one line, [before anyone asks|without excuses]: “[it is not forgotten|I have it in mind], you’ll have it on Friday”. The other person [hears that they count|can stop wondering].",
          "Se una cosa promessa tarderà, [scrivilo oggi|dillo oggi], in una riga, [prima che qualcuno chieda|senza scuse]: «[non è dimenticata|ce l’ho in mente], arriva venerdì». Chi aspetta [sente di contare|smette di chiederselo].",
        ),
        b(
          "Say which part of a shared task you [actually like|will surely do], and [leave the other part openly|ask who wants the other]. A small piece that [comes for certain|is sure] is worth more to the others than [a large one that may come|a big promise].",
          "Di’ quale parte di un lavoro comune [ti piace davvero|farai di sicuro], e [l’altra lasciala apertamente|chiedi chi vuole l’altra]. Un pezzo piccolo ma [certo|sicuro] vale, per gli altri, più di [uno grande che forse arriva|una grande promessa].",
        ),
        b(
          "Put one thing you owe somebody [beside the coffee tin|on tomorrow’s pillow], so that you [meet|see] it once a day. When it is done, [tell them without apologising|just hand it over]: the [late|finished] thing [speaks for itself|is welcome].",
          "Metti una cosa che devi a qualcuno [accanto al caffè|sul cuscino], così [la incontri|la vedi] una volta al giorno. Quando è fatta, [dillo senza scusarti|consegnala e basta]: una cosa [finita|in ritardo ma fatta] [parla da sé|è benvenuta].",
        ),
        b(
          "When someone asks “when?”, answer with two dates: [the one you hope for|the hopeful one] and the one that [holds in any case|is certain]. They can [count on the second|plan with it] and be [glad of the first|pleasantly surprised].",
          "Quando qualcuno chiede «quando?», rispondi con due date: [quella che speri|quella ottimista] e quella che [vale in ogni caso|è sicura]. L’altra persona può [contare sulla seconda|organizzarsi], e [rallegrarsi della prima|avere una bella sorpresa].",
        ),
      ],
    ),
  },
  E: {
    high: about(
      ["company"],
      [
        b(
          "With somebody quieter, ask one question and then wait [longer than feels natural|five breaths]. What comes after the pause is often [what they actually wanted to say|the real answer].",
          "Con una persona più silenziosa, fai una domanda e poi aspetta [più di quanto ti venga naturale|cinque respiri]. Quello che arriva dopo la pausa è spesso [ciò che voleva dire davvero|la vera risposta].",
        ),
        b(
          "Take one person out of the group this week, [a coffee for two|a walk round the block]. Some people tell you nothing [at the table|in company] and a great deal [on the way home|when there are only two of you].",
          "Questa settimana prendi una persona fuori dal gruppo, [un caffè in due|un giro dell’isolato]. Certe persone [a tavola|in compagnia] non raccontano niente e [sulla strada di casa|in due] moltissimo.",
        ),
        b(
          "When you invite, leave a [real|visible] way out: “come if you feel like it, [no need to answer today|and if not, another time]”. Those who then come [have chosen it|are glad to], and those who do not [stay friends|need no excuse].",
          "Quando inviti, lascia una [vera|buona] via d’uscita: «vieni se ti va, [non serve rispondere oggi|e se no, un’altra volta]». Chi viene [l’ha scelto|lo fa con piacere], e chi non viene [non perde il suo posto|non deve inventare scuse].",
        ),
        b(
          "In your next meeting or dinner, be the [second|last] to speak on a subject you [care about|know well]. You will [hear something new|know where the others stand], and [the quiet ones get the first word for once|your own sentence gets better].",
          "Nella prossima riunione o cena, su un tema [che ti sta a cuore|che conosci bene], parla [dopo qualcun altro|quando hanno parlato gli altri]. [Sentirai qualcosa di nuovo|Saprai che cosa si pensa], e [chi tace di solito avrà la prima parola|la tua frase migliorerà].",
        ),
        b(
          "Tell the person closest to you which evening of the week is [theirs alone|for the two of you], and [keep it even when something tempting comes|say no to the next invitation for that day]. [It is a small thing that is seen|They will notice the no more than the evening].",
          "Di’ alla persona più vicina quale sera della settimana è [solo per voi|tutta vostra], e [tienila anche se arriva una tentazione|per quel giorno di’ no al prossimo invito]. [È una cosa piccola che si vede|Quel no si noterà più della sera].",
        ),
        b(
          "After a lively evening, write to the person who said least: “I [would like to hear more of|kept thinking about] [what you began to tell|your half-sentence]”. In writing, or [when there are only two of you|on a walk], they may [say the rest|go on].",
          "Dopo una serata vivace, scrivi a chi ha parlato meno: «[mi piacerebbe sentire il resto di|continuo a pensare a] [quello che avevi cominciato a dire|quella tua mezza frase]». Per iscritto, o [in due|camminando], forse [arriva il resto|continua].",
        ),
        b(
          "Try one visit with nothing [to talk about|on the programme]: [cook, sort photos, fold the washing|sit in the same garden]. With some people [closeness grows in the pauses|that says more than a good talk], and you may [find it restful|hear what they hum].",
          "Prova una visita senza [niente da raccontare|nessun programma]: [cucinare, mettere in ordine foto, piegare i panni|stare nello stesso giardino]. Con certe persone [la vicinanza cresce nelle pause|dice più di una bella conversazione], e forse [riposa anche te|ci sentirai una canzone canticchiata].",
        ),
      ],
    ),
    low: about(
      ["company"],
      [
        b(
          "Give your silence a caption: “I’m [tired|full], not cross; I’ll [write|be back] tomorrow”. It takes [one line|ten seconds] and saves the other person [an evening of guessing|from imagining the rest].",
          "Metti una didascalia al tuo silenzio: «è [stanchezza|testa piena], non ce l’ho con te; [ti scrivo|ci sono] domani». È [una riga|questione di dieci secondi], e risparmia all’altra persona [una sera di ipotesi|di immaginare il resto].",
        ),
        b(
          "Choose the form of contact that suits you and [offer it yourself|be the one to suggest it]: a walk, [a short call, a letter|a film, a message on Sundays]. If you propose it, you need not [refuse the noisy one|look for excuses].",
          "Scegli la forma di contatto che fa per te e [proponila|fai tu l’invito]: una passeggiata, [una telefonata breve, una lettera|un film, un messaggio la domenica]. Se la proponi tu, non devi [rifiutare quella rumorosa|cercare scuse].",
        ),
        b(
          "Before a meeting or a dinner, decide on one thing that you want to [have said|bring in], and say it in the first half. You can then [go home early|lean back] with [a light heart|a good conscience].",
          "Prima di una riunione o di una cena, decidi una cosa che vuoi [aver detto|portare], e dilla nella prima metà. Poi puoi [andare via presto|goderti il resto] [a cuor leggero|con la coscienza a posto].",
        ),
        b(
          "Send one message this week that [asks for nothing|needs no answer]: a photo, “[this made me think of you|I saw this and smiled]”. People who [like you|miss you] may be waiting for [a sign from you|just that], and it [costs no evening|leaves you your peace].",
          "Questa settimana manda un messaggio che [non chiede niente|non vuole risposta]: una foto, «[ho pensato a te|ho visto questo e ho sorriso]». Chi ti vuole bene forse aspetta [un segno|proprio questo], e [non ti costa una serata|la tua pace resta intera].",
        ),
        b(
          "When you have to say no to an invitation, [add what you would like instead|offer another form at once]: “not the party, but [breakfast|a walk] on Sunday?”. The other person hears [that it is not about them|a yes behind the no].",
          "Quando devi dire di no a un invito, [aggiungi che cosa ti piacerebbe invece|proponi subito un’altra forma]: «alla festa no, ma [colazione|due passi] domenica?». Chi ti ha invitato sente [che non è un rifiuto della persona|un sì dietro quel no].",
        ),
        b(
          "Tell somebody you like how they can [best reach you|get you out of the house]: [“two days before, and only two of us”|“write, do not ring”]. It is [no rule, only a recipe|a map], and it saves them [from trying in vain|the wrong door].",
          "Di’ a una persona che ti piace come [ti si raggiunge meglio|ti si porta fuori di casa]: [«due giorni prima, e solo in due»|«scrivimi, non chiamare»]. Non è una regola, è [una ricetta|una mappa], e le risparmia [tentativi a vuoto|la porta sbagliata].",
        ),
        b(
          "At the next gathering, look for the [one other|second] person at the edge of the room and [ask one real question|stand beside them for ten minutes]. Two quiet people make [a good corner|a conversation], and you may both [go home satisfied|have been seen].",
          "Alla prossima occasione in compagnia, cerca un’altra persona al margine della stanza e [fai una domanda vera|stai lì accanto dieci minuti]. In due al margine si fa [un buon angolo|una conversazione], e forse [tornate a casa in pace|la serata cambia per tutti e due].",
        ),
      ],
    ),
  },
};
