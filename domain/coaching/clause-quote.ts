import type { Language } from "#domain/language.ts";
import { correctTypos } from "#domain/understanding/typos.ts";
import { plainWords, withoutEmoji } from "./clean.ts";
import { singleInnerQuotes } from "./evidence.ts";
import { upperFirst } from "./text.ts";

/** Maximum size of a quotation, in characters and words. */
export interface QuoteSize {
  length: number;
  words: number;
}

/** A shorter quotation from a longer text says nothing. */
const MIN_WORDS = 3;

/** Clause boundaries: punctuation, or a conjunction. */
const BOUNDARY =
  /[.!?;:,…]+(?=\s|$)|\s[–—-](?=\s)|(?=\s(?:but|because|since|although|though|while|when|whereas|so that|until|which|and (?:then|now|that|i|he|she|they|we|it|you|my|her|his)|ma|pero|però|perché|perche|poiché|anche se|mentre|quando|finché|cosi|così che|e (?:poi|ora|adesso|io|lui|lei|noi|loro|mi|ti|ci|si|non|ha|ho|è|sono|abbiamo|hanno))\s)/giu;

/**
 * User text prepared for quoting: no emoji, typing errors corrected, whole or up to the end of a clause. Null if
 * nothing is left or no clause ends within the size.
 */
export function clauseQuote(
  text: string,
  { language, names, size }: { language: Language; names: readonly string[]; size: QuoteSize },
): string | null {
  const bare = plainWords(withoutEmoji(text))
    .replace(/([!?.])\1+/g, "$1")
    .trim();
  if (!/\p{L}{2}/u.test(bare)) return null;
  const mended = fixTypos(bare, language, names);
  // A corrected first word keeps its capital.
  const whole = trimEnd(singleInnerQuotes(/^\p{Lu}/u.test(bare) ? upperFirst(mended) : mended));
  const fits = (quote: string) => quote.length <= size.length && quote.split(" ").length <= size.words;
  if (fits(whole)) return whole;
  const ends = [...whole.matchAll(BOUNDARY)].map(({ index }) => whole.slice(0, index));
  const longest = ends.filter((part) => fits(part) && part.split(" ").length >= MIN_WORDS).at(-1);
  if (!longest) return null;
  const rest = whole.slice(longest.length);
  // Nothing is missing at the end of a sentence.
  return /^[.!?]/.test(rest) ? trimEnd(longest + rest.charAt(0)) : `${trimEnd(longest)}…`;
}

/** Keyboard rows, to recognize slips to a neighbouring key. */
const ROWS = ["qwertyuiop", "asdfghjkl", "zxcvbnm"];

/**
 * Corrects slips of the finger only: letters swapped, missing, doubled or hit beside. Anything else the corrector
 * changes may be a word it doesn't know, and is kept.
 */
export function fixTypos(text: string, language: Language, names: readonly string[]): string {
  const words = /\p{L}+/gu;
  const mended = [...correctTypos(text, language, names).matchAll(words)].map(([word]) => word);
  let at = -1;
  return text.replace(words, (word) => {
    at += 1;
    const other = mended[at] ?? word;
    return isTypo(word.toLowerCase(), other.toLowerCase(), language) ? other : word;
  });
}

/** Minimum length of a word that may have one letter too many. */
const MIN_TYPO_LENGTH = 5;

/** Corrects only swapped letters: text repeated without quotation marks should otherwise stay unchanged. */
export function fixSwappedLetters(text: string, language: Language, names: readonly string[]): string {
  const words = /\p{L}+/gu;
  const mended = [...correctTypos(text, language, names).matchAll(words)].map(([word]) => word);
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

function isTypo(typed: string, meant: string, language: Language): boolean {
  // Single or double letters distinguish Italian words: “serra”, “sera”. In a short word an extra letter does too:
  // “noci”, “noi”.
  if (typed.length !== meant.length)
    return (
      (typed.length < meant.length || typed.length >= MIN_TYPO_LENGTH) &&
      (language !== "it" || single(typed) !== single(meant))
    );
  const wrong = Array.from(typed).flatMap((letter, index) => (letter === meant[index] ? [] : [index]));
  const [first = 0, second] = wrong;
  if (wrong.length === 1) return isNeighbouringKey(typed.charAt(first), meant.charAt(first));
  return second === first + 1 && typed.charAt(first) === meant.charAt(second);
}

function single(word: string): string {
  return word.replace(/(.)\1/g, "$1");
}

function isNeighbouringKey(one: string, other: string): boolean {
  return ROWS.some(
    (row) => row.includes(one) && row.includes(other) && Math.abs(row.indexOf(one) - row.indexOf(other)) === 1,
  );
}

function trimEnd(text: string): string {
  return text.replace(/[\s.,;:–—-]+$/, "");
}
