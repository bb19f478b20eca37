import type { TFunction } from "i18next";

/** Date parts that are replaced by a translated placeholder, such as "dd". */
const TRANSLATED_PARTS = new Set<string>(["day", "month", "year", "hour", "minute", "dayPeriod"]);

/** Formatted only for the order of its parts and their separators. */
const SAMPLE = new Date(2026, 10, 17, 18, 30);

/** Parts by locale and whether the time is among them; making a format takes longer than drawing a field. */
const PARTS = new Map<string, Intl.DateTimeFormatPart[]>();

function partsOf(time: boolean, locale: string | undefined): Intl.DateTimeFormatPart[] {
  const key = `${locale ?? ""} ${time}`;
  const known =
    PARTS.get(key) ??
    new Intl.DateTimeFormat(locale, {
      day: "2-digit",
      month: "2-digit",
      year: "numeric",
      ...(time ? { hour: "2-digit", minute: "2-digit" } : {}),
    }).formatToParts(SAMPLE);
  PARTS.set(key, known);
  return known;
}

/**
 * The format that the browser's native date field expects, translated with `t`: "dd/mm/yyyy". Native fields follow the
 * browser's locale, not the page's, and so does the default of `locale`.
 */
export function dateFormat(t: TFunction<"common">, { time, locale }: { time: boolean; locale?: string }): string {
  return partsOf(time, locale)
    .map(({ type, value }) => (TRANSLATED_PARTS.has(type) ? t(`date_form.${type as "day"}`) : value))
    .join("")
    .trim();
}
