import { interactionDanger } from "#domain/coaching/outcome-care.ts";
import type { Interaction } from "#domain/interactions/contract.ts";
import { DEFAULT_LANGUAGE } from "#domain/language.ts";
import type { interactions } from "./schema/interactions.ts";

export type InteractionRow = typeof interactions.$inferSelect;

/** An interaction as the API shows it. */
export function toInteraction(row: InteractionRow): Interaction {
  const told = {
    objectives: row.objectives,
    avoid: row.avoid,
    feeling: row.feeling,
    expectation: row.expectation,
    result_summary: row.resultSummary,
  };
  return {
    id: row.id,
    persona_id: row.personaId,
    status: row.status,
    ...told,
    planned_date: row.plannedDate?.toISOString() ?? null,
    plan_message_id: row.planMessageId,
    completed_date: row.completedDate?.toISOString() ?? null,
    ai_tips: row.aiTips,
    tips_language: row.tipsLanguage,
    safety: interactionDanger(told, row.tipsLanguage ?? DEFAULT_LANGUAGE),
    created_at: row.createdAt.toISOString(),
  };
}
