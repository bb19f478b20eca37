import type { Bilingual } from "#domain/language.ts";
import type { CoachMemory } from "./reply-types.ts";
import { b } from "./text.ts";

/** Quotes an earlier text; planned interactions are not quoted as outcomes. */
export const MEMORY_FRAMES: Record<
  Exclude<CoachMemory["kind"], "interaction"> | "planned" | "completed",
  readonly Bilingual[]
> = {
  note: [
    b(
      "This is not the first time it comes up. {day} you noted: “{quote}”",
      "Non è la prima volta che ne parli. {day} hai annotato: «{quote}».",
    ),
    b("An earlier note of yours fits here. {day}: “{quote}”", "C’è una tua nota che qui fa al caso. {day}: «{quote}»."),
  ],
  planned: [b("You have a plan that touches this: “{quote}”", "Hai già un piano che tocca questo punto: «{quote}».")],
  completed: [
    b(
      "You have been at this point before. {day} you wrote how it went: “{quote}”",
      "Hai già vissuto un momento così. {day} hai scritto com’è andata: «{quote}».",
    ),
  ],
  message: [
    b(
      "You told me something like it. {day}: “{quote}”",
      "Mi avevi già raccontato qualcosa di simile. {day}: «{quote}».",
    ),
    b(
      "It brings back what you told me {day_low}: “{quote}”",
      "Mi torna in mente quello che mi hai scritto {day_low}: «{quote}».",
    ),
  ],
  answer: [
    b("When you described {name}, you wrote: “{quote}”", "Quando hai descritto {name}, hai scritto: «{quote}»."),
    b(
      "Among your answers about {name} there is this: “{quote}”",
      "Tra le tue risposte su {name} c’è questa: «{quote}».",
    ),
  ],
};

/** The person is left out of AI: at the start, and when asked what the coach knows. */
export const LEFT_OUT: readonly Bilingual[] = [
  b(
    "You keep {name} out of what I may know, so none of your notes, answers or outcomes about {name} reaches me. I have only what you tell me here.",
    "Hai scelto di tenere {name} fuori da quello che posso sapere: di note, risposte ed esiti su {name} non mi arriva niente. Ho solo quello che mi racconti qui.",
  ),
  b(
    "I know nothing about {name}, because that is how you set it: your notes, answers and outcomes stay closed to me. What you write in this conversation is all I go by.",
    "Di {name} non so niente, perché hai impostato così: note, risposte ed esiti per me restano chiusi. Mi baso solo su quello che scrivi in questa conversazione.",
  ),
];
