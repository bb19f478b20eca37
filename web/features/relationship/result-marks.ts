import { notableChange } from "#domain/relationship/change.ts";
import type { AssessmentHistoryEntry } from "#domain/relationship/contract.ts";

/** A result among what was kept about a person. */
export interface ResultMark {
  id: string;
  at: string;
  /** Overall, 0 to 100. */
  score: number;
  /** It lies a notable way from the result before it. */
  turn: "up" | "down" | null;
  /** It is the one that its own page shows. */
  newest: boolean;
}

/** The results of a history, the newest first, as a timeline marks them; `plain` calls none a turning point. */
export function resultMarks(newestFirst: readonly AssessmentHistoryEntry[], plain: boolean): ResultMark[] {
  return newestFirst.map(({ id, created_at, scores }, index) => ({
    id,
    at: created_at,
    score: scores.RHS,
    turn: plain ? null : notableChange(newestFirst.slice(index)),
    newest: index === 0,
  }));
}
