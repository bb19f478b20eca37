import { LOW_INDEX } from "#domain/relationship/score.ts";

/** How a score is said in words. */
export type ResultLevel = "low" | "middle" | "high";

/** From here on most answers were the best on offer, or next to it. */
const HIGH = 75;

/** The words for a score, 0 to 100. They describe the answers, never a comparison with other people. */
export function resultLevel(score: number): ResultLevel {
  if (score < LOW_INDEX) return "low";
  return score < HIGH ? "middle" : "high";
}
