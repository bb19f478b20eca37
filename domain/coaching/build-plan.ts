import type { Plan } from "#domain/interactions/plan.ts";
import { composeReply } from "./reply.ts";
import { safetyOf, type CoachInput, type CoachReply } from "./reply-types.ts";

/** The plan that the built-in coach would propose or revise at this turn; null while it would ask, or say something else. */
export function buildPlan(input: CoachInput): Plan | null {
  return composeReply({ ...input, mode: "interaction_preparation" }).plan ?? null;
}

/** Whether this turn may end in a plan at all, whoever makes it: never where somebody may not be safe. */
export function mayPlan(input: CoachInput): boolean {
  const reply = composeReply({ ...input, mode: "interaction_preparation" });
  return safetyOf(reply) === null && !REFUSED.has(reply.topic);
}

const REFUSED: ReadonlySet<CoachReply["topic"]> = new Set(["manipulation", "revenge", "minor_romance", "safety:back"]);
