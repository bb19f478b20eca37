import type { Bilingual } from "#domain/language.ts";
import { b } from "./text.ts";

/* Names a fact taken from the notes unasked, and its date: `{day_low}` is “on 3 May”. */

/** With a draft that names a sum. */
export const SUM_FROM: readonly Bilingual[] = [
  b(
    "The figure ({sum}) comes from what you wrote, last {day_low}. Change it if it no longer holds.",
    "La cifra ({sum}) viene da quello che hai scritto, l’ultima volta {day_low}. Se non vale più, cambiala.",
  ),
];

/** With a draft that names a promise. */
export const PROMISE_FROM: readonly Bilingual[] = [
  b(
    "What {name} promised is as you wrote it {day_low}. If it has been kept since, don’t send this.",
    "La promessa è quella che hai scritto {day_low}. Se nel frattempo è stata mantenuta, non mandarlo.",
  ),
];

/** With birthday wishes: `{date}` is “on 14 March”. */
export const BIRTHDAY_ON: readonly Bilingual[] = [
  b(
    "The birthday is {date}, as you wrote {day_low}: that is the day to send it.",
    "Il compleanno è {date}, come hai scritto {day_low}: mandalo quel giorno.",
  ),
];
export const BIRTHDAY_TODAY: readonly Bilingual[] = [
  b("The birthday is today, as you wrote {day_low}.", "Il compleanno è oggi, come hai scritto {day_low}."),
];
export const BIRTHDAY_OVER: readonly Bilingual[] = [
  b(
    "The birthday was {date}, as you wrote {day_low}, so these are late wishes.",
    "Il compleanno era {date}, come hai scritto {day_low}: per questo sono auguri in ritardo.",
  ),
];

/** With a plan that involves a meal. */
export const PLAN_DIET: readonly Bilingual[] = [
  b(
    "For the table, something you wrote {day_low}: “{quote}”.",
    "Per la tavola, una cosa che hai scritto {day_low}: «{quote}».",
  ),
];
/** With a plan, if there is another event soon: `{when}` is “tomorrow”, `{when_first}` the same capitalized. */
export const PLAN_COMING: readonly Bilingual[] = [
  b(
    "{when_first}, as you wrote, there is this: “{quote}”. Choose a moment that leaves room for it.",
    "{when_first}, come hai scritto, c’è questo: «{quote}». Scegli un momento che lasci spazio.",
  ),
];

/** A tip on an outstanding sum, `{quote}`. */
export const OPEN_SUM_TIP: readonly Bilingual[] = [
  b(
    "By what you wrote, {quote} are still open between you and {name}. [Name the sum and a day once|Say the sum and propose a day], kindly and without a reason; what has been said once need not be hinted at.",
    "Da quello che hai scritto, tra te e {name} restano in sospeso {quote}. [Nomina una volta la cifra e un giorno|Di’ la cifra e proponi un giorno], con gentilezza e senza spiegazioni: quello che si è detto una volta non serve lasciarlo intendere.",
  ),
];

/** A tip on a promise not mentioned since; `{quote}` is the note's sentence. */
export const OPEN_PROMISE_TIP: readonly Bilingual[] = [
  b(
    "“{quote}”, you wrote {day}. [If it is still open|If nothing has come of it yet], ask {name} once, lightly, what would make it easier; a question brings more than a reminder of the word given.",
    "«{quote}», hai scritto {day}. [Se è ancora in sospeso|Se non se n’è fatto niente], chiedi {a_name} una volta, senza peso, che cosa lo renderebbe più facile: una domanda ottiene più che ricordare la parola data.",
  ),
];
