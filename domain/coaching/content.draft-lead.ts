import type { Bilingual } from "#domain/language.ts";
import { b } from "./text.ts";

/** Names of the kinds of messages. */
export type DraftKind =
  | "sympathy"
  | "congratulations"
  | "apology"
  | "no"
  | "invitation"
  | "request"
  | "question"
  | "thanks"
  | "plain";

export const DRAFT_KINDS: Readonly<Record<DraftKind, Bilingual>> = {
  sympathy: b("A few words of sympathy", "Le condoglianze"),
  congratulations: b("Congratulations", "Le congratulazioni"),
  apology: b("An apology", "Le scuse"),
  no: b("A no", "Un no"),
  invitation: b("An invitation", "Un invito"),
  request: b("A request", "Una richiesta"),
  question: b("A question", "Una domanda"),
  thanks: b("A thank-you", "Un grazie"),
  plain: b("A message", "Un messaggio"),
};

/** Before a draft: recipient, topic, and what it contains of the user's. */
export const DRAFT_SAYS = {
  to: b("{what} to {name}", "{what} {a_name}"),
  about: b("{what} about {noun}", "{what} su {noun_name}"),
  toAbout: b("{what} to {name} about {noun}", "{what} {a_name} su {noun_name}"),
  alone: b("{what}", "{what}"),
  with: b("{lead}, with {list}:", "{lead}, con {list}:"),
  one: b("{lead}, in one sentence:", "{lead}, in una frase:"),
  two: b("{lead}, in two sentences:", "{lead}, in due frasi:"),
  short: b("{lead}, kept short:", "{lead}, in poche righe:"),
};
/** The user's details in a draft. */
export const DETAILS = {
  sum: b("the sum ({value})", "la cifra ({value})"),
  day: b("the day ({value})", "il giorno ({value})"),
  days: b("the days ({value})", "i giorni ({value})"),
};
export const THE_REASON: Bilingual = b("the reason", "il motivo");
