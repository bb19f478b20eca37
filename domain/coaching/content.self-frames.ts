import type { Bilingual } from "#domain/language.ts";
import { b } from "./text.ts";

/** Distance of a trait's mean from the middle: just inside its band, within it, near the end of the scale. */
export type Strength = "slight" | "plain" | "marked";

/** First sentence: the most marked trait, as firmly as the answers allow. */
export const LEAD_FRAMES: Record<Strength, readonly Bilingual[]> = {
  slight: [
    b("Your answers say, if only just, that you {c}.", "Le tue risposte dicono, anche se di poco, che {c}."),
    b("A little more often than not, it seems, you {c}.", "Un po’ più spesso del contrario, a quanto pare, {c}."),
    b(
      "It is a light touch, but your answers say that you {c}.",
      "È un’inclinazione leggera, ma le risposte dicono che {c}.",
    ),
    b(
      "Nothing in your answers is loud; what can [just|still] be heard is that you {c}.",
      "Nelle tue risposte niente alza la voce; quello che si sente [appena|comunque] è che {c}.",
    ),
    b("By a small margin, you {c}.", "Con un piccolo scarto, {c}."),
    b(
      "Your answers stay near the middle and tip [slightly|a little] to one side: you {c}.",
      "Le tue risposte restano vicino al centro e pendono [appena|un po’] da una parte: {c}.",
    ),
    b("The first thing to say, and cautiously: you {c}.", "La prima cosa da dire, e con cautela: {c}."),
    b(
      "It is close to the middle, so [read it softly|take it lightly]: you {c}.",
      "È vicino al centro, quindi [leggilo piano|prendilo con leggerezza]: {c}.",
    ),
  ],
  plain: [
    b("Your answers say that you {c}.", "Le tue risposte dicono che {c}."),
    b("[By your own account|As you tell it], you {c}.", "[A quanto dici|Da come ti racconti], {c}."),
    b(
      "What [comes through|shows] first in your answers: you {c}.",
      "Quello che [arriva|si vede] per primo dalle tue risposte: {c}.",
    ),
    b("[Let us begin here|A first thread]: you {c}.", "[Cominciamo da qui|Un primo filo]: {c}."),
    b(
      "If your answers had a headline, it might be this: you {c}.",
      "Se le tue risposte avessero un titolo, potrebbe essere questo: {c}.",
    ),
    b(
      "Of the five subjects asked about, one [stands out|comes first]: you {c}.",
      "Dei cinque temi toccati, uno [spicca|viene prima]: {c}.",
    ),
    b(
      "Reading what you answered, one notices first that you {c}.",
      "A leggere quello che hai risposto, si nota per prima cosa che {c}.",
    ),
    b("On the whole, it seems, you {c}.", "Nel complesso, a quanto pare, {c}."),
  ],
  marked: [
    b("Your answers are [clear|plain] on one point: you {c}.", "Su un punto le tue risposte sono [chiare|nette]: {c}."),
    b("You left little doubt about one thing: you {c}.", "Su una cosa hai lasciato pochi dubbi: {c}."),
    b(
      "Without much hesitation, your answers say that you {c}.",
      "Senza molte esitazioni, le tue risposte dicono che {c}.",
    ),
    b("What stands out is that you {c}.", "Quello che spicca è questo: {c}."),
    b("In one thing your answers do not hesitate: you {c}.", "In una cosa le tue risposte non esitano: {c}."),
    b("One line is drawn firmly: you {c}.", "Una linea è tracciata con decisione: {c}."),
    b("You said it plainly enough: you {c}.", "L’hai detto con una certa chiarezza: {c}."),
    b("Asked about this, you did not waver: you {c}.", "Su questo non hai esitato: {c}."),
  ],
};

/** Two traits in one opening. */
export const JOINT_FRAMES: Record<"slight" | "plain", readonly Bilingual[]> = {
  slight: [
    b(
      "Two light lines show in your answers: you {c}, and you {d}.",
      "Nelle tue risposte si vedono due linee leggere: {c}, e {d}.",
    ),
    b(
      "Your answers tip two ways, and neither very far: you {c}; and you {d}.",
      "Le tue risposte pendono da due parti, e non di molto: {c}; e poi {d}.",
    ),
    b(
      "Drawn in pencil rather than ink: you {c}, and you {d}.",
      "Disegnate a matita più che a penna, due cose: {c}, e {d}.",
    ),
    b(
      "It seems, cautiously put, that you {c}, and that you {d}.",
      "Sembra, detto con cautela, che sia così: {c}, e {d}.",
    ),
    b(
      "Two things can be said, though not loudly: you {c}, and you {d}.",
      "Due cose si possono dire, anche se a bassa voce: {c}, e {d}.",
    ),
    b(
      "You {c}, and you {d}: that is roughly where your answers point.",
      "{c}, e {d}: all’incirca è lì che vanno le tue risposte.",
    ),
  ],
  plain: [
    b(
      "Two things stand out in your answers: you {c}, and you {d}.",
      "Due cose spiccano nelle tue risposte: {c}, e {d}.",
    ),
    b(
      "You {c}, and you {d}: [so your answers say|that is how you tell it].",
      "{c}, e {d}: [così dicono le tue risposte|è così che ti racconti].",
    ),
    b(
      "Lay your answers side by side and two lines appear: you {c}, and you {d}.",
      "Mettendo vicine le tue risposte, si vedono due linee: {c}, e {d}.",
    ),
    b("Where do your answers point? You {c}; and you {d}.", "Le tue risposte portano da due parti: {c}, e poi {d}."),
    b(
      "There are two ends to take hold of here: you {c}, and you {d}.",
      "Ci sono due fili da prendere in mano: {c}, e {d}.",
    ),
    b("Two subjects weigh more than the others: you {c}, and you {d}.", "Due temi pesano più degli altri: {c}, e {d}."),
  ],
};

/** The second most marked trait, after the first. */
export const SECOND_FRAMES: Record<"slight" | "plain", readonly Bilingual[]> = {
  slight: [
    b("And, by a small margin, you {c}.", "E, con un piccolo scarto, {c}."),
    b("Perhaps, too, you {c}.", "E forse anche questo: {c}."),
    b("In pencil rather than ink: you {c}.", "A matita più che a penna: {c}."),
    b("To a small degree, you also {c}.", "In piccola misura, poi, {c}."),
    b("Your answers hint at one more thing: you {c}.", "Le risposte accennano a un’altra cosa: {c}."),
    b("Beside it runs a light line: you {c}.", "Accanto corre una linea leggera: {c}."),
  ],
  plain: [
    b("Alongside it, you {c}.", "Accanto a questo, {c}."),
    b("You also {c}.", "E poi {c}."),
    b("The second line: you {c}.", "La seconda linea: {c}."),
    b("Beside it stands something else: you {c}.", "Accanto c’è dell’altro: {c}."),
    b("And at the same time you {c}.", "E nello stesso tempo {c}."),
    b("Next comes this: you {c}.", "Subito dopo viene questo: {c}."),
    b("There is a second thing to set beside it: you {c}.", "C’è una seconda cosa da metterci accanto: {c}."),
    b("Then there is this: you {c}.", "C’è poi questo: {c}."),
  ],
};

export const ALSO_FRAMES: Record<"slight" | "plain", readonly Bilingual[]> = {
  slight: [
    b("More faintly, you {list}.", "Con un segno più leggero, {list}."),
    b("In smaller print: you {list}.", "In caratteri più piccoli: {list}."),
    b("Your answers add, if only just, that you {list}.", "Le risposte aggiungono, anche se di poco, che {list}."),
    b("There is also a hint that you {list}.", "C’è anche un accenno: {list}."),
    b("With less certainty: you {list}.", "Con meno sicurezza: {list}."),
    b("Lightly drawn beside it: you {list}.", "Tracciato piano, lì accanto: {list}."),
  ],
  plain: [
    b("Your answers also say that you {list}.", "Le risposte dicono anche che {list}."),
    b("To complete the sketch, you {list}.", "A completare l’abbozzo: {list}."),
    b("[Beyond that|Besides], you {list}.", "[Per il resto|Inoltre], {list}."),
    b("It belongs to the picture that you {list}.", "Fa parte del quadro anche questo: {list}."),
    b("Not to be left out: you {list}.", "Da non tralasciare: {list}."),
    b("Further down in your answers: you {list}.", "Più in là nelle risposte: {list}."),
    b("And one should add that you {list}.", "E va aggiunto che {list}."),
    b("The picture goes on: you {list}.", "Il quadro continua: {list}."),
  ],
};

export const BETWEEN_FRAMES: readonly Bilingual[] = [
  b(
    "{list}: here your answers [sit in the middle|stay between the two], and the day, [the place|the mood] and [the person in front of you|the company] [probably|may well] decide.",
    "{list}: qui le tue risposte [stanno nel mezzo|restano tra i due], e [probabilmente|forse] decidono il giorno, [il luogo|l’umore] e [chi hai davanti|la compagnia].",
  ),
  b(
    "{list}: your answers [leave this open|do not decide this], which may [simply|just] mean “it depends”.",
    "{list}: [qui le risposte lasciano aperto|qui le risposte non decidono], e può voler dire [semplicemente|soltanto] «dipende».",
  ),
  b(
    "Still open: {list}. There you [can probably|may be able to] do either.",
    "Ancora da vedere: {list}. Lì [probabilmente|forse] ti riescono tutte e due le cose.",
  ),
  b(
    "{list}: [no clear lean there|nothing clear there], so you [know better than any questionnaire|are the one who knows].",
    "{list}: lì [non c’è una direzione chiara|niente di netto], quindi ne sai [più tu di qualsiasi questionario|più tu].",
  ),
  b(
    "Your answers take no side on this: {list}. [It may change with the week|It may change with the company].",
    "Su questo le tue risposte non si schierano: {list}. Può cambiare [con la settimana|con le persone].",
  ),
  b(
    "{list}: you [kept to the middle there|did not decide there], and both [sides|ways] may be yours [at different moments|with different people].",
    "{list}: lì [il centro ti è sembrato giusto|non hai deciso], e [in momenti diversi|con persone diverse] possono essere tuoi [tutti e due i lati|tutti e due i modi].",
  ),
  b(
    "Left in the balance: {list}. [Someone who knows you|A friend] could probably tell you when it is which.",
    "In equilibrio restano: {list}. [Chi ti conosce|Una persona che frequenti da anni] saprebbe forse dirti quando vale l’uno e quando l’altro.",
  ),
  b(
    "{list}: between these you did not choose, and [nobody says that you must|perhaps you need not].",
    "{list}: qui non hai scelto, e [nessuno dice che si debba|forse non serve].",
  ),
];

/** Five answers, one per trait. */
export const DOUBT_SHORT: readonly Bilingual[] = [
  b(
    "One question per trait [makes a first sketch|gives a first outline], easily off by a level: [keep what you recognise|take what fits][| and let the rest go].",
    "Una domanda per tratto dà [un primo abbozzo|un primo contorno], e ogni tratto può facilmente spostarsi di un gradino: [tieni ciò che riconosci|prendi quello che torna][| e lascia andare il resto].",
  ),
  b(
    "All this rests on one answer per trait, so it is [a first sketch|a beginning] and easily off by a level.",
    "Tutto questo poggia su una sola risposta per tratto: è [un primo abbozzo|un inizio], e ogni tratto può facilmente spostarsi di un gradino.",
  ),
  b(
    "If a line sounds wrong, [believe yourself|trust your own view]: with one question per trait, [a sketch|such a sketch] is easily off by a level.",
    "Se una riga suona sbagliata, [credi a te|fidati di come ti conosci]: con una domanda [sola|soltanto] per tratto, ciascuno può facilmente spostarsi di un gradino.",
  ),
  b(
    "Five questions [cannot know|do not know] you. Each trait here hangs on one of them and may easily be off by a level.",
    "Cinque domande non [possono conoscerti|ti conoscono]. Ogni tratto qui dipende da una sola, e può facilmente spostarsi di un gradino.",
  ),
  b(
    "[Hold it loosely|Do not lean on it too hard]: a single answer stands behind each trait, and that is easily off by a level.",
    "[Tienilo con mano leggera|Non appoggiarti troppo]: dietro ogni tratto c’è una risposta sola, e il tratto può facilmente spostarsi di un gradino.",
  ),
  b(
    "Had you answered on another day, some of this might [read|sound] different: with one question per trait, easily off by a level.",
    "In un altro giorno qualcosa [si leggerebbe|suonerebbe] forse in modo diverso: con una domanda per tratto, ciascuno può facilmente spostarsi di un gradino.",
  ),
  b(
    "So far this is an outline drawn from one answer each, easily off by a level; the longer questionnaire [draws it finer|gives it more to stand on].",
    "Per ora è un contorno, con una sola risposta per tratto, e ogni tratto può facilmente spostarsi di un gradino; il questionario più lungo [lo precisa|gli dà una base più solida].",
  ),
  b(
    "Where it [fits, good|rings true, good]; where it does not, [the questionnaire was too short|blame the short questionnaire]: one question per trait is easily off by a level.",
    "Dove torna, bene; dove non torna, [il questionario era troppo corto|dai la colpa al questionario breve]: con una [domanda|risposta] per tratto, ciascuno può facilmente spostarsi di un gradino.",
  ),
  b(
    "A first sketch, then, with one question per trait and easily off by a level. What is missing, you know.",
    "Un primo abbozzo, dunque: con una domanda per tratto, ciascuno può facilmente spostarsi di un gradino. Quello che manca, lo sai tu.",
  ),
  b(
    "How sure is it? Not very: [each trait had one question|one question per trait], and such a sketch is easily off by a level. [Your own view counts for more|You were there, the questions were not].",
    "Quanto è sicuro? Non molto: [ogni tratto ha avuto una domanda|una domanda per tratto], e ogni tratto può facilmente spostarsi di un gradino. [Conta di più come ti vedi tu|Nella tua vita ci sei tu, non le domande].",
  ),
  b(
    "[Do not build on it yet|Nothing here is settled]. With one question per trait one is easily off by a level, [up or down|in either direction].",
    "[Non costruirci sopra, per ora|Niente qui è deciso]. Con una domanda per tratto, ciascuno può facilmente spostarsi di un gradino, [in su o in giù|in un senso o nell’altro].",
  ),
];

/** The full questionnaire: several answers per trait. */
export const DOUBT_FULL: readonly Bilingual[] = [
  b(
    "These are your answers from one day: a description to [check|hold] against your life, not a verdict.",
    "Sono le tue risposte di un giorno: una descrizione da [confrontare|verificare] con la vita, non un verdetto.",
  ),
  b(
    "Several answers stand behind each line, and another day might still move them [a little|somewhat].",
    "Dietro ogni riga ci sono più risposte, eppure un altro giorno potrebbe spostarle [un po’|di qualche passo].",
  ),
  b(
    "All of it says what your answers lean to, no more. Where your days tell you something else, [believe the days|trust the days].",
    "Tutto questo dice verso dove vanno le tue risposte, niente di più. Dove le giornate raccontano altro, [credi alle giornate|fidati di quelle].",
  ),
  b(
    "It describes what you answered, and answers have their moods too; the soft edges in the picture are [meant|to be taken] seriously.",
    "Descrive quello che hai risposto, e anche le risposte hanno i loro umori; i margini sfumati del grafico vanno [presi sul serio|guardati davvero].",
  ),
  b(
    "A lean is not a rule: you will [remember|find] evenings on which you did the very opposite.",
    "Un’inclinazione non è una regola: [ricorderai|troverai] sere in cui hai fatto l’esatto contrario.",
  ),
  b(
    "Read it as a lean, not as a limit. What does not fit may be the questionnaire’s mistake[|, and not yours].",
    "Leggila come un’inclinazione, non come un limite. Se qualcosa non torna, può essere un errore del questionario[|, non tuo].",
  ),
  b(
    "Even seventeen questions leave out most of a person, so let this be the beginning of a thought.",
    "Anche diciassette domande tralasciano quasi tutto di una persona: prendilo come l’inizio di un pensiero.",
  ),
  b(
    "How exact is it? Good enough to [talk about|think with], too rough to decide by.",
    "Quanto è preciso? Abbastanza per [parlarne|rifletterci], troppo poco per decidere qualcosa.",
  ),
  b(
    "The answers lean this way today; they are yours to correct, [and to outgrow|now and later].",
    "Oggi le risposte vanno in questa direzione; correggerle spetta a te, [adesso e in seguito|oggi e tra un anno].",
  ),
  b(
    "A questionnaire sees what you [say of yourself|know of yourself], and leaves out [what others see|the rest]; both are [part of the picture|worth hearing].",
    "Un questionario vede quello che [dici di te|sai di te], e lascia fuori [quello che vedono gli altri|il resto]: servono [tutte e due le cose|tutti e due gli sguardi].",
  ),
  b(
    "[None of these lines is fixed|Nothing of this is carved in stone]: answers [shift with the season|move with what happens to you], and in a few months it may be [worth asking again|interesting to compare].",
    "[Nessuna di queste righe è fissa|Niente di questo è scolpito nella pietra]: le risposte [cambiano con le stagioni|si muovono con quello che ti succede], e tra qualche mese può [valere la pena rifarle|essere interessante confrontarle].",
  ),
];
