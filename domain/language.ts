import { z } from "zod";

export const LANGUAGES = ["en", "it"] as const;
export const languageSchema = z.enum(LANGUAGES);
export type Language = z.infer<typeof languageSchema>;

export const DEFAULT_LANGUAGE: Language = "en";

/** For dates and numbers; English dates are written the European way, which cannot be read as another day. */
export const LOCALES: Record<Language, string> = { en: "en-GB", it: "it-IT" };

/** A text that exists in both languages, side by side, so that neither can be forgotten. */
export type Bilingual<T = string> = Record<Language, T>;
