import type { Language } from "#domain/language.ts";
import { dateTimeFormat } from "./formats.ts";

/** "Tuesday 17 November 2026". */
export function formatDay(iso: string, language: Language): string {
  return dateTimeFormat("day", language, { weekday: "long", day: "numeric", month: "long", year: "numeric" }).format(
    new Date(iso),
  );
}

/** "Tuesday, 17 November 2026 at 18:00". */
export function formatMoment(iso: string, language: Language): string {
  return dateTimeFormat("moment", language, { dateStyle: "full", timeStyle: "short" }).format(new Date(iso));
}

/** "18:00". */
export function formatTime(iso: string, language: Language): string {
  return dateTimeFormat("time", language, { timeStyle: "short" }).format(new Date(iso));
}

/** "17 November 2026". */
export function formatDate(iso: string, language: Language): string {
  return dateTimeFormat("date", language, { day: "numeric", month: "long", year: "numeric" }).format(new Date(iso));
}

/** "Monday", of an ISO weekday. */
export function weekdayName(day: number, language: Language): string {
  // 1 January 2001 was a Monday.
  return dateTimeFormat("weekday", language, { weekday: "long" }).format(new Date(2001, 0, day, 12));
}

/** Local noon of a calendar day "2026-11-17", so that formatting cannot shift the day. */
function noonOf(day: string): Date {
  return new Date(`${day}T12:00`);
}

/** "17 November", for a calendar day "2026-11-17". */
export function formatDayMonth(day: string, language: Language): string {
  return dateTimeFormat("day and month", language, { day: "numeric", month: "long" }).format(noonOf(day));
}

/** "16–22 November", for the first calendar day of a week. */
export function formatWeek(starts: string, language: Language): string {
  const first = noonOf(starts);
  const last = new Date(first.getFullYear(), first.getMonth(), first.getDate() + 6, 12);
  const ends = dateTimeFormat("day and month", language, { day: "numeric", month: "long" }).format(last);
  // Intl's formatRange gives "02–08 novembre" in Italian.
  return first.getMonth() === last.getMonth()
    ? `${first.getDate()}–${ends}`
    : `${formatDayMonth(starts, language)} – ${ends}`;
}
