import { LOCALES, type Language } from "#domain/language.ts";

const DAY = 86_400_000;

/** Creating a format takes far longer than using it. */
const FORMATS = new Map<string, Intl.DateTimeFormat>();
/** More than there are time zones and forms in use: names of zones may be spelt in any case. */
const MOST_FORMATS = 1_000;

function formatOf(
  locale: string,
  timeZone: string | undefined,
  options: Intl.DateTimeFormatOptions,
): Intl.DateTimeFormat {
  // The machine's own zone may change.
  if (timeZone === undefined) return new Intl.DateTimeFormat(locale, options);
  const key = [locale, timeZone, JSON.stringify(options)].join(" ");
  let format = FORMATS.get(key);
  if (!format) {
    format = new Intl.DateTimeFormat(locale, { timeZone, ...options });
    if (FORMATS.size >= MOST_FORMATS) FORMATS.clear();
    FORMATS.set(key, format);
  }
  return format;
}

/** Days from the epoch to the calendar day in the time zone; undefined is the machine's own zone. */
function dayNumber(date: Date, timeZone: string | undefined): number {
  const text = formatOf("en-CA", timeZone, { year: "numeric", month: "2-digit", day: "2-digit" }).format(date);
  return Math.round(Date.parse(`${text}T00:00:00Z`) / DAY);
}

/** Calendar days between a date and now; negative for future dates. */
export function daysAgo(date: Date, now: Date, timeZone?: string): number {
  return dayNumber(now, timeZone) - dayNumber(date, timeZone);
}

/** “on Tuesday”, “yesterday”, “on 3 November”; “martedì”, “ieri”, “il 3 novembre”: for inside a sentence. */
export function dayLabel(date: Date, now: Date, language: Language, timeZone?: string): string {
  const ago = daysAgo(date, now, timeZone);
  if (ago === 0) return language === "it" ? "oggi" : "today";
  if (ago === 1) return language === "it" ? "ieri" : "yesterday";
  const format = (options: Intl.DateTimeFormatOptions) => formatOf(LOCALES[language], timeZone, options).format(date);
  if (ago > 1 && ago < 7) return language === "it" ? format({ weekday: "long" }) : `on ${format({ weekday: "long" })}`;
  const sameYear =
    format({ year: "numeric" }) === formatOf(LOCALES[language], timeZone, { year: "numeric" }).format(now);
  const day = format({ day: "numeric" });
  const rest = format({ month: "long", ...(sameYear ? {} : { year: "numeric" }) });
  if (language === "en") return `on ${day} ${rest}`;
  if (day === "1") return `il 1º ${rest}`;
  return day === "8" || day === "11" ? `l’${day} ${rest}` : `il ${day} ${rest}`;
}

/** A future calendar day, `2026-12-05`, for inside a sentence: “tomorrow”, “on Saturday”, “on 5 December”. */
export function comingDayLabel(day: string, now: Date, language: Language, timeZone?: string): string {
  const noon = new Date(`${day}T12:00:00Z`);
  const ahead = dayNumber(noon, "UTC") - dayNumber(now, timeZone);
  if (ahead === 1) return language === "it" ? "domani" : "tomorrow";
  if (ahead > 1 && ahead < 7) {
    const weekday = formatOf(LOCALES[language], "UTC", { weekday: "long" }).format(noon);
    return language === "it" ? weekday : `on ${weekday}`;
  }
  return ahead === 0 ? dayLabel(now, now, language, timeZone) : dayLabel(noon, now, language, "UTC");
}

/** A date in UTC with its year: “3 November 2026”, “3 novembre 2026”. */
export function wholeDate(date: Date, language: Language): string {
  return formatOf(LOCALES[language], "UTC", { dateStyle: "long" }).format(date);
}
