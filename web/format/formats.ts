import { LOCALES, type Language } from "#domain/language.ts";

const DATES = new Map<string, Intl.DateTimeFormat>();
const DAYS_FROM_NOW = new Map<Language, Intl.RelativeTimeFormat>();

/**
 * Formats dates in the local time zone. Making a format takes longer than drawing a row of a list, so each is made once.
 * `name` stands for the options.
 */
export function dateTimeFormat(
  name: string,
  language: Language,
  options: Intl.DateTimeFormatOptions,
): Intl.DateTimeFormat {
  const key = `${name} ${language}`;
  const known = DATES.get(key) ?? new Intl.DateTimeFormat(LOCALES[language], options);
  DATES.set(key, known);
  return known;
}

/** Formats "yesterday", "today" and "tomorrow". */
export function relativeDayFormat(language: Language): Intl.RelativeTimeFormat {
  const known = DAYS_FROM_NOW.get(language) ?? new Intl.RelativeTimeFormat(LOCALES[language], { numeric: "auto" });
  DAYS_FROM_NOW.set(language, known);
  return known;
}

/** For the server, where the time zone is that of the request: formats have the zone of when they were made. */
export function forgetFormats(): void {
  DATES.clear();
}
