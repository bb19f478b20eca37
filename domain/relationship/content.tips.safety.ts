import { b } from "#domain/coaching/text.ts";
import type { AnswerTips } from "./tip-texts.ts";

/** Tips by the score of an answer about safety and trust. Never shown after a frightening answer. */
export const SAFETY_TIPS = {
  q1: {
    1: [
      b(
        "[Pick|Choose] one small matter {week} and [ask|then ask] {name} about it [openly|directly] before you check [anywhere else|with others]: “How did it go?” Then tell something of your own [just as plainly|in the same plain way].",
        "{week_start} [scegli|prendi] una questione piccola e chiedine a {name} [con franchezza|in modo diretto], prima di cercare conferme [altrove|da altri]: «Com’è andata?». [Poi|Dopo] racconta [con la stessa chiarezza|altrettanto chiaramente] una cosa tua.",
      ),
      b(
        "Next time two accounts don’t match, say only [what you noticed|what you saw]: “I’d understood it differently.” Pass no verdict, and [leave room for|wait for] an explanation you hadn’t thought of.",
        "La prossima volta che due versioni non combaciano, di’ solo [che cosa hai notato|che cosa hai visto]: «Avevo capito altro». Niente sentenze, e [lascia spazio a|aspetta] una spiegazione a cui magari non pensavi.",
      ),
      b(
        "Say which things you’d rather [hear first-hand|be told directly], even awkward ones, and [ask|then ask] {week} what would make telling you easier. It [may|might] be [how you first react|your first reaction].",
        "Di’ a {name} quali cose preferisci [sapere in prima persona|sentirti dire subito], anche scomode, e {week} chiedi [che cosa|cosa] renderebbe [più facile|più semplice] dirtele. [Forse|Magari] c’entra [come reagisci all’inizio|la tua prima reazione].",
      ),
      b(
        "Ask for the [short version|plain version] {week}: “What should I know about today?” A question put every day, without [an occasion|a reason], [accuses|suspects] nobody.",
        "{week_start} chiedi la versione [breve|semplice]: «Che cosa devo sapere di oggi?». Una domanda fatta senza [un motivo particolare|un sospetto] non [accusa|mette sotto accusa] nessuno.",
      ),
      b(
        "[Put into words|Say] {week} what you’re left with when [stories differ|accounts don’t match]: not “you lie”, but “I [no longer know|can’t tell] what to rely on.”",
        "{week_start} [metti in parole|di’] [che cosa|cosa] ti resta quando i racconti [non coincidono|sono diversi]: non «menti», ma «non so [più|bene] su [che cosa|cosa] contare».",
      ),
      b(
        "Check {week} whether you [leave|make] room for bad news: the last time {name} admitted something, what did it [cost|lead to]?",
        "{week_start} controlla se [lasci spazio|fai posto] alle cattive notizie: l’ultima volta che {name} ha ammesso qualcosa, [che cosa|cosa] [è successo|ne è seguito]?",
      ),
    ],
    2: [
      b(
        "Small gaps are often [haste|forgetfulness] and nothing more. [Tell {name} {week}|{week_start}, tell {name}] which detail you’d have [liked to know|been glad to hear], and say thank you for the next one that comes [unasked|by itself].",
        "Le piccole omissioni sono spesso [fretta|dimenticanza] e niente di più. {week_start} di’ a {name} quale dettaglio avresti [voluto sapere|sentito volentieri], e ringrazia per il prossimo che arriva [senza chiedere|da solo].",
      ),
      b(
        "Try a [two-minute update|short round-up] {week}: each of you tells [one thing|a single thing] the other couldn’t have [seen|known]. It fills the gaps, and nobody has to [ask|dig].",
        "{week_start} prova un [aggiornamento di due minuti|breve giro di notizie]: a turno raccontate una cosa che l’altra persona non poteva [vedere|sapere]. I vuoti si riempiono senza che nessuno debba [chiedere|indagare].",
      ),
      b(
        "Lead the way: mention something {week} that you’d normally [leave out|skip] because it seems [trivial|too small]. What one of you offers freely, the other [finds easier to offer|offers more easily].",
        "Apri tu la strada: {week} racconta qualcosa che [di solito|in genere] salti perché ti sembra [banale|di poco conto]. Quello che una persona offre senza pressioni, all’altra [viene più facile|costa meno].",
      ),
      b(
        "[Agree|Settle] with {name} {week} on the two or three things you always want to [know|hear about], and let the rest be [nobody’s duty|free].",
        "{week_start} [concorda|stabilisci] con {name} le due o tre cose che vuoi [sapere|sentire] sempre, e lascia che il resto [non sia un dovere|resti libero].",
      ),
      b(
        "When you hear of something late, ask {week} with [real interest|curiosity]: “How come it [slipped by|stayed out]?” and believe the first answer.",
        "Quando scopri qualcosa in ritardo, {week} chiedi con [vero interesse|curiosità]: «Come mai [è rimasto fuori|ti è sfuggito]?» e credi alla prima risposta.",
      ),
      b(
        "Notice {week} how much of what {name} says [proves true|holds], and [mention it|say so] once; we [count the gaps|see what’s missing] and forget the rest.",
        "{week_start} nota quanta parte di [ciò che|quello che] dice {name} [trova conferma|regge], e [dillo|fallo notare] una volta: [contiamo i vuoti|vediamo le mancanze] e dimentichiamo il resto.",
      ),
    ],
  },
  q2: {
    1: [
      b(
        "Before the next confidence, say what you need [in one line|in a single sentence]: “Please keep this between us.” [Begin {week}|{week_start}, begin] with something [light|small], and see how it’s kept.",
        "Prima della prossima confidenza, di’ [in una riga|con una frase sola] di [che cosa|cosa] hai bisogno: «Questo resti tra noi». {week_start} comincia da una cosa [leggera|piccola] e guarda come viene custodita.",
      ),
      b(
        "Talk to {name} {week} about one occasion only: what [came back to you|you heard from others], and how it felt. Often people don’t know that a thing was [private|confidential] until somebody says so.",
        "{week_start} parla a {name} di un solo episodio: [che cosa|cosa] [ti è tornato indietro|hai risentito in giro] e che effetto ti ha fatto. Spesso non si sa che una cosa era [riservata|privata] finché qualcuno non lo dice.",
      ),
      b(
        "[Decide {week}|{week_start}, decide] what you’d rather share with [another person|someone else] for now. It’s no punishment: it takes [weight|pressure] off you both while you talk about how confidences are kept.",
        "{week_start} decidi [che cosa|cosa], per ora, preferisci affidare [a un’altra persona|a qualcun altro]. Non è una punizione: toglie [peso|pressione] a te e a {name} mentre parlate di come si custodisce una confidenza.",
      ),
      b(
        "Ask {name} {week}, without naming an occasion, how [private things|confidences] are handled [among other people|in other friendships], and say how [you’d like|you want] it between you.",
        "{week_start} chiedi a {name}, senza citare episodi, come si trattano le [cose private|confidenze] in [altri gruppi|altre amicizie], e [di’|poi di’] come vorresti che fosse tra voi.",
      ),
      b(
        "Sort for yourself {week} what may [travel|be known] and what may not, and give {name} only [the first kind|what may be known], until the other feels safe.",
        "Distingui {week}, per conto tuo, [che cosa|cosa] può [girare|sapersi] e [che cosa|cosa] no, e affida a {name} solo [la prima parte|ciò che può sapersi], finché non ti fidi del resto.",
      ),
      b(
        "If a remark [comes at the wrong moment|hits a sore spot], answer {week} in one sentence: “I told you that [in confidence|for you alone].” No more is needed.",
        "Se arriva una battuta [fuori luogo|su un punto dolente], {week} rispondi con una frase: «Te l’avevo detto [in confidenza|solo per te]». Non serve altro.",
      ),
    ],
    2: [
      b(
        "[Settle {week}|{week_start}, settle] on a simple sign for what’s private, a word or “[just for you|between us]”. Details mostly slip out where nobody knew that they were [meant to stay|private].",
        "{week_start} concordate un segnale semplice per [ciò che|quello che] è privato, una parola o «[solo per te|tra noi]». I dettagli scappano soprattutto quando nessuno sapeva che [dovevano restare lì|erano riservati].",
      ),
      b(
        "When a detail slips out, say so [the same day|soon], lightly: “That one was for you.” [Said early|While it’s small], it needs no argument, and it helps next time.",
        "Quando scappa un dettaglio, dillo [il giorno stesso|presto], con leggerezza: «Questa era solo per te». [Detto subito|Finché è una cosa piccola], non serve discutere, e la volta dopo aiuta.",
      ),
      b(
        "Turn it round too: [think of|recall] something {name} told you, and [ask|then ask] {week} [whether|if] others may know. Asking shows the [care|tact] you’d like to receive.",
        "Guarda anche dall’altro lato: pensa a qualcosa che {name} ti ha raccontato e {week} chiedi se [puoi parlarne|altri possono saperlo]. Chiedere mostra [la cura|il tatto] che vorresti ricevere.",
      ),
      b(
        "Think {week} which details really [matter|trouble you], since some slips are [harmless|nothing], and tell {name} about those only.",
        "{week_start} pensa quali dettagli ti [importano|pesano] davvero, visto che alcuni sono [innocui|da niente], e parla a {name} solo di quelli.",
      ),
      b(
        "Thank {name} {week} for something that was [well kept|kept for years], however old; a discretion that’s seen [grows|gets stronger].",
        "{week_start} ringrazia {name} per qualcosa che ha [custodito bene|tenuto per sé a lungo], anche se è passato tempo: la discrezione notata [cresce|si rafforza].",
      ),
      b(
        "Before you tell the next [personal thing|story], add {week} whom it may [reach|go to]: nobody, the family, everyone. It takes [three words|a moment].",
        "Prima del prossimo racconto [personale|privato], {week} aggiungi a chi può [arrivare|essere detto]: a nessuno, alla famiglia, a chiunque. [Bastano tre parole|Basta un attimo].",
      ),
    ],
  },
  q3: {
    1: [
      b(
        "Pick something small that you’d [usually swallow|normally keep in], and say it {week} with what you need: “No solution, [just two minutes|only an ear].” That makes it easier to meet you.",
        "Scegli una cosa piccola che [di solito|in genere] [mandi giù|tieni dentro] e dilla {week} insieme a [ciò che|quello che] ti serve: «Non cerco soluzioni, [mi bastano due minuti|solo ascolto]». Così è [più facile|più semplice] venirti incontro.",
      ),
      b(
        "If a joke [closes the subject|ends the matter], [come back to it once, calmly|say once more, without heat]: “[I meant that|It matters to me].” [It gives {name} a second chance to listen, and you a clear answer.|{name} can listen a second time, and you’ll know where you stand.]",
        "Se una battuta [chiude l’argomento|taglia corto], [torna sul punto una volta, con calma|dillo ancora una volta, senza alzare la voce]: «[Dicevo sul serio|Per me è importante]». [Offre a {name} una seconda occasione di ascoltare, e a te una risposta chiara.|Così {name} può ascoltare di nuovo, e tu sai a che punto sei.]",
      ),
      b(
        "Note down {week} [one thing|a single thing] you [held back|didn’t say] and the answer you expected. [Then|After that,] decide [whether|if] to [try it with|say it to] {name}, or to take it to [someone|somebody] who listens well.",
        "{week_start} annota una cosa che [hai trattenuto|non hai detto] e la risposta che ti aspettavi. [Poi|Dopo] decidi se [provare a dirla|dirla] a {name}, o se portarla a chi sa ascoltare.",
      ),
      b(
        "Try {week} to write it instead: [three lines|a short message] to {name} about how you are, which can be [read twice|answered later] and not interrupted.",
        "{week_start} prova a scriverlo: [tre righe|un breve messaggio] a {name} su come stai, che si può [rileggere|lasciare lì un momento] e non si può interrompere.",
      ),
      b(
        "Say first {week} what kind of moment it is: “This is [hard|important] for me, please [stay with it|no jokes now].” Then tell it, briefly.",
        "Di’ prima, {week}, che momento è: «Per me è [difficile|importante], [resta su questo|niente battute adesso]». [Poi|Dopo] raccontalo, in breve.",
      ),
      b(
        "Disagree {week} about something that [hardly matters|costs nothing], a film or a dish, and watch what [happens|comes back]; it tells you where to go on.",
        "{week_start} dissenti su qualcosa che [conta poco|non costa nulla], un film o un piatto, e guarda [che cosa|cosa] [succede|torna indietro]: ti dirà da dove continuare.",
      ),
    ],
    2: [
      b(
        "Your care with words works. [Try {week}|{week_start}, try] to say something [minor|harmless] with less preparation, and see [whether|if] it’s [received|taken] just as well. It may [save|spare] you a lot of rehearsing.",
        "La cura che metti nelle parole funziona. {week_start} prova a dire con meno preparazione una cosa [da poco|leggera], e guarda se viene [accolta|presa] altrettanto bene. Potresti [risparmiarti|evitarti] molte prove.",
      ),
      b(
        "[Ask {name} {week}|{week_start}, ask {name}] when a difficult subject is [easiest to take|least unwelcome], and say when it is for you. Once [the good moments are|those hours are] known, [nobody has to guess|there’s less to guess].",
        "{week_start} chiedi a {name} quando un argomento difficile [si accoglie meglio|pesa di meno], e [di’|poi di’] quando vale per te. Se [i momenti buoni sono noti|quei momenti si conoscono], [nessuno deve indovinare|c’è meno da indovinare].",
      ),
      b(
        "When something is received well, [say so|don’t let it pass]: “It [did me good|helped me] to tell you.” [Look {week}|{week_start}, look] for one such moment. What gets noticed tends to [return|happen again].",
        "Quando una cosa viene accolta bene, [dillo|fallo notare]: «Parlarne con te mi ha fatto bene». {week_start} cerca un momento così. Ciò che viene notato tende a [tornare|ripetersi].",
      ),
      b(
        "Let one sentence out {week} before you’ve [polished|weighed] it, and add: “I’m [thinking aloud|still sorting it out].” {name} can wait with you for the rest.",
        "{week_start} lascia uscire una frase prima di averla [limata|soppesata], e aggiungi: «Sto [pensando ad alta voce|ancora cercando di capire]». {name} può aspettare il resto insieme a te.",
      ),
      b(
        "Ask yourself {week} which [topic|subject] still needs so much preparation with {name}, and tell {name} so: “I’ve [rehearsed|put off] this one.”",
        "{week_start} chiediti quale [argomento|tema] con {name} richiede ancora tanta preparazione, e dillo: «Questa cosa [l’ho provata e riprovata|la rimando da un po’]».",
      ),
      b(
        "Invite an objection {week}: tell {name} your [opinion|plan], and [ask|then ask] “What would you [say against it|see differently]?” Practice makes differences ordinary.",
        "{week_start} invita a un’obiezione: di’ a {name} [la tua idea|il tuo programma], e [chiedi|poi chiedi] «Che cosa [diresti contro|vedi diversamente]?». Con l’esercizio le differenze diventano normali.",
      ),
    ],
  },
} satisfies Record<string, AnswerTips>;
