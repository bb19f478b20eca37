/** Points of the overall score under which nothing is called progress or decline: one answer by one step moves it 2.8. */
export const NOTABLE_CHANGE = 15;

/** What the newest result is beside the one before it. */
export type ChangeCode = "first" | "steady" | "up" | "down";

/** Reads a history of overall scores (0..100), the newest first; null where there is none. */
export function readChange(newestFirst: readonly { scores: { RHS: number } }[]): ChangeCode | null {
  const [newest, before] = newestFirst;
  if (!newest) return null;
  if (!before) return "first";
  const change = newest.scores.RHS - before.scores.RHS;
  if (Math.abs(change) < NOTABLE_CHANGE) return "steady";
  return change > 0 ? "up" : "down";
}
