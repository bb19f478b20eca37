import type { TFunction } from "i18next";

/** The parts that a date field asks for, each with a word of its own. */
const ASKED = new Set<string>(["day", "month", "year", "hour", "minute", "dayPeriod"]);

/** A moment with two digits in each part, so that none is left out. */
const SAMPLE = new Date(2026, 10, 17, 18, 30);

/**
 * The form in which the browser's own field wants a date, in the words of `t`: "dd/mm/yyyy". The field follows the browser's
 * language, not the page's, and so does the platform's default locale.
 */
export function dateForm(t: TFunction<"common">, { time, locale }: { time: boolean; locale?: string }): string {
  const parts = new Intl.DateTimeFormat(locale, {
    day: "2-digit",
    month: "2-digit",
    year: "numeric",
    ...(time ? { hour: "2-digit", minute: "2-digit" } : {}),
  }).formatToParts(SAMPLE);
  return parts
    .map(({ type, value }) => (ASKED.has(type) ? t(`date_form.${type as "day"}`) : value))
    .join("")
    .trim();
}
