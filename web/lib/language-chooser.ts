import { PRODUCT_NAME } from "#domain/brand.ts";
import type { Bilingual } from "#domain/language.ts";

/** The first-run chooser speaks both languages at once, each option its own. */
export const CHOOSER = {
  title: { en: "Choose your language", it: "Scegli la lingua" },
  permanent: {
    en: `You choose once: ${PRODUCT_NAME} will speak it from now on.`,
    it: `Si sceglie una volta sola: d’ora in poi ${PRODUCT_NAME} la parlerà.`,
  },
  options: { en: "English", it: "Italiano" },
} satisfies Record<string, Bilingual>;
