import type { Bilingual } from "#domain/language.ts";

/** Texts of the first-run chooser, shown in both languages at once. */
export const CHOOSER = {
  title: { en: "Choose your language", it: "Scegli la lingua" },
  permanent: {
    en: "You choose once: from now on everything is in that language.",
    it: "Si sceglie una volta sola: d’ora in poi tutto sarà in quella lingua.",
  },
  options: { en: "English", it: "Italiano" },
} satisfies Record<string, Bilingual>;
