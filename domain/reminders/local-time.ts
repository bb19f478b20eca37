import { dayIn } from "#domain/progress/days.ts";

const DAY = 86_400_000;

/** The wall clock of an IANA time zone. */
export interface WallClock {
  /** Calendar day "YYYY-MM-DD" of a moment. */
  dayOf(moment: Date): string;
  /** Time of day "HH:MM" of a moment. */
  timeOf(moment: Date): string;
  /**
   * The moments at which the clock shows this day and time, earliest first: one; two if the clock is put back over it;
   * none if it is put forward over it.
   */
  momentsOf(day: string, time: string): Date[];
  /**
   * The first of `momentsOf`. Where there is none, the moment as much later as the clock is put forward: 02:30 becomes
   * 03:30, and a day that a zone leaves out becomes the next one.
   */
  momentOf(day: string, time: string): Date;
}

/** There are some 400 zones, and making a formatter takes longer than all that it is asked. */
const clocks = new Map<string, WallClock>();

/** @throws RangeError for an unknown zone. */
export function wallClock(timeZone: string): WallClock {
  const known = clocks.get(timeZone);
  if (known) return known;
  const clock = createClock(timeZone);
  clocks.set(timeZone, clock);
  return clock;
}

function createClock(timeZone: string): WallClock {
  const dayOf = dayIn(timeZone);
  const clock = new Intl.DateTimeFormat("en-GB", { timeZone, hour: "2-digit", minute: "2-digit", hourCycle: "h23" });
  const timeOf = (moment: Date) => clock.format(moment);
  const asUtc = (day: string, time: string) => Date.parse(`${day}T${time}:00Z`);
  /** Milliseconds by which the clock is ahead of UTC. */
  const offsetAt = (ms: number) => {
    const minute = Math.floor(ms / 60_000) * 60_000;
    const moment = new Date(minute);
    return asUtc(dayOf(moment), timeOf(moment)) - minute;
  };
  // No clock changes twice within two days, and none has ever been changed by more than one.
  const candidates = (day: string, time: string) => {
    const wall = asUtc(day, time);
    const [before, after] = [offsetAt(wall - DAY), offsetAt(wall + DAY)];
    return {
      gap: new Date(wall - before),
      shown: [...new Set([wall - before, wall - after])].toSorted((a, b) => a - b),
    };
  };
  const momentsOf = (day: string, time: string) =>
    candidates(day, time)
      .shown.map((ms) => new Date(ms))
      .filter((moment) => dayOf(moment) === day && timeOf(moment) === time);
  return {
    dayOf,
    timeOf,
    momentsOf,
    momentOf: (day, time) => momentsOf(day, time)[0] ?? candidates(day, time).gap,
  };
}

/** The calendar day `count` days after a day "YYYY-MM-DD". */
export function addDays(day: string, count: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + count * DAY).toISOString().slice(0, 10);
}

/** ISO weekday of a calendar day: Monday is 1. */
export function weekdayOf(day: string): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay() || 7;
}
