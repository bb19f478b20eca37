import type { Bilingual } from "#domain/language.ts";
import { b } from "./text.ts";

export const PLAN_FIELDS = ["action", "fears", "goals"] as const;
export type PlanField = (typeof PLAN_FIELDS)[number];

export const PLAN_LABELS: Record<PlanField, Bilingual> = {
  action: b("Action", "Azione"),
  fears: b("Fears", "Timori"),
  goals: b("Goals", "Obiettivi"),
};

export const PLAN_OPEN = b("still open", "ancora da vedere");

/** One question at a time; each field's questions are also how a later turn recognizes what was asked. */
export const PLAN_QUESTIONS: Record<PlanField, readonly Bilingual[]> = {
  action: [
    b(
      "What exactly would you like to do with {name}: a talk, a message, a request? And when, roughly?",
      "Che cosa vorresti fare, di preciso, con {name}: una conversazione, un messaggio, una richiesta? E quando, più o meno?",
    ),
    b(
      "Let us begin with the step itself: what do you want to say to {name} or do, and on which occasion?",
      "Cominciamo dal passo: che cosa vuoi dire {a_name} o fare, e in quale occasione?",
    ),
  ],
  fears: [
    b(
      "And what are you afraid could happen, on {name}’s side or on yours?",
      "E che cosa temi che possa succedere, da parte di {name} o da parte tua?",
    ),
    b(
      "Where could it go wrong? Tell me what you would rather avoid with {name}.",
      "Dove potrebbe andare storto? Dimmi che cosa vorresti evitare con {name}.",
    ),
  ],
  goals: [
    b(
      "Last thing: when it is over, how would you like things to be between {name} and you?",
      "Ultima cosa: quando sarà finita, come vorresti che fosse fra {name} e te?",
    ),
    b(
      "And what for? What would be a good result, for you and for {name}?",
      "E a che scopo? Quale sarebbe un buon risultato, per te e per {name}?",
    ),
  ],
};

export const PLAN_ACK: Record<PlanField, readonly Bilingual[]> = {
  action: [
    b("Good, that is clear: “{quote}”.", "Bene, è chiaro: «{quote}»."),
    b("“{quote}”: that is something one can prepare.", "«{quote}»: è una cosa che si può preparare."),
  ],
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
    "Gladly. We need three things: what you will do, what you fear, and what you want from it.",
    "Volentieri. Ci servono tre cose: che cosa farai, che cosa temi e che cosa ne vorresti.",
  ),
  b("Let us prepare it together, in three short steps.", "Prepariamola insieme, in tre piccoli passi."),
];

export const PLAN_INTRO: readonly Bilingual[] = [
  b("Here is your plan for {name}, in your words:", "Ecco il tuo piano per {name}, con parole tue:"),
  b("Put together, it looks like this:", "Messo insieme, è così:"),
];
export const PLAN_INTRO_REVISED: readonly Bilingual[] = [
  b("Changed. Now it reads:", "Ho cambiato. Adesso è così:"),
  b("Here is the new version:", "Ecco la nuova versione:"),
];
export const PLAN_CHECK: readonly Bilingual[] = [
  b("Does it fit like this, or would you change something?", "Ti torna così, o cambieresti qualcosa?"),
  b("Is that what you mean? You can change any line.", "È quello che intendi? Puoi cambiare qualunque riga."),
  b(
    "Read it once as if you were {name}: does it still hold?",
    "Leggilo una volta come se lo leggesse {name}: regge ancora?",
  ),
];
export const PLAN_YES: readonly Bilingual[] = [
  b(
    "Good. Two things for the road: say your first sentence aloud once before you go, and begin by asking {name} whether it is a good moment. Afterwards tell me how it went, even if it went differently.",
    "Bene. Due cose per la strada: di’ una volta ad alta voce la tua prima frase, e comincia chiedendo {a_name} se è un buon momento. Poi raccontami com’è andata, anche se sarà andata in un altro modo.",
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
