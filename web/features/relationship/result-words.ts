import { LOW_INDEX } from "#domain/relationship/score.ts";

/** Verbal level of a score. */
export type ResultLevel = "low" | "middle" | "high";

/** From this score on, most answers were the best or the second-best option. */
const HIGH = 75;

/** The level of a score (0 to 100). It describes the answers and does not compare with other people. */
export function resultLevel(score: number): ResultLevel {
  if (score < LOW_INDEX) return "low";
  return score < HIGH ? "middle" : "high";
}
