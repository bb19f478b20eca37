import type { Language } from "#domain/language.ts";

const DAY = new Map<Language, Intl.DateTimeFormat>();
const DATE = new Map<Language, Intl.DateTimeFormat>();
/** English dates are written the European way, which cannot be read as another day. */
const LOCALE: Record<Language, string> = { en: "en-GB", it: "it-IT" };

function cached(
  map: Map<Language, Intl.DateTimeFormat>,
  language: Language,
  options: Intl.DateTimeFormatOptions,
): Intl.DateTimeFormat {
  const known = map.get(language) ?? new Intl.DateTimeFormat(LOCALE[language], options);
  map.set(language, known);
  return known;
}

/** "Tuesday 17 November 2026". */
export function formatDay(iso: string, language: Language): string {
  return cached(DAY, language, { weekday: "long", day: "numeric", month: "long", year: "numeric" }).format(
    new Date(iso),
  );
}

/** "17 November 2026". */
export function formatDate(iso: string, language: Language): string {
  return cached(DATE, language, { day: "numeric", month: "long", year: "numeric" }).format(new Date(iso));
}
