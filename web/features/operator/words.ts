import { LOCALES, type Language } from "#domain/language.ts";
import { dateTimeFormat } from "#web/format/formats.ts";

const UNITS = ["byte", "kilobyte", "megabyte", "gigabyte", "terabyte"] as const;

/** "3.4 GB": two digits that count, in decimal units. */
export function formatBytes(bytes: number, language: Language): string {
  let power = 0;
  while (power < UNITS.length - 1 && Math.abs(bytes) >= 1000 ** (power + 1)) power += 1;
  const value = bytes / 1000 ** power;
  return new Intl.NumberFormat(LOCALES[language], {
    style: "unit",
    unit: UNITS[power],
    unitDisplay: power === 0 ? "long" : "short",
    maximumFractionDigits: power > 0 && value < 10 ? 1 : 0,
  }).format(value);
}

export function formatNumber(value: number, language: Language): string {
  return new Intl.NumberFormat(LOCALES[language]).format(value);
}

/** "17 Nov 2026, 18:00". */
export function formatTimestamp(iso: string, language: Language): string {
  return dateTimeFormat("timestamp", language, { dateStyle: "medium", timeStyle: "short" }).format(new Date(iso));
}

const DAY = 86_400_000;

/** The Monday of an ISO week such as 2026-W48, at midnight UTC. */
export function mondayOf(week: string): Date {
  const [year = 0, number = 0] = week.split("-W").map(Number);
  // 4 January is always in the first week.
  const fourth = new Date(Date.UTC(year, 0, 4));
  return new Date(fourth.getTime() + ((number - 1) * 7 - ((fourth.getUTCDay() + 6) % 7)) * DAY);
}

/** How many weeks ago an ISO week was, in UTC; 0 for the current one. */
export function weeksAgo(week: string, now: Date): number {
  return Math.floor((now.getTime() - mondayOf(week).getTime()) / (7 * DAY));
}
