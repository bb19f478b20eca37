import type { ProgressView, ProgressWeek } from "#domain/progress/contract.ts";

/** What is shown over the weeks, in this order. */
export const SERIES = ["notes", "planned", "recorded", "assessments", "profiles_complete"] as const;
export type SeriesName = (typeof SERIES)[number];

/** How much of each there is; nothing is not named. */
export type Counts = [name: SeriesName, count: number][];

/** What happened, in words to be counted; nothing is left out by name, only what is none. */
export function countsOf(moments: Pick<ProgressView["overall"], SeriesName>): Counts {
  return SERIES.map((name): Counts[number] => [name, moments[name]]).filter(([, count]) => count > 0);
}

/** A small picture: how much in all, and week by week. */
export interface Series {
  name: SeriesName;
  total: number;
  values: number[];
}

/** The pictures worth drawing: of what there is something of. */
export function seriesOf({ overall, weeks }: Pick<ProgressView, "overall" | "weeks">): Series[] {
  return SERIES.filter((name) => overall[name] > 0).map((name) => ({
    name,
    total: overall[name],
    values: weeks.map((week) => week[name]),
  }));
}

/**
 * The same week by week, the newest first; weeks with nothing to tell are not among them. Of the complete profiles,
 * which are known by their number at a week's end, a week tells those that were added.
 */
export function weekRows(weeks: readonly ProgressWeek[]): { starts: string; running: boolean; counts: Counts }[] {
  return weeks
    .map((week, index) => {
      const before = weeks[index - 1]?.profiles_complete ?? week.profiles_complete;
      const added = Math.max(0, week.profiles_complete - before);
      return { starts: week.starts, running: week.running, counts: countsOf({ ...week, profiles_complete: added }) };
    })
    .filter(({ counts }) => counts.length > 0)
    .toReversed();
}
