import { PRODUCT_NAME } from "#domain/brand.ts";
import type { Bilingual } from "#domain/language.ts";

/** Titles of a notification. Without the choice to show names, a lock screen shows no more than these and the line below. */
export const TITLES = {
  today: { en: "Something is planned for today", it: "Oggi hai qualcosa in programma" },
  tomorrow: { en: "Something is planned for tomorrow", it: "Domani hai qualcosa in programma" },
  outcome: { en: "How did it go?", it: "Com’è andata?" },
  contact: { en: "A good day to get in touch", it: "Una buona giornata per farsi sentire" },
  look_back: { en: "A look back at your week", it: "Uno sguardo alla tua settimana" },
} satisfies Record<string, Bilingual>;

/** The line below the title; it says nothing that was written. */
export const DISCREET_LINES = {
  today: { en: `Open ${PRODUCT_NAME} to see what.`, it: `Apri ${PRODUCT_NAME} per vedere che cosa.` },
  tomorrow: { en: `Open ${PRODUCT_NAME} to see what.`, it: `Apri ${PRODUCT_NAME} per vedere che cosa.` },
  outcome: { en: "When you like, write down how it went.", it: "Quando vuoi, annota com’è andata." },
  contact: { en: `Open ${PRODUCT_NAME} to see with whom.`, it: `Apri ${PRODUCT_NAME} per vedere con chi.` },
  look_back: { en: "It’s ready whenever you are.", it: "È pronto, per quando vuoi." },
} satisfies Record<keyof typeof TITLES, Bilingual>;

/** The same line for those who chose to see names; `{names}` is a list such as "Marta and Luca". */
export const NAMED_LINES = {
  today: { en: "With {names}.", it: "Con {names}." },
  tomorrow: { en: "With {names}.", it: "Con {names}." },
  outcome: {
    en: "With {names}. When you like, write down how it went.",
    it: "Con {names}. Quando vuoi, annota com’è andata.",
  },
  contact: { en: "It’s been a while since you heard from {names}.", it: "È un po’ che non senti {names}." },
} satisfies Partial<Record<keyof typeof TITLES, Bilingual>>;

/** For more people than fit in a line. */
export const OTHERS: Bilingual = { en: "{count} others", it: "altre {count} persone" };

export const TEST_TEXT = {
  title: { en: "Notifications work here", it: "Qui le notifiche funzionano" },
  body: { en: "This is what a reminder looks like.", it: "Un promemoria si presenta così." },
} satisfies Record<string, Bilingual>;
