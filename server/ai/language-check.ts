import type { Language } from "#domain/language.ts";

/** Frequent words that do not exist in the other language. */
const WORDS: Record<Language, ReadonlySet<string>> = {
  en: new Set(
    "the and you your of to is are that with for this it they when not be can their what as have but them who will may people".split(
      " ",
    ),
  ),
  it: new Set(
    "il la di che e un una con per non gli le del della si ti più quando come chi anche nel alla è sono ma ciò tuo tua qualcosa puoi".split(
      " ",
    ),
  ),
};

/** Whether a text of a few sentences is in this language, judged by frequent words. */
export function isWrittenIn(text: string, language: Language): boolean {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  const count = (wanted: Language) => words.filter((word) => WORDS[wanted].has(word)).length;
  const own = count(language);
  return own >= words.length * 0.08 && own > 2 * count(language === "en" ? "it" : "en");
}
