import type { ProgressView, ProgressWeek } from "#domain/progress/contract.ts";

/** The series shown for each week, in this order. */
const SERIES = ["notes", "planned", "recorded", "assessments", "profiles_complete"] as const;
export type SeriesName = (typeof SERIES)[number];

/** The counts greater than zero. */
export type Counts = [name: SeriesName, count: number][];

/** The counts greater than zero, in the order of the series. */
export function countsOf(moments: Pick<ProgressView["overall"], SeriesName>): Counts {
  return SERIES.map((name): Counts[number] => [name, moments[name]]).filter(([, count]) => count > 0);
}

/** A week whose `profiles_complete` is the number added during the week, not the total at its end. */
function weekWithAdded(weeks: readonly ProgressWeek[], index: number): ProgressWeek {
  const week = weeks[index]!;
  const before = weeks[index - 1]?.profiles_complete ?? week.profiles_complete;
  return { ...week, profiles_complete: Math.max(0, week.profiles_complete - before) };
}

/** The total of all series for each week, for the chart. */
export function weekTotals(weeks: readonly ProgressWeek[]): number[] {
  return weeks.map((_, index) => countsOf(weekWithAdded(weeks, index)).reduce((sum, [, count]) => sum + count, 0));
}

/** The weeks with any activity, newest first. */
export function weekRows(weeks: readonly ProgressWeek[]): { starts: string; running: boolean; counts: Counts }[] {
  return weeks
    .map(({ starts, running }, index) => ({ starts, running, counts: countsOf(weekWithAdded(weeks, index)) }))
    .filter(({ counts }) => counts.length > 0)
    .toReversed();
}
