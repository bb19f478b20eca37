import { LOCALES, type Language } from "#domain/language.ts";

const DAY = 86_400_000;

/** Days since the epoch of the calendar day in the zone; an undefined zone is the machine's own. */
function dayNumber(date: Date, timeZone: string | undefined): number {
  const text = new Intl.DateTimeFormat("en-CA", { timeZone, year: "numeric", month: "2-digit", day: "2-digit" }).format(
    date,
  );
  return Math.round(Date.parse(`${text}T00:00:00Z`) / DAY);
}

/** How many calendar days lie between a date and now; negative when it is still to come. */
export function daysAgo(date: Date, now: Date, timeZone?: string): number {
  return dayNumber(now, timeZone) - dayNumber(date, timeZone);
}

/** “on Tuesday”, “yesterday”, “on 3 November”; “martedì”, “ieri”, “il 3 novembre”: lower case, for inside a sentence. */
export function dayLabel(date: Date, now: Date, language: Language, timeZone?: string): string {
  const ago = daysAgo(date, now, timeZone);
  if (ago === 0) return language === "it" ? "oggi" : "today";
  if (ago === 1) return language === "it" ? "ieri" : "yesterday";
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(LOCALES[language], { timeZone, ...options }).format(date);
  if (ago > 1 && ago < 7) return language === "it" ? format({ weekday: "long" }) : `on ${format({ weekday: "long" })}`;
  const sameYear =
    format({ year: "numeric" }) ===
    new Intl.DateTimeFormat(LOCALES[language], { timeZone, year: "numeric" }).format(now);
  const day = format({ day: "numeric" });
  const rest = format({ month: "long", ...(sameYear ? {} : { year: "numeric" }) });
  if (language === "en") return `on ${day} ${rest}`;
  if (day === "1") return `il 1º ${rest}`;
  return day === "8" || day === "11" ? `l’${day} ${rest}` : `il ${day} ${rest}`;
}

/** A date as it is in UTC, with its year: “3 November 2026”, “3 novembre 2026”. */
export function wholeDate(date: Date, language: Language): string {
  return new Intl.DateTimeFormat(LOCALES[language], { timeZone: "UTC", dateStyle: "long" }).format(date);
}

const WEEKDAYS: readonly { stem: RegExp; en: string; it: string }[] = [
  { stem: /\b(?:monday|lunedi)\b/, en: "Monday", it: "lunedì" },
  { stem: /\b(?:tuesday|martedi)\b/, en: "Tuesday", it: "martedì" },
  { stem: /\b(?:wednesday|mercoledi)\b/, en: "Wednesday", it: "mercoledì" },
  { stem: /\b(?:thursday|giovedi)\b/, en: "Thursday", it: "giovedì" },
  { stem: /\b(?:friday|venerdi)\b/, en: "Friday", it: "venerdì" },
  { stem: /\b(?:saturday|sabato)\b/, en: "Saturday", it: "sabato" },
  { stem: /\b(?:sunday|domenica)\b/, en: "Sunday", it: "domenica" },
];

/** The day of which a flattened note speaks, as for a sentence (“on Tuesday”, “martedì”); null when it names none. */
export function dayOfEvent(
  flat: string,
  written: Date,
  now: Date,
  language: Language,
  timeZone?: string,
): string | null {
  const named = WEEKDAYS.find(({ stem }) => stem.test(flat));
  if (named && !/\b(?:next|prossim)/.test(flat)) {
    const recent = daysAgo(written, now, timeZone) < 7;
    if (language === "it") return recent ? named.it : `quel ${named.it}`.replace("quel domenica", "quella domenica");
    return recent ? `on ${named.en}` : `that ${named.en}`;
  }
  if (/\b(?:today|this morning|tonight|this afternoon|oggi|stamattina|stamani|stasera)\b/.test(flat)) {
    return dayLabel(written, now, language, timeZone);
  }
  if (/\b(?:yesterday|last night|ieri)\b/.test(flat)) {
    return dayLabel(new Date(written.getTime() - DAY), now, language, timeZone);
  }
  return null;
}

const WHENS: readonly { match: RegExp; en: string; it: string }[] = [
  { match: /\b(?:tomorrow morning|domani mattina|domattina)\b/, en: "tomorrow morning", it: "domani mattina" },
  { match: /\b(?:tomorrow (?:evening|night)|domani sera)\b/, en: "tomorrow evening", it: "domani sera" },
  { match: /\b(?:tomorrow|domani)\b/, en: "tomorrow", it: "domani" },
  { match: /\b(?:tonight|this evening|stasera)\b/, en: "tonight", it: "stasera" },
  {
    match: /\b(?:at the weekend|this weekend|on the weekend|nel fine settimana|nel weekend)\b/,
    en: "at the weekend",
    it: "nel fine settimana",
  },
  {
    match: /\b(?:next week|(?:la )?(?:prossima settimana|settimana prossima))\b/,
    en: "next week",
    it: "la settimana prossima",
  },
];

/** The moment a flattened message looks forward to, lower case; null when it names none. */
export function momentAhead(flat: string, language: Language): string | null {
  return WHENS.find(({ match }) => match.test(flat))?.[language] ?? null;
}
