/** Points of the overall score under which nothing is called progress or decline: one answer by one step moves it 2.8. */
export const NOTABLE_CHANGE = 15;

/** What the newest result is beside the one before it. */
export type ChangeCode = "first" | "steady" | "up" | "down" | "slowly_up" | "slowly_down";

/** So many results in one direction are a course, where the last two alone lie too close. */
const COURSE = 3;

interface Result {
  scores: { RHS: number };
}

/** The newest results that went one way, step by step. */
export interface Course {
  results: number;
  /** From the oldest of them to the newest, signed. */
  points: number;
}

/**
 * Reads a history of overall scores (0..100), the newest first; null where there is none. Where the newest two lie close,
 * the results before them may have gone the same way all along.
 */
export function readChange(newestFirst: readonly Result[]): ChangeCode | null {
  const [newest, before] = newestFirst;
  if (!newest) return null;
  if (!before) return "first";
  const turn = readTurn(newestFirst);
  if (turn) return turn;
  const course = readCourse(newestFirst);
  if (!course) return "steady";
  return course.points > 0 ? "slowly_up" : "slowly_down";
}

/** Whether the newest result lies a notable way above or below the one before it. */
export function readTurn(newestFirst: readonly Result[]): "up" | "down" | null {
  const [newest, before] = newestFirst;
  if (!newest || !before) return null;
  const change = newest.scores.RHS - before.scores.RHS;
  return Math.abs(change) < NOTABLE_CHANGE ? null : change > 0 ? "up" : "down";
}

/** Three results or more that went one way over a notable distance together; null where there are none. */
export function readCourse(newestFirst: readonly Result[]): Course | null {
  for (const direction of [1, -1]) {
    const steps = newestFirst
      .slice(1)
      .map((before, at) => direction * (newestFirst[at]!.scores.RHS - before.scores.RHS));
    const back = steps.findIndex((step) => step < 0);
    const going = back < 0 ? steps : steps.slice(0, back);
    const points = going.reduce((sum, step) => sum + step, 0);
    if (going.filter((step) => step > 0).length < COURSE - 1 || points < NOTABLE_CHANGE) continue;
    return { results: going.length + 1, points: direction * points };
  }
  return null;
}
