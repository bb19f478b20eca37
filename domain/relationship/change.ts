/**
 * Changes of the overall score below this many points are not reported; one answer moved by one step changes it by 2.8.
 */
export const NOTABLE_CHANGE = 15;

/** The newest result compared with earlier ones. */
export type ChangeCode = "first" | "steady" | "up" | "down" | "slowly_up" | "slowly_down";

/** The number of results in one direction that make a trend, if the last two alone are too close. */
const TREND_RESULTS = 3;

interface Result {
  scores: { RHS: number };
}

/** The newest results that moved in one direction. */
export interface ScoreTrend {
  results: number;
  /** From the oldest of them to the newest, signed. */
  points: number;
}

/**
 * Classifies a history of overall scores (0..100), newest first; null if it is empty. If the newest two are close,
 * earlier results may still show a trend.
 */
export function classifyChange(newestFirst: readonly Result[]): ChangeCode | null {
  const [newest, before] = newestFirst;
  if (!newest) return null;
  if (!before) return "first";
  const change = notableChange(newestFirst);
  if (change) return change;
  const trend = findTrend(newestFirst);
  if (!trend) return "steady";
  return trend.points > 0 ? "slowly_up" : "slowly_down";
}

/** The direction of a notable change from the previous result; null if there is none. */
export function notableChange(newestFirst: readonly Result[]): "up" | "down" | null {
  const [newest, before] = newestFirst;
  if (!newest || !before) return null;
  const change = newest.scores.RHS - before.scores.RHS;
  return Math.abs(change) < NOTABLE_CHANGE ? null : change > 0 ? "up" : "down";
}

/** At least three results that moved in one direction by a notable amount in total; null if there are none. */
export function findTrend(newestFirst: readonly Result[]): ScoreTrend | null {
  for (const direction of [1, -1]) {
    const steps = newestFirst
      .slice(1)
      .map((before, at) => direction * (newestFirst[at]!.scores.RHS - before.scores.RHS));
    const back = steps.findIndex((step) => step < 0);
    const going = back < 0 ? steps : steps.slice(0, back);
    const points = going.reduce((sum, step) => sum + step, 0);
    if (going.filter((step) => step > 0).length < TREND_RESULTS - 1 || points < NOTABLE_CHANGE) continue;
    return { results: going.length + 1, points: direction * points };
  }
  return null;
}
