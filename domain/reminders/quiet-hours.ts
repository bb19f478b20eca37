import { addDays, type WallClock } from "./local-time.ts";

export interface QuietHours {
  quiet_from: string;
  quiet_to: string;
}

/** Whether a moment is within the quiet hours, which may span midnight. */
export function isQuiet({ quiet_from: from, quiet_to: to }: QuietHours, clock: WallClock, moment: Date): boolean {
  const time = clock.timeOf(moment);
  return from <= to ? from <= time && time < to : from <= time || time < to;
}

/** The moment itself, or the end of the quiet hours that it is in. */
export function afterQuiet(quiet: QuietHours, clock: WallClock, moment: Date): Date {
  let at = moment;
  // A clock put back over the end of the quiet hours shows them again.
  while (isQuiet(quiet, clock, at)) at = endAfter(quiet, clock, at);
  return at;
}

function endAfter({ quiet_to }: QuietHours, clock: WallClock, moment: Date): Date {
  const day = clock.dayOf(moment);
  const ends = [0, 1, 2].flatMap((days) => {
    const then = addDays(day, days);
    return [...clock.momentsOf(then, quiet_to), clock.momentOf(then, quiet_to)];
  });
  const next = Math.min(...ends.map(Number).filter((end) => end > moment.getTime()));
  return new Date(next);
}
