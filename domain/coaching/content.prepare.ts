import type { Bilingual } from "#domain/language.ts";
import { b } from "./text.ts";

export const PLAN_FIELDS = ["action", "fears", "goals"] as const;
export type PlanField = (typeof PLAN_FIELDS)[number];

export const PLAN_LABELS: Record<PlanField, Bilingual> = {
  action: b("Action", "Azione"),
  fears: b("Fears", "Timori"),
  goals: b("Goals", "Obiettivi"),
};

/** Also used to recognize which question was asked. */
export const PLAN_QUESTIONS: readonly Bilingual[] = [
  b(
    "What exactly would you like to do with {name}: a talk, a message, a request? And when, roughly?",
    "Che cosa vorresti fare, di preciso, con {name}: una conversazione, un messaggio, una richiesta? E quando, più o meno?",
  ),
  b(
    "Let us begin with the step itself: what do you want to say to {name} or do, and on which occasion?",
    "Cominciamo dal passo: che cosa vuoi dire {a_name} o fare, e in quale occasione?",
  ),
];

export const PLAN_ACK: Record<"fears" | "goals", readonly Bilingual[]> = {
  fears: [
    b("“{quote}”: good to have that on the table.", "«{quote}»: è bene averlo sul tavolo."),
    b("“{quote}”: I understand that.", "«{quote}»: si capisce."),
  ],
  goals: [
    b("“{quote}”: that is a good direction.", "«{quote}»: è una buona direzione."),
    b("“{quote}”: worth the effort.", "«{quote}»: ne vale la pena."),
  ],
};

export const PLAN_START: readonly Bilingual[] = [
  b(
    "Gladly. Tell me the step, and I’ll put together a first plan that you can change as you like.",
    "Volentieri. Dimmi il passo, e metto insieme un primo piano che puoi cambiare come vuoi.",
  ),
  b("Let us prepare it together, one thing at a time.", "Prepariamola insieme, una cosa alla volta."),
];

export const PLAN_INTRO: readonly Bilingual[] = [
  b("Here is a plan for {name}, in your words.", "Ecco un piano per {name}, con parole tue."),
  b("Put together, this is your plan with {name}.", "Messo insieme, questo è il tuo piano con {name}."),
];

/** Introduction if part of the plan is a guess. */
export const PLAN_INTRO_FIRST: readonly Bilingual[] = [
  b("Here is a first plan for {name}.", "Ecco un primo piano per {name}."),
  b("A first version of your plan with {name}.", "Una prima versione del tuo piano con {name}."),
];

/** Names the drafted lines and their source. */
export const PLAN_DRAFTED: Record<"fears" | "goals" | "both" | "all", readonly Bilingual[]> = {
  fears: [
    b(
      "You did not say what you are afraid of, so that line is my guess{from}; put in what fits better.",
      "Non hai detto che cosa temi, quindi quella riga è una mia ipotesi{from}: metti quello che ti torna di più.",
    ),
  ],
  goals: [
    b(
      "You did not say what you want from it, so that line is my guess{from}; put in what fits better.",
      "Non hai detto che cosa ne vorresti, quindi quella riga è una mia ipotesi{from}: metti quello che ti torna di più.",
    ),
  ],
  both: [
    b(
      "Fears and goals are my guess{from}: you know better, so change whatever is not yours.",
      "Timori e obiettivi sono una mia ipotesi{from}: tu ne sai di più, quindi cambia quello che non senti tuo.",
    ),
    b(
      "What you fear and what you hope for I have only guessed{from}. Say it your way, and I’ll put that in.",
      "Che cosa temi e che cosa speri l’ho solo immaginato{from}. Dillo a modo tuo e metto quello.",
    ),
  ],
  all: [
    b(
      "You have not decided yet, so all of it is my guess{from}: take it as something to disagree with.",
      "Non hai ancora deciso, quindi è tutto una mia ipotesi{from}: prendilo come qualcosa a cui dire di no.",
    ),
  ],
};

export const PLAN_FROM: Record<"note" | "interaction" | "profile", Bilingual> = {
  note: b(", from your notes", ", a partire dalle tue note"),
  interaction: b(", from how it went before", ", a partire da com’è andata in passato"),
  profile: b(", from how you described {name}", ", a partire da come hai descritto {name}"),
};

export const PLAN_INTRO_REVISED: readonly Bilingual[] = [
  b("Changed: {lines}.", "Fatto, ho cambiato {lines}."),
  b("Here is the new version, with {lines} changed.", "Ecco la nuova versione: ho cambiato {lines}."),
];
/** The changed lines, for the sentence above. */
export const PLAN_LINE_NAMES: Record<PlanField, Bilingual> = {
  action: b("the action", "l’azione"),
  fears: b("the fears", "i timori"),
  goals: b("the goals", "gli obiettivi"),
};
export const PLAN_UNCLEAR: readonly Bilingual[] = [
  b(
    "What I could not place: “{quote}”. Which line is it for?",
    "Non ho capito dove mettere questo: «{quote}». A quale riga va?",
  ),
];
export const PLAN_CHECK: readonly Bilingual[] = [
  b("Does it fit like this, or would you change something?", "Ti torna così, o cambieresti qualcosa?"),
  b("Is that what you mean? You can change any line.", "È quello che intendi? Puoi cambiare qualunque riga."),
  b(
    "Read it once as if you were {name}: does it still hold?",
    "Leggilo una volta come se lo leggesse {name}: regge ancora?",
  ),
];
/** If the fear is still a guess. */
export const PLAN_ASK_FEAR: readonly Bilingual[] = [
  b("What could go wrong, as you see it?", "Che cosa potrebbe andare storto, secondo te?"),
  b("What are you most afraid of in it?", "Di che cosa hai più paura?"),
];

/** If only the goal is still a guess. */
export const PLAN_ASK_GOAL: readonly Bilingual[] = [
  b(
    "And the goals, which are still my guess: what would be a good result for you?",
    "E gli obiettivi, che sono ancora una mia ipotesi: quale sarebbe per te un buon risultato?",
  ),
  b("And what do you hope for from it, in your own words?", "E con parole tue: che cosa speri che ne venga fuori?"),
];
export const PLAN_YES: readonly Bilingual[] = [
  b(
    "Good. Two things for the road: say your first sentence aloud once before you go, and begin by asking {name} whether it is a good moment. Afterwards tell me how it went, even if it went differently.",
    "Bene. Due cose da tenere a mente: di’ una volta ad alta voce la tua prima frase, e comincia chiedendo {a_name} se è un buon momento. Poi raccontami com’è andata, anche se sarà andata in un altro modo.",
  ),
  b(
    "Then it stands. If you get nervous, hold on to the goal and let the exact words go; {name} does not know your script. Write a note afterwards, two lines will do.",
    "Allora è fatta. Se arriva l’agitazione, tieni l’obiettivo e lascia andare le parole esatte: {name} non conosce il tuo copione. Dopo scrivi una nota, bastano due righe.",
  ),
];
export const PLAN_WHICH: readonly Bilingual[] = [
  b(
    "Which line shall we change: the action, the fears or the goals? Write it the way you would like it.",
    "Quale riga cambiamo: l’azione, i timori o gli obiettivi? Scrivila come la vorresti.",
  ),
  b(
    "Tell me the line (action, fears, goals) and the new words, and I’ll put them in.",
    "Dimmi la riga (azione, timori, obiettivi) e le parole nuove, e le metto al loro posto.",
  ),
];

/** If the change would leave no action, or the line can't be shorter. */
export const PLAN_AS_IS: readonly Bilingual[] = [
  b(
    "As I read it, that would change nothing. Tell me the line and the words you want in it.",
    "Così come la leggo, non cambierebbe niente. Dimmi la riga e le parole che ci vuoi.",
  ),
];

export const PLAN_SAVED: Bilingual = b(
  "Saved: you find it among what you have planned with {name}. When it is done, tell me how it went.",
  "Salvato: lo trovi tra le cose in programma con {name}. Quando sarà fatta, raccontami com’è andata.",
);
