import { z } from "zod";
import { createInteractionSchema } from "#domain/interactions/contract.ts";
import { planSchema } from "#domain/interactions/plan.ts";

/** Body of a plan's saving: its own lines, unless the person changed them, and what they add to it. */
export const savePlanSchema = z.object({
  plan: planSchema.optional(),
  planned_date: createInteractionSchema.shape.planned_date,
  expectation: createInteractionSchema.shape.expectation,
});
export type SavePlanInput = z.output<typeof savePlanSchema>;
