import type { TFunction } from "i18next";

/** Date parts that are replaced by a translated placeholder, such as "dd". */
const TRANSLATED_PARTS = new Set<string>(["day", "month", "year", "hour", "minute", "dayPeriod"]);

/** Formatted only for the order of its parts and their separators. */
const SAMPLE = new Date(2026, 10, 17, 18, 30);

/**
 * The format that the browser's native date field expects, translated with `t`: "dd/mm/yyyy". Native fields follow the
 * browser's locale, not the page's, and so does the default of `locale`.
 */
export function dateFormat(t: TFunction<"common">, { time, locale }: { time: boolean; locale?: string }): string {
  const parts = new Intl.DateTimeFormat(locale, {
    day: "2-digit",
    month: "2-digit",
    year: "numeric",
    ...(time ? { hour: "2-digit", minute: "2-digit" } : {}),
  }).formatToParts(SAMPLE);
  return parts
    .map(({ type, value }) => (TRANSLATED_PARTS.has(type) ? t(`date_form.${type as "day"}`) : value))
    .join("")
    .trim();
}
