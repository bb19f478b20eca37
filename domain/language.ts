export const LANGUAGES = ["en", "it"] as const;
export type Language = (typeof LANGUAGES)[number];

/** The language that a code stands for; null if there is none. */
export function languageOf(code: unknown): Language | null {
  return LANGUAGES.find((language) => language === code) ?? null;
}

export const DEFAULT_LANGUAGE: Language = "en";

/** For dates and numbers. en-GB puts the day before the month, as Italian does. */
export const LOCALES: Record<Language, string> = { en: "en-GB", it: "it-IT" };

/** A text in both languages; the type requires both. */
export type Bilingual<T = string> = Record<Language, T>;
