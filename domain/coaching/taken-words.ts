import { plainWords, shorten } from "./clean.ts";
import { echoOf, softQuotes } from "./evidence.ts";

const LONGEST_QUOTE = 90;

/** The part of a message to quote, verbatim; empty if there is none. */
export function quoteOf(message: string): string {
  const telling = echoOf(message);
  if (telling) return telling;
  const sentences = plainWords(message).match(/[^.!?…]+[.!?…]*/g) ?? [];
  const asked = sentences.find((one) => one.trimEnd().endsWith("?")) ?? sentences[0] ?? "";
  const plain = asked.trim().replace(/[\s?.!…,;:]+$/, "");
  return /\p{L}{2}/u.test(plain) ? softQuotes(shorten(plain, LONGEST_QUOTE)) : "";
}
