import type { Bilingual } from "#domain/language.ts";

/** Headings of the parts, in the app and in the letter. */
export const LOOK_BACK_TITLES = {
  plans: { en: "What you had planned", it: "Che cosa avevi in programma" },
  people: { en: "It has been a while", it: "È passato un po’ di tempo" },
  year: { en: "You wrote a year ago", it: "Un anno fa scrivevi" },
  month: { en: "You wrote a month ago", it: "Un mese fa scrivevi" },
  question: { en: "A question", it: "Una domanda" },
} satisfies Record<string, Bilingual>;
