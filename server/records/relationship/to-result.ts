import type { Language } from "#domain/language.ts";
import type { AssessmentResult } from "#domain/relationship/contract.ts";
import { scoreAssessment } from "#domain/relationship/score.ts";
import type { personContextAssessment } from "#server/db/schema/people.ts";

export type AssessmentRow = typeof personContextAssessment.$inferSelect;

/** An assessment as the API shows it, with the tips to show for it. */
export function toResult(
  row: AssessmentRow,
  { tips, language }: { tips: string[]; language: Language },
): AssessmentResult {
  const { strength, focus, even, leftOut, safetyConcern } = scoreAssessment(row.answers);
  return {
    id: row.id,
    scores: row.scores,
    coaching_triggers: row.coachingTriggers,
    strength,
    focus,
    even,
    left_out: leftOut,
    safety_concern: safetyConcern,
    tips,
    tips_language: language,
    created_at: row.createdAt.toISOString(),
  };
}
