import { localDay } from "#domain/progress/days.ts";
import type { Language } from "#domain/language.ts";

export const WEEKDAYS = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"] as const;
export type Weekday = (typeof WEEKDAYS)[number];

/** Local time of day of the account's owner, such as “18:30”. */
export type Clock = `${number}:${number}`;

const DAY = 86_400_000;

/** Time zone by language, for machines that run on UTC. */
const USUAL_ZONE: Record<Language, string> = { en: "Europe/London", it: "Europe/Rome" };

/** The machine's time zone; the language's usual one if the machine runs on UTC, as containers do. */
export function zoneFor(language: Language, machine = new Intl.DateTimeFormat().resolvedOptions().timeZone): string {
  return /^(?:Etc\/)?(?:UTC|GMT|UCT|Universal|Zulu)$/i.test(machine) ? USUAL_ZONE[language] : machine;
}

/** The given local time, `daysAgo` days before today (after today if negative). */
export function dayAt(now: Date, daysAgo: number, at: Clock, timeZone: string): Date {
  const day = new Date(Date.parse(`${localDay(now, timeZone)}T00:00:00Z`) - daysAgo * DAY).toISOString().slice(0, 10);
  const wanted = Date.parse(`${day}T${at}:00Z`);
  // Twice: the first guess may be on the other side of a daylight-saving change.
  const guess = wanted - offset(new Date(wanted), timeZone);
  return new Date(wanted - offset(new Date(guess), timeZone));
}

/** The next such weekday after today, at the given local time. */
export function nextDay(now: Date, next: Weekday, at: Clock, timeZone: string): Date {
  const today = new Date(`${localDay(now, timeZone)}T00:00:00Z`).getUTCDay();
  return dayAt(now, -((WEEKDAYS.indexOf(next) - today + 6) % 7) - 1, at, timeZone);
}

/** Milliseconds by which a time zone is ahead of UTC. */
function offset(date: Date, timeZone: string): number {
  const parts = new Intl.DateTimeFormat("en-CA", {
    timeZone,
    hourCycle: "h23",
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    hour: "2-digit",
    minute: "2-digit",
    second: "2-digit",
  }).formatToParts(date);
  const part = (type: string) => parts.find((one) => one.type === type)?.value ?? "00";
  const shown = `${part("year")}-${part("month")}-${part("day")}T${part("hour")}:${part("minute")}:${part("second")}Z`;
  return Date.parse(shown) - Math.floor(date.getTime() / 1000) * 1000;
}
