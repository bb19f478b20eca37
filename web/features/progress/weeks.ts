import type { ProgressView, ProgressWeek } from "#domain/progress/contract.ts";

/** What is told of the weeks, in this order. */
const SERIES = ["notes", "planned", "recorded", "assessments", "profiles_complete"] as const;
export type SeriesName = (typeof SERIES)[number];

/** How much of each there is; nothing is not named. */
export type Counts = [name: SeriesName, count: number][];

/** What happened, in words to be counted; nothing is left out by name, only what is none. */
export function countsOf(moments: Pick<ProgressView["overall"], SeriesName>): Counts {
  return SERIES.map((name): Counts[number] => [name, moments[name]]).filter(([, count]) => count > 0);
}

/** What is known by its number at a week's end is told by what was added. */
function addedIn(weeks: readonly ProgressWeek[], index: number): ProgressWeek {
  const week = weeks[index]!;
  const before = weeks[index - 1]?.profiles_complete ?? week.profiles_complete;
  return { ...week, profiles_complete: Math.max(0, week.profiles_complete - before) };
}

/** How much there was in each week, all kinds together: what one small picture shows. */
export function momentsOf(weeks: readonly ProgressWeek[]): number[] {
  return weeks.map((_, index) => countsOf(addedIn(weeks, index)).reduce((sum, [, count]) => sum + count, 0));
}

/** Week by week, the newest first; weeks with nothing to tell are not among them. */
export function weekRows(weeks: readonly ProgressWeek[]): { starts: string; running: boolean; counts: Counts }[] {
  return weeks
    .map(({ starts, running }, index) => ({ starts, running, counts: countsOf(addedIn(weeks, index)) }))
    .filter(({ counts }) => counts.length > 0)
    .toReversed();
}
