import type { Language } from "#domain/language.ts";

/** A text's paragraphs: what blank lines part. */
export function paragraphsOf(text: string): string[] {
  return text
    .split(/\n\s*\n/)
    .map((part) => part.trim())
    .filter(Boolean);
}

/** The first sentence of a text, and the rest, which may be empty. */
export function firstSentence(text: string, language: Language): [first: string, rest: string] {
  const [first] = new Intl.Segmenter(language, { granularity: "sentence" }).segment(text.trim());
  const sentence = first?.segment ?? "";
  return [sentence.trim(), text.trim().slice(sentence.length).trim()];
}

/** The sentence worth keeping, and the rest; a question is nothing to keep without the sentence that answers it. */
export function keySentence(text: string, language: Language): [key: string, rest: string] {
  const [first, rest] = firstSentence(text, language);
  if (!first.endsWith("?")) return [first, rest];
  const [answer, more] = firstSentence(rest, language);
  return [`${first} ${answer}`.trim(), more];
}
