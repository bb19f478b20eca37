import type { Bilingual } from "#domain/language.ts";
import type { Statement } from "./statement.ts";
import { b } from "../text.ts";

/** Words of the other person that the user put in quotation marks, and that nothing else explains. */
export const QUOTED: readonly Bilingual[] = [
  b(
    "“{quote}” can be meant in more than one way, and only {name} knows which. Rather than guess, ask about the words themselves: “When you said that, what did you have in mind?” Asked like this it’s no reproach, and the answer is mostly plainer than what one imagines at night.",
    "«{quote}» si può intendere in più modi, e quale sia lo sa solo {name}. Invece di indovinare, chiedi delle parole: «Quella frase mi è rimasta: che cosa c’era dietro?» Così non è un rimprovero, e la risposta di solito è più semplice di quello che ci si immagina di notte.",
  ),
];
/** The same where {name} has judged the user’s work. */
export const QUOTED_AT_WORK: readonly Bilingual[] = [
  b(
    "One can turn “{quote}” over for days, or ask. A short question makes something to work with out of it: “Could you tell me what you had in mind there, and what better would look like?” Nobody in {name}’s place minds being asked that; mostly it’s a good sign.",
    "Su «{quote}» ci si può arrovellare per giorni, oppure si chiede. Una domanda breve ne fa qualcosa su cui lavorare: «Mi può dire che cosa aveva in mente, e come sarebbe fatto meglio?» Al posto di {name} una domanda così non dà fastidio, di solito fa piacere.",
  ),
];

/** What is told without any sign of who did what to whom. */
export const OPEN: readonly Bilingual[] = [
  b(
    "From here I can do two things with it: find one sentence for {name} about just this, or look at it with you from {name}’s side first. Which one?",
    "Da qui posso fare due cose: cercare una frase per {name} proprio su questo, oppure guardarla prima con te dalla parte di {name}. Quale delle due?",
  ),
  b(
    "If there’s something in it that you’d like to tell {name}, say which part, and I’ll look for the words; otherwise it may simply stand here.",
    "Se dentro c’è qualcosa che vorresti dire {a_name}, scrivimi quale parte e cerco le parole; se no, può restare qui così.",
  ),
  b(
    "Nothing has to follow from it today. If something should, write me what you’d like to be able to say about it in a month, and I’ll work back from there.",
    "Oggi non deve per forza seguirne qualcosa. Se invece sì, scrivimi che cosa ti piacerebbe poterne dire fra un mese, e da lì torno indietro al primo passo.",
  ),
];

/** Where somebody wants to look at it from the other side. */
export const THEIR_SIDE: readonly Bilingual[] = [
  b(
    "Then from {name}’s side: what did {name} know at that moment, what else was on that day, and what may {name} have wanted to protect? Most of what hurts is done for one of these three, and seldom in order to hurt. Which of them would you believe at once?",
    "Allora dalla parte di {name}: che cosa sapeva in quel momento, che cos’altro c’era quel giorno, e che cosa può aver voluto proteggere? Quasi tutto quello che fa male nasce da una di queste tre cose, e di rado per ferire. A quale crederesti subito?",
  ),
];

/** What is told of a trouble that no kind is known for, by who does what in it: one thing to do, or the words for it. */
export const BY_STATEMENT: Record<Statement, readonly Bilingual[]> = {
  says: [
    b(
      "How it was meant only {name} can tell; how it sounded, only you. One line brings the two together: “When you said that, I didn’t know how to take it. How did you mean it?”",
      "Con che intenzione, lo sa solo {name}; come suonava, solo tu. Basta una riga per mettere insieme le due cose: «Quando l’hai detto non sapevo come prenderla. Che cosa intendevi?»",
    ),
    b(
      "You can take the words as they stand for a day or two and see whether what {name} does agrees with them. If it does, let it rest; if not, you have something to point to when you bring it up.",
      "Per un giorno o due puoi prendere quelle parole così come sono e guardare se quello che fa {name} va d’accordo. Se sì, lascia stare; se no, hai qualcosa di preciso da nominare quando ne parli.",
    ),
  ],
  mine: [
    b(
      "You’ve done your part, and the next move is {name}’s. Set yourself a day by which you’d expect something, and until then do no more: a second attempt before that takes weight off the first.",
      "La tua parte l’hai fatta, e adesso tocca a {name}. Fissa un giorno entro cui ti aspetti qualcosa, e fino ad allora basta così: un secondo tentativo prima di quel giorno toglie peso al primo.",
    ),
    b(
      "Whatever comes of it, it’s out of your hands for now. If you’d do one part of it differently today, name only that part to {name}, without taking back the rest.",
      "Comunque vada, per ora non dipende più da te. Se c’è un pezzo che oggi faresti in un altro modo, nomina {a_name} solo quello, senza rimangiarti il resto.",
    ),
  ],
  want: [
    b(
      "To {name} it needs no more words than here: begin with “I’d like”, and leave out what went before. If it won’t come out, it’s worth knowing which answer you’re afraid of.",
      "Per dirlo {a_name} non servono più parole di così: comincia con «vorrei» e togli quello che è successo prima. Se non ti esce, vale la pena capire quale risposta temi.",
    ),
    b(
      "Make one piece of it small enough for this week, something {name} can do without having understood everything. A wish that was met once is easier to repeat.",
      "Prendine un pezzo abbastanza piccolo per questa settimana, una cosa che {name} può fare anche senza aver capito tutto. Un desiderio esaudito una volta è più facile da ripetere.",
    ),
  ],
  not: [
    b(
      "What does not happen is hard to point at; it can always be denied. Take an occasion that is still to come and ask beforehand: “This time I’d like to be able to count on it. Can I?”",
      "Di quello che non succede è difficile parlare: si può sempre negare. Prendi un’occasione che deve ancora venire e chiedi prima: «Questa volta vorrei poterci contare. Posso?»",
    ),
    b(
      "Two things may be behind it, and they call for different answers: {name} doesn’t see it, or sees it and can’t. For the first a plain sentence is enough; for the second you’d have to ask what stands in the way.",
      "Dietro possono esserci due cose, e la risposta non è la stessa: {name} non se ne accorge, oppure se ne accorge e non ci riesce. Nel primo caso basta una frase chiara; nel secondo bisogna chiedere che cosa lo impedisce.",
    ),
  ],
  going: [
    b(
      "There is still time before it, and that’s worth using: agree on one thing with {name} now, who does what, or what you won’t do. Said beforehand it’s an arrangement, said on the day it’s a quarrel.",
      "C’è ancora tempo, e conviene usarlo: mettiti d’accordo adesso con {name} su una cosa, chi fa che cosa, oppure che cosa non farai. Detto prima è un accordo, detto quel giorno è una lite.",
    ),
    b(
      "Sort out what of it is fixed and what isn’t. Over the fixed part it’s no use being right; for the rest one request, made early, is worth more than five remarks on the day.",
      "Separa quello che è già deciso da quello che non lo è. Sulla parte decisa avere ragione non serve; per il resto una richiesta fatta presto vale più di cinque osservazioni quel giorno.",
    ),
  ],
  theirs: [
    b(
      "Before you say anything, choose which of three things you want: that {name} knows, that it’s put right, or that it doesn’t happen again. Each takes other words, and I can write you any of them.",
      "Prima di dire qualcosa, scegli quale di tre cose vuoi: che {name} lo sappia, che si rimedi, o che non succeda più. Per ognuna ci vogliono parole diverse, e te le posso scrivere.",
    ),
    b(
      "From {name}’s side it may look smaller, or like something else altogether; few people know which moment stayed with the other. Name that moment, and what you’d have liked in its place: that’s short enough to be heard.",
      "Dalla parte di {name} può sembrare poca cosa, o una cosa diversa: quasi nessuno sa quale momento è rimasto all’altro. Nomina quel momento, e quello che ti sarebbe piaciuto al suo posto: è abbastanza breve da essere ascoltato.",
    ),
  ],
  state: [
    b(
      "That is a good deal to carry in one’s head. Part it in two: what you can change yourself this week, and what takes {name}. Begin with the smallest item of the first half; when something has moved, the second is easier to speak of.",
      "È parecchio da tenere in testa. Dividilo in due: quello che puoi cambiare tu questa settimana, e quello per cui serve {name}. Comincia dalla cosa più piccola della prima metà; quando si muove qualcosa, anche del resto si parla meglio.",
    ),
    b(
      "It may be enough that {name} knows, without anything having to be done: “I’m not asking you to solve it, I’d only like you to know.” Many an evening goes wrong because that half sentence is missing.",
      "Può bastare che {name} lo sappia, senza che si debba fare qualcosa: «Non ti chiedo di risolverlo, vorrei solo che lo sapessi.» Tante serate vanno storte perché manca quella mezza frase.",
    ),
  ],
};

/** To “how do I …?” where no way is known: what can be done with it all the same. */
export const TWO_SIDES: readonly Bilingual[] = [
  b(
    "Two things want their due here: what you’d like to reach, and what you’d rather not break. Say the second first, in half a sentence, then the first, and stop there. Write me both in your own way, and I’ll make a message of them.",
    "Qui ci sono due cose da tenere insieme: quello che vuoi ottenere, e quello che non vuoi rovinare. Di’ prima la seconda, in mezza frase, poi la prima, e fermati lì. Scrivimele tutte e due a modo tuo, e ne faccio un messaggio.",
  ),
];
export const NO_RECIPE: readonly Bilingual[] = [
  b(
    "I don’t know {name} well enough for a recipe. What holds all the same: settle in one sentence what a good outcome would be, and take the smallest step towards it that could be taken back. Write me that sentence, and I’ll put the step into words.",
    "Non conosco {name} abbastanza per una ricetta. Una cosa vale lo stesso: di’ in una frase come dovrebbe andare a finire, e fai il passo più piccolo in quella direzione, uno da cui si possa tornare indietro. Scrivimi quella frase, e il passo lo metto in parole io.",
  ),
  b(
    "Try it in its smallest form first: once, in one place, ten minutes, and nothing that can’t be undone. After that you know how {name} takes it, and the next words are easier to find; I’ll look for them with you.",
    "Prova prima in piccolo: una volta sola, in un posto solo, dieci minuti, e niente da cui non si possa tornare indietro. Dopo sai come la prende {name}, e le parole per il passo seguente vengono meglio; le cerco con te.",
  ),
  b(
    "Two questions put this in order: what would {name} have to do on an ordinary Tuesday for you to be content, and how much of that was ever said in plain words? The first step mostly lies in the second answer.",
    "Due domande mettono ordine: che cosa dovrebbe fare {name}, in un martedì qualunque, perché per te andasse bene? E quanto di questo è mai stato detto con parole chiare? Il primo passo di solito sta nella seconda risposta.",
  ),
];
