const DAY = 86_400_000;
/** Day 0 of the epoch was a Thursday; the Monday of its week is day −3. */
const MONDAY = 3;

/**
 * A function from a time to its calendar day “YYYY-MM-DD” in an IANA zone.
 * @throws RangeError for an unknown zone.
 */
export function dayIn(timeZone: string): (date: Date) => string {
  const format = new Intl.DateTimeFormat("en-CA", { timeZone, year: "numeric", month: "2-digit", day: "2-digit" });
  return (date) => format.format(date);
}

/** Calendar day “YYYY-MM-DD” of a time in an IANA zone. */
export function localDay(now: Date, timeZone: string): string {
  return dayIn(timeZone)(now);
}

/** Days since the epoch of a calendar day “YYYY-MM-DD”. */
export function dayNumber(day: string): number {
  return Math.round(Date.parse(`${day}T00:00:00Z`) / DAY);
}

/** Number of the week, starting on Monday, that contains a day; consecutive weeks have consecutive numbers. */
export function weekNumber(day: string): number {
  return Math.floor((dayNumber(day) + MONDAY) / 7);
}

/** Monday of a week, “YYYY-MM-DD”. */
export function weekStart(week: number): string {
  return isoDay(week * 7 - MONDAY);
}

/** ISO 8601 name of a week, “2026-W47”: a week belongs to the year of its Thursday. */
export function weekName(week: number): string {
  const thursday = isoDay(week * 7);
  const year = thursday.slice(0, 4);
  const ordinal = Math.floor((dayNumber(thursday) - dayNumber(`${year}-01-01`)) / 7) + 1;
  return `${year}-W${String(ordinal).padStart(2, "0")}`;
}

/** The calendar day “YYYY-MM-DD” with this number. */
export function isoDay(number: number): string {
  return new Date(number * DAY).toISOString().slice(0, 10);
}
