import type { Language } from "#domain/language.ts";
import { mendTyping } from "#domain/understanding/mend.ts";
import { plainWords, withoutSigns } from "./clean.ts";
import { softQuotes } from "./evidence.ts";
import { upperFirst } from "./text.ts";

/** Longest quotation, in characters and words. */
export interface QuoteSize {
  length: number;
  words: number;
}

/** A quotation shorter than this, where more was written, says nothing. */
const FEWEST_WORDS = 3;

/** Where a clause ends: at its own mark, or before a word that begins another. */
const BOUNDARY =
  /[.!?;:,…]+(?=\s|$)|\s[–—-](?=\s)|(?=\s(?:but|because|since|although|though|while|when|whereas|so that|until|which|and (?:then|now|that|i|he|she|they|we|it|you|my|her|his)|ma|pero|però|perché|perche|poiché|anche se|mentre|quando|finché|cosi|così che|e (?:poi|ora|adesso|io|lui|lei|noi|loro|mi|ti|ci|si|non|ha|ho|è|sono|abbiamo|hanno))\s)/giu;

/**
 * Somebody's words as they may be repeated: without emoji, with the typing mended, whole or up to the end of a clause.
 * Null where nothing is left, or where no clause ends within the size.
 */
export function clauseQuote(
  text: string,
  { language, names, size }: { language: Language; names: readonly string[]; size: QuoteSize },
): string | null {
  const bare = plainWords(withoutSigns(text))
    .replace(/([!?.])\1+/g, "$1")
    .trim();
  if (!/\p{L}{2}/u.test(bare)) return null;
  const mended = mendSlips(bare, language, names);
  // What was mended at the beginning keeps its capital.
  const whole = trimEnd(softQuotes(/^\p{Lu}/u.test(bare) ? upperFirst(mended) : mended));
  const fits = (quote: string) => quote.length <= size.length && quote.split(" ").length <= size.words;
  if (fits(whole)) return whole;
  const ends = [...whole.matchAll(BOUNDARY)].map(({ index }) => whole.slice(0, index));
  const longest = ends.filter((part) => fits(part) && part.split(" ").length >= FEWEST_WORDS).at(-1);
  if (!longest) return null;
  const rest = whole.slice(longest.length);
  // At the end of a sentence nothing is missing from it.
  return /^[.!?]/.test(rest) ? trimEnd(longest + rest.charAt(0)) : `${trimEnd(longest)}…`;
}

/** Neighbouring keys, for slips of the finger. */
const ROWS = ["qwertyuiop", "asdfghjkl", "zxcvbnm"];

/**
 * Typing errors mended where they are slips of the finger: letters exchanged, left out, doubled or hit beside. Whatever
 * else the mending would change may be a word it does not know, and stays as it was written.
 */
export function mendSlips(text: string, language: Language, names: readonly string[]): string {
  const words = /\p{L}+/gu;
  const mended = [...mendTyping(text, language, names).matchAll(words)].map(([word]) => word);
  let at = -1;
  return text.replace(words, (word) => {
    at += 1;
    const other = mended[at] ?? word;
    return isSlip(word.toLowerCase(), other.toLowerCase(), language) ? other : word;
  });
}

/** Letters of a word that may have one too many. */
const SHORTEST_SLIP = 5;

/** Only letters that were exchanged set right: what is said back without quotation marks keeps every other word as it is. */
export function mendSwapped(text: string, language: Language, names: readonly string[]): string {
  const words = /\p{L}+/gu;
  const mended = [...mendTyping(text, language, names).matchAll(words)].map(([word]) => word);
  let at = -1;
  return text.replace(words, (word) => {
    at += 1;
    const other = mended[at] ?? word;
    return isSwapped(word.toLowerCase(), other.toLowerCase()) ? other : word;
  });
}

function isSwapped(typed: string, meant: string): boolean {
  if (typed.length !== meant.length) return false;
  const wrong = Array.from(typed).flatMap((letter, index) => (letter === meant[index] ? [] : [index]));
  const [first = 0, second] = wrong;
  return wrong.length === 2 && second === first + 1 && typed.charAt(first) === meant.charAt(second);
}

function isSlip(typed: string, meant: string, language: Language): boolean {
  // Single or double makes another word in Italian: “serra” is no “sera”. A short word with one more is another:
  // “noci” is no “noi”.
  if (typed.length !== meant.length)
    return (
      (typed.length < meant.length || typed.length >= SHORTEST_SLIP) &&
      (language !== "it" || single(typed) !== single(meant))
    );
  const wrong = Array.from(typed).flatMap((letter, index) => (letter === meant[index] ? [] : [index]));
  const [first = 0, second] = wrong;
  if (wrong.length === 1) return isBeside(typed.charAt(first), meant.charAt(first));
  return second === first + 1 && typed.charAt(first) === meant.charAt(second);
}

function single(word: string): string {
  return word.replace(/(.)\1/g, "$1");
}

function isBeside(one: string, other: string): boolean {
  return ROWS.some(
    (row) => row.includes(one) && row.includes(other) && Math.abs(row.indexOf(one) - row.indexOf(other)) === 1,
  );
}

function trimEnd(text: string): string {
  return text.replace(/[\s.,;:–—-]+$/, "");
}
