import { plainWords, shorten } from "./clean.ts";
import { statementToQuote, singleInnerQuotes } from "./evidence.ts";

const MAX_QUOTE_LENGTH = 90;

/** The part of a message to quote, verbatim; empty if there is none. */
export function quoteMessage(message: string): string {
  const telling = statementToQuote(message);
  if (telling) return telling;
  const sentences = plainWords(message).match(/[^.!?…]+[.!?…]*/g) ?? [];
  const asked = sentences.find((one) => one.trimEnd().endsWith("?")) ?? sentences[0] ?? "";
  const plain = asked.trim().replace(/[\s?.!…,;:]+$/, "");
  return /\p{L}{2}/u.test(plain) ? singleInnerQuotes(shorten(plain, MAX_QUOTE_LENGTH)) : "";
}
