import type { Bilingual } from "#domain/language.ts";
import { b } from "./text.ts";

/** Beginnings of answers to how-to questions; `{asked}` is the action in the infinitive. */
export const TO_SAY: readonly Bilingual[] = [
  b(
    "To {asked}, one clear sentence in a quiet moment is enough to begin with.",
    "Per {asked}, all’inizio basta una frase chiara, in un momento tranquillo.",
  ),
  b(
    "To {asked}, you need few words: what it is about, and what you would like.",
    "Per {asked} servono poche parole: di che cosa si tratta, e che cosa vorresti.",
  ),
  b(
    "To {asked}, choose one sentence, say it once, and leave room for an answer.",
    "Per {asked}, scegli una frase, dilla una volta sola e lascia spazio alla risposta.",
  ),
];
export const TO_DO: readonly Bilingual[] = [
  b("To {asked}, start with the part that is in your own hands.", "Per {asked}, comincia da quello che dipende da te."),
  b(
    "To {asked}, begin with one small thing this week, and see what it changes.",
    "Per {asked}, comincia con una cosa piccola questa settimana, e guarda che cosa cambia.",
  ),
];
/** Beginnings that repeat the question; `{Asked}` starts with its interrogative: “What to say to her”. */
export const WHAT_TO_SAY: readonly Bilingual[] = [
  b(
    "{Asked}: less than you think, one sentence that is true.",
    "{Asked}: meno di quanto pensi, una frase sola, ma vera.",
  ),
];
export const WHAT_TO_DO: readonly Bilingual[] = [
  b(
    "{Asked}: one thing to begin with, and then see what it changes.",
    "{Asked}: una cosa sola per cominciare, e poi guarda che cosa cambia.",
  ),
];
export const WHEN_TO: readonly Bilingual[] = [
  b(
    "{Asked}: not in passing, and not before you are sure of it yourself.",
    "{Asked}: non di passaggio, e non prima che per te sia chiaro.",
  ),
];
export const HOW_MUCH: readonly Bilingual[] = [
  b(
    "{Asked}: there is no fixed measure; go by what suits you both.",
    "{Asked}: una misura fissa non c’è; conta che vada bene a tutti e due.",
  ),
];
export const WHY_OTHERS: readonly Bilingual[] = [
  b(
    "{Asked}: from outside that is a guess, and there may be more than one reason.",
    "{Asked}: da fuori si può solo supporre, e i motivi possono essere più d’uno.",
  ),
];
export const WHAT_MEANT: readonly Bilingual[] = [
  b(
    "{Asked}: only a question to {name} settles that; until then it is one reading among several.",
    "{Asked}: lo chiarisce solo una domanda {a_name}; fino ad allora è un’interpretazione fra tante.",
  ),
];

/** Answers an either-or question; lower case, after the question. */
export const EITHER: readonly Bilingual[] = [
  b(
    "of the two I’d take the one that can still be changed afterwards.",
    "fra le due sceglierei quella che dopo si può ancora cambiare.",
  ),
  b(
    "I’d go by which of the two you would rather explain to {name} a month from now.",
    "fra le due prenderei quella che fra un mese spiegheresti più volentieri {a_name}.",
  ),
];

/** Answers “too much?”, “too late?”: by whose standard. */
export const TOO: readonly Bilingual[] = [
  b("{What} only if one of you two feels so.", "{What} solo se lo {is} per uno di voi due."),
];

/** The answer wasn't found in the records; `{what}` is the question as a clause. */
export const ABSENT_ASKED = {
  none: b("Nothing of yours says {what}.", "Qui non hai ancora scritto {what}."),
  one: b("Your one note doesn’t say {what}.", "Nella tua unica nota non c’è scritto {what}."),
  many: b("None of your {count} notes says {what}.", "In nessuna delle tue {count} note c’è scritto {what}."),
};
