import { plainWords, shorten } from "./clean.ts";
import { mendSlips } from "./clause-quote.ts";
import type { TAKES_UP } from "./content.acts.ts";
import { echoOf, softQuotes } from "./evidence.ts";
import { flatten } from "./intent.ts";
import type { Voice } from "./voice.ts";

const REACTION =
  /\b(?:(?:he|she|they|it) (?:said|says|told|answered|replied|wrote|texted|got|laughed|cried|shouted|just|didn'?t|won'?t|refused|thinks?)|(?:mi )?ha (?:detto|risposto|scritto|riso|pianto|urlato)|(?:mi )?(?:dice|risponde|scrive) che|non (?:mi )?ha (?:detto|risposto)|si e (?:arrabbiat|offes|mess|chius)\w*|pensa che)\b/;
/** The other person has given in or agreed to something. */
const AGREED =
  /\b(?:(?:he|she|they)(?:'ll| will) (?:pay|come|do|try|think|call|help|stop|give|bring|send|talk|change)|(?:he|she|they)(?:'s| has| have)? (?:said yes|agreed|accepted|apologi[sz]ed|promised|understood|thanked|paid)|we(?:'ve| have)? (?:agreed|made up)|ha (?:detto (?:di )?si|accettato|promesso|capito|pagato|ringraziato)|(?:si e|mi ha chiesto) scus\w+|e d'accordo|siamo d'accordo|abbiamo fatto pace|ci siamo (?:messi d'accordo|chiariti))\b/;
const TRIED =
  /\b(?:i(?:'ve| have)? (?:already )?(?:tried|asked|told|wrote|said|apologi[sz]ed|called|texted|offered)|we(?:'ve| have)? (?:already )?(?:tried|talked)|(?:ho|abbiamo) (?:gia )?(?:provato|chiesto|detto|scritto|chiamato|parlato|proposto)|mi sono (?:gia )?scusat[oa]|gliel'ho|glielo ho)\b/;
const TIME =
  /\b(?:for (?:\w+ )?(?:\w+ )?(?:weeks|months|years)|since (?:\w+ )?\w+|always been|da (?:\w+ )?(?:settimane|mesi|anni)|da (?:quando|sempre)|anni che|mesi che)\b/;

/** How a statement is taken up: as what the other did, what was tried, since when it lasts. */
export function kindOf(message: string): keyof typeof TAKES_UP {
  const flat = flatten(message);
  if (AGREED.test(flat)) return "agreed";
  if (REACTION.test(flat)) return "reaction";
  if (TRIED.test(flat)) return "tried";
  return TIME.test(flat) ? "time" : "other";
}

const LONGEST_QUOTE = 90;

/** What of a message is taken up in the user’s own words, typing mended; empty where there is nothing to quote. */
export function quoteOf(message: string, { language, name }: Pick<Voice, "language" | "name">): string {
  const mended = mendSlips(message, language, [name]);
  const telling = echoOf(mended);
  if (telling) return telling;
  const sentences = plainWords(mended).match(/[^.!?…]+[.!?…]*/g) ?? [];
  const asked = sentences.find((one) => one.trimEnd().endsWith("?")) ?? sentences[0] ?? "";
  const plain = asked.trim().replace(/[\s?.!…,;:]+$/, "");
  return /\p{L}{2}/u.test(plain) ? softQuotes(shorten(plain, LONGEST_QUOTE)) : "";
}
