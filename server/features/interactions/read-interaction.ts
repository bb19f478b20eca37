import { sql } from "drizzle-orm";
import type { Interaction } from "#domain/interactions/contract.ts";

/** In SQL, the columns of an interaction `i` as the API shows it, but for the danger it tells of. */
export const INTERACTION = sql`i.id, i.persona_id, i.status, i.objectives, i.avoid, i.feeling, i.planned_date, i.expectation,
  i.plan_message_id, i.result_summary, i.completed_date, i.ai_tips, i.tips_language, i.created_at`;

export type ReadInteraction = Omit<Interaction, "safety">;
