import { sql } from "drizzle-orm";
import type { SafetyMark } from "#domain/care/contract.ts";
import { interactionSchema, type Interaction } from "#domain/interactions/contract.ts";
import { markColumn, OPEN_ALARM } from "#server/records/safety/findings.ts";
import type { interactions } from "#server/db/schema/interactions.ts";
import { safetyFindings } from "#server/db/schema/safety.ts";
import { columnsOf, SESSION_USER } from "#server/db/session-read.ts";

export type InteractionRow = typeof interactions.$inferSelect;

/** What the API shows with an interaction: its own finding, and whether danger is open about its person. */
export interface InteractionSafety {
  mark: SafetyMark | null;
  danger: boolean;
}

/** An interaction as the API shows it. */
export function toInteraction(row: InteractionRow, { mark, danger }: InteractionSafety): Interaction {
  return {
    id: row.id,
    persona_id: row.personaId,
    status: row.status,
    objectives: row.objectives,
    avoid: row.avoid,
    feeling: row.feeling,
    planned_date: row.plannedDate?.toISOString() ?? null,
    expectation: row.expectation,
    plan_message_id: row.planMessageId,
    result_summary: row.resultSummary,
    completed_date: row.completedDate?.toISOString() ?? null,
    ai_tips: danger ? null : row.aiTips,
    tips_language: row.tipsLanguage,
    safety: mark,
    tips_withheld: danger && row.aiTips !== null,
    created_at: row.createdAt.toISOString(),
    version: row.version,
  };
}

const MARK = markColumn("interaction", { userId: SESSION_USER, personaId: sql`i.persona_id`, source: sql`i.id` });
const DANGER = sql`exists(select from ${safetyFindings} f
  where f.user_id = ${SESSION_USER} and f.persona_id = i.persona_id and ${OPEN_ALARM})`;

/** SQL: the columns of an interaction `i` as the API shows it, in a session read. */
export const INTERACTION = sql`${columnsOf(interactionSchema.omit({ safety: true, ai_tips: true, tips_withheld: true }), "i")},
  case when not ${DANGER} then i.ai_tips end as ai_tips, i.ai_tips is not null and ${DANGER} as tips_withheld, ${MARK} as safety`;
