import { z } from "zod";
import { timeSchema } from "#domain/ids.ts";
import { pageOf, pageQuerySchema } from "#domain/page.ts";

export const INTERACTION_STATES = ["planned", "completed"] as const;

/** `objectives` is the action, `avoid` the fears, `feeling` the goals. */
export const interactionSchema = z.object({
  id: z.string(),
  persona_id: z.string(),
  status: z.enum(INTERACTION_STATES),
  objectives: z.string(),
  avoid: z.string().nullable(),
  feeling: z.string().nullable(),
  planned_date: timeSchema.nullable(),
  result_summary: z.string().nullable(),
  completed_date: timeSchema.nullable(),
  ai_tips: z.string().nullable(),
  created_at: timeSchema,
});
export type Interaction = z.infer<typeof interactionSchema>;

export const interactionPageSchema = pageOf(interactionSchema);
export const interactionQuerySchema = pageQuerySchema.extend({ status: z.enum(INTERACTION_STATES).optional() });
