import type { Interaction } from "#domain/interactions/contract.ts";
import { DEFAULT_LANGUAGE } from "#domain/language.ts";
import { checkSafety } from "#domain/safety/check.ts";
import type { interactions } from "./schema/interactions.ts";

export type InteractionRow = typeof interactions.$inferSelect;

/** An interaction as the API shows it. */
export function toInteraction(row: InteractionRow): Interaction {
  const told = [row.objectives, row.avoid, row.feeling, row.expectation, row.resultSummary].filter(Boolean).join("\n");
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
    ai_tips: row.aiTips,
    tips_language: row.tipsLanguage,
    safety: checkSafety(told, DEFAULT_LANGUAGE)?.kind ?? null,
    created_at: row.createdAt.toISOString(),
  };
}
