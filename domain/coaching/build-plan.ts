import type { Plan } from "#domain/interactions/plan-schema.ts";
import { composeReply } from "./reply.ts";
import { safetyOf, type CoachInput, type CoachReply } from "./reply-types.ts";

/** The plan the built-in coach would propose or revise at this turn; null if it would reply otherwise. */
export function buildPlan(input: CoachInput): Plan | null {
  return composeReply({ ...input, mode: "interaction_preparation" }).plan ?? null;
}

/** Whether this turn may lead to a plan, by the built-in coach or a model; never while somebody may be in danger. */
export function mayPlan(input: CoachInput): boolean {
  const reply = composeReply({ ...input, mode: "interaction_preparation" });
  return safetyOf(reply) === null && !REFUSED.has(reply.topic);
}

const REFUSED: ReadonlySet<CoachReply["topic"]> = new Set(["manipulation", "revenge", "minor_romance", "safety:back"]);
