import type { Bilingual } from "#domain/language.ts";
import type { Statement } from "./statement.ts";
import { b } from "../text.ts";

/** A quotation of the other person that nothing else explains. */
export const QUOTED: readonly Bilingual[] = [
  b(
    "“{quote}” can be meant in more than one way, and only {name} knows which. Rather than guess, ask about the words themselves: “When you said that, what did you have in mind?” Asked like this it’s no reproach, and the answer is mostly plainer than what one imagines at night.",
    "«{quote}» si può intendere in più modi, e quale sia lo sa solo {name}. Invece di indovinare, chiedi delle parole: «Quella frase mi è rimasta: che cosa c’era dietro?» Così non è un rimprovero, e la risposta di solito è più semplice di quello che ci si immagina di notte.",
  ),
];
/** A quotation in which {name} judges the user's work. */
export const QUOTED_AT_WORK: readonly Bilingual[] = [
  b(
    "One can turn “{quote}” over for days, or ask. A short question makes something to work with out of it: “Could you tell me what you had in mind there, and what better would look like?” Nobody in {name}’s place minds being asked that; mostly it’s a good sign.",
    "Su «{quote}» ci si può arrovellare per giorni, oppure si chiede. Una domanda breve ne fa qualcosa su cui lavorare: «Mi può dire che cosa aveva in mente, e come sarebbe fatto meglio?» Al posto di {name} una domanda così non dà fastidio, di solito fa piacere.",
  ),
];

/** A statement without any sign of who did what to whom. */
export const OPEN: readonly Bilingual[] = [
  b(
    "Would words for {name} help, or first a look at it from {name}’s side?",
    "Ti servono parole per {name}, o prima la guardiamo dalla parte di {name}?",
  ),
];

/** For a look from the other side. */
export const THEIR_SIDE: readonly Bilingual[] = [
  b(
    "Then from {name}’s side: what did {name} know at that moment, what else was on that day, and what may {name} have wanted to protect? Most of what hurts is done for one of these three, and seldom in order to hurt. Which of them would you believe at once?",
    "Allora dalla parte di {name}: che cosa sapeva in quel momento, che cos’altro c’era quel giorno, e che cosa può aver voluto proteggere? Quasi tutto quello che fa male nasce da una di queste tre cose, e di rado per ferire. A quale crederesti subito?",
  ),
];

/** Trouble of no known kind, by who does what: one thing to do, or words for it. */
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
  ],
  state: [
    b(
      "That is a good deal to carry in one’s head. Part it in two: what you can change yourself this week, and what takes {name}. Begin with the smallest item of the first half; when something has moved, the second is easier to speak of.",
      "È parecchio da tenere in testa. Dividilo in due: quello che puoi cambiare tu questa settimana, e quello per cui serve {name}. Comincia dalla cosa più piccola della prima metà; quando si muove qualcosa, anche del resto si parla meglio.",
    ),
  ],
};

/** Answers “how do I …?” without a known way: says so, and what is missing. */
export const NO_RECIPE: readonly Bilingual[] = [
  b(
    "I have nothing ready for this that I’d trust. What should {name} know or do at the end of it? From that I can make the words.",
    "Per questo non ho niente di pronto di cui mi fidi. Alla fine {name} che cosa dovrebbe sapere o fare? Da lì posso scriverti le parole.",
  ),
];
