import type { Language } from "#domain/language.ts";

/** Splits a text into paragraphs at blank lines. */
export function paragraphsOf(text: string): string[] {
  return text
    .split(/\n\s*\n/)
    .map((part) => part.trim())
    .filter(Boolean);
}

/** Titles and initials, whose full stop does not end a sentence. */
const SHORTENED = /(?:^|[\s(“«])(?:Dr|Dott|Dott\.?ssa|Sig|Sig\.?ra|Mr|Mrs|Ms|Prof|St|S|\p{Lu})\.\s*$/u;
/** Start of a sentence, optionally after a quotation mark or bracket. */
const BEGINNING = /^[\s“«"(‘]*[\p{Lu}\p{Lt}\p{Lo}\p{N}]/u;

/** Splits off the first sentence; the rest may be empty. A question quoted within a sentence does not end it. */
export function firstSentence(text: string, language: Language): [first: string, rest: string] {
  const whole = text.trim();
  for (const { index, segment } of new Intl.Segmenter(language, { granularity: "sentence" }).segment(whole)) {
    const end = index + segment.length;
    const [first, rest] = [whole.slice(0, end).trim(), whole.slice(end)];
    if (isWhole(first, rest) || (segment.endsWith("\n") && /^\s*\n/.test(rest))) return [first, rest.trim()];
  }
  return [whole, ""];
}

function isWhole(sentence: string, rest: string): boolean {
  const count = (signs: RegExp) => sentence.match(signs)?.length ?? 0;
  return count(/[“«]/g) <= count(/[”»]/g) && !SHORTENED.test(sentence) && BEGINNING.test(rest);
}

/** Splits off the key sentence: the first one, and if it is a question, the sentence that answers it as well. */
export function keySentence(text: string, language: Language): [key: string, rest: string] {
  const [first, rest] = firstSentence(text, language);
  if (!first.endsWith("?")) return [first, rest];
  const [answer, more] = firstSentence(rest, language);
  return [`${first} ${answer}`.trim(), more];
}

/** Splits off the first `count` sentences. */
export function firstSentences(text: string, language: Language, count: number): [first: string[], rest: string] {
  const sentences: string[] = [];
  let rest = text.trim();
  while (sentences.length < count && rest) {
    const [sentence, more] = firstSentence(rest, language);
    sentences.push(sentence);
    rest = more;
  }
  return [sentences, rest];
}
