import { z } from "zod";
import { createInteractionSchema } from "#domain/interactions/contract.ts";
import { planSchema } from "#domain/interactions/plan-schema.ts";

/** Request body for saving a plan: its lines if the user changed them, and the fields the user adds. */
export const savePlanSchema = z.object({
  plan: planSchema.optional(),
  planned_date: createInteractionSchema.shape.planned_date,
  expectation: createInteractionSchema.shape.expectation,
});
export type SavePlanInput = z.output<typeof savePlanSchema>;
