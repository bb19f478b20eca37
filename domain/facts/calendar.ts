const DAY = 86_400_000;

/** A day mentioned in a text. */
export interface DayMention {
  /** Days since the epoch; of a week, month or year, its first day. */
  day: number;
  span: "day" | "week" | "month" | "year";
  /** Written without a year, such as a birthday. */
  yearless: boolean;
  /** “Yesterday”, “next Saturday”. */
  relative: boolean;
  /** Without a month: “the 22nd”. */
  alone?: boolean;
  start: number;
  end: number;
}

/** Days since the epoch of a calendar day; months from 0. */
export function dayOf(year: number, month: number, date: number): number {
  return Math.round(Date.UTC(year, month, date) / DAY);
}

export function dateOf(day: number): Date {
  return new Date(day * DAY + DAY / 2);
}

const days = new Map<string, number>();
const MOST_DAYS = 5000;
const zones = new Map<string, Intl.DateTimeFormat>();

/** Formats days as `2026-12-05`; an invalid zone counts as UTC. */
function calendarOf(timeZone: string | undefined): Intl.DateTimeFormat {
  const parts = { year: "numeric", month: "2-digit", day: "2-digit" } as const;
  try {
    return new Intl.DateTimeFormat("en-CA", { timeZone, ...parts });
  } catch {
    return new Intl.DateTimeFormat("en-CA", { timeZone: "UTC", ...parts });
  }
}

/** The calendar day of a moment in a zone, as days since the epoch. */
export function dayIn(moment: Date | string, timeZone: string | undefined): number {
  const moments = new Date(moment).getTime();
  if (Number.isNaN(moments)) return 0;
  const key = timeZone ?? "";
  if (key === "UTC") return Math.floor(moments / DAY);
  const kept = `${key} ${moments}`;
  const known = days.get(kept);
  if (known !== undefined) return known;
  let format = zones.get(key);
  if (!format) {
    if (zones.size > 100) zones.clear();
    format = calendarOf(timeZone);
    zones.set(key, format);
  }
  const day = Math.round(Date.parse(`${format.format(moments)}T00:00:00Z`) / DAY);
  if (days.size >= MOST_DAYS) days.clear();
  days.set(kept, day);
  return day;
}
