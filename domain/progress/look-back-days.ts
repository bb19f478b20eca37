import { dayNumber, isoDay, localDay } from "./days.ts";

/** Days that a look back covers. */
const DAYS = 7;
/** ISO weekday of the look back until the user chooses another: Monday. */
export const LOOK_BACK_WEEKDAY = 1;

/** The first of the seven days before the last `weekday` (ISO: Monday is 1) in the zone; today counts. */
export function lookBackStart(now: Date, timeZone: string, weekday: number = LOOK_BACK_WEEKDAY): string {
  const today = dayNumber(localDay(now, timeZone));
  // Day 0 of the epoch was a Thursday.
  const isoWeekday = (today + 3) % 7;
  const since = (isoWeekday - (weekday - 1) + 7) % 7;
  return isoDay(today - since - DAYS);
}

/** The last of the seven days. */
export function lookBackEnd(starts: string): string {
  return isoDay(dayNumber(starts) + DAYS - 1);
}

/** The days a year and a month before another; in a shorter month, its last day. */
export function anniversaries(day: string): { year: string; month: string } {
  return { year: monthsBefore(day, 12), month: monthsBefore(day, 1) };
}

function monthsBefore(day: string, months: number): string {
  const [year = 0, month = 0, date = 0] = day.split("-").map(Number);
  const last = new Date(Date.UTC(year, month - months, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 - months, Math.min(date, last))).toISOString().slice(0, 10);
}

/** The day on which the look back on a week is due. */
export function lookBackDay(starts: string): string {
  return isoDay(dayNumber(starts) + DAYS);
}
