import { createHash } from "node:crypto";
import { interactionDanger, type ToldInteraction } from "#domain/coaching/outcome-care.ts";
import { interactionSchema, type Interaction } from "#domain/interactions/contract.ts";
import { DEFAULT_LANGUAGE } from "#domain/language.ts";
import type { SafetyKind } from "#domain/safety/check.ts";
import type { interactions } from "./schema/interactions.ts";
import { columnsOf } from "./session-read.ts";

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
    safety: dangerOf(told),
    created_at: row.createdAt.toISOString(),
  };
}

/** In SQL, the columns of an interaction `i` as the API shows it, but for the danger it tells of. */
export const INTERACTION = columnsOf(interactionSchema.omit({ safety: true }), "i");

export type ReadInteraction = Omit<Interaction, "safety">;

/** What was read as INTERACTION, and the danger it tells of. */
export function withSafety<R extends ReadInteraction>(row: R): R & Interaction {
  const { objectives, avoid, feeling, expectation, result_summary } = row;
  return { ...row, safety: dangerOf({ objectives, avoid, feeling, expectation, result_summary }) };
}

/** Findings by a hash of what was checked, the oldest first: checking a page of long texts anew takes a third of a second. */
const findings = new Map<string, SafetyKind | null>();
const FINDINGS_KEPT = 2000;

function dangerOf(told: ToldInteraction): SafetyKind | null {
  const key = createHash("sha256").update(JSON.stringify(told)).digest("base64");
  const known = findings.get(key);
  if (known !== undefined) return known;
  const finding = interactionDanger(told, DEFAULT_LANGUAGE);
  const [oldest] = findings.keys();
  if (findings.size >= FINDINGS_KEPT && oldest !== undefined) findings.delete(oldest);
  findings.set(key, finding);
  return finding;
}
