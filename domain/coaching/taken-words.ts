import { plainWords, shorten } from "./clean.ts";
import { echoOf, softQuotes } from "./evidence.ts";

const LONGEST_QUOTE = 90;

/** What of a message is quoted, as it was written; empty where there is nothing to quote. */
export function quoteOf(message: string): string {
  const telling = echoOf(message);
  if (telling) return telling;
  const sentences = plainWords(message).match(/[^.!?…]+[.!?…]*/g) ?? [];
  const asked = sentences.find((one) => one.trimEnd().endsWith("?")) ?? sentences[0] ?? "";
  const plain = asked.trim().replace(/[\s?.!…,;:]+$/, "");
  return /\p{L}{2}/u.test(plain) ? softQuotes(shorten(plain, LONGEST_QUOTE)) : "";
}
