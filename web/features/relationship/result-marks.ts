import { notableChange } from "#domain/relationship/change.ts";
import type { AssessmentHistoryEntry } from "#domain/relationship/contract.ts";

/** A result as an entry of a person's timeline. */
export interface ResultMark {
  id: string;
  at: string;
  /** Overall score, 0 to 100. */
  score: number;
  /** Direction of a notable change from the previous result. */
  turn: "up" | "down" | null;
  /** Whether this is the newest result, which the result page shows. */
  newest: boolean;
}

/** Timeline entries of a history, newest first; with `plain` none is a turning point. */
export function resultMarks(newestFirst: readonly AssessmentHistoryEntry[], plain: boolean): ResultMark[] {
  return newestFirst.map(({ id, created_at, scores }, index) => ({
    id,
    at: created_at,
    score: scores.RHS,
    turn: plain ? null : notableChange(newestFirst.slice(index)),
    newest: index === 0,
  }));
}
