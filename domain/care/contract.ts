import { z } from "zod";
import { idSchema, timeSchema } from "#domain/ids.ts";
import { DANGER_PATHS } from "./care-texts.ts";
import { DANGER_LEVELS, DANGER_SOURCES, WRITING_KINDS } from "./danger.ts";

/** `talked`: still open, and spoken of with the coach. */
export const FINDING_STATES = ["open", "talked", "cleared"] as const;
export type FindingState = (typeof FINDING_STATES)[number];

/** How somebody ended it: it was something else, or they are safe now. */
export const CLEARED_AS = ["mistake", "safe"] as const;
export type ClearedAs = (typeof CLEARED_AS)[number];

/** What the check found in one text, as it stands beside that text. */
export const safetyMarkSchema = z.object({
  id: z.string(),
  /** An alarm shows the card; a quiet finding adds one line. */
  level: z.enum(DANGER_LEVELS),
  path: z.enum(DANGER_PATHS),
  status: z.enum(FINDING_STATES),
});
export type SafetyMark = z.infer<typeof safetyMarkSchema>;

/** What is open about a person, the gravest first; null when nothing is. */
export const openDangerSchema = z.object({
  path: z.enum(DANGER_PATHS),
  by: z.enum(DANGER_SOURCES),
  since: timeSchema,
  /** The findings it rests on. */
  ids: z.array(z.string()),
});
export type OpenDangerView = z.infer<typeof openDangerSchema>;

/** One finding in full. */
export const findingSchema = safetyMarkSchema.extend({
  persona_id: z.string().nullable(),
  by: z.enum(DANGER_SOURCES),
  kind: z.enum(WRITING_KINDS),
  /** The id of what was written; of an answer, its key. */
  source: z.string(),
  cleared_as: z.enum(CLEARED_AS).nullable(),
  created_at: timeSchema,
});
export type Finding = z.infer<typeof findingSchema>;

const FINDINGS_MAX = 500;
const ids = z.array(idSchema).min(1).max(FINDINGS_MAX);

/** Ends findings by the user's own act. */
export const clearFindingsSchema = z.object({ ids, as: z.enum(CLEARED_AS) });
export type ClearFindingsInput = z.output<typeof clearFindingsSchema>;
/** Takes that back. */
export const reopenFindingsSchema = z.object({ ids });
export type ReopenFindingsInput = z.output<typeof reopenFindingsSchema>;

export const findingListSchema = z.object({ items: z.array(findingSchema) });
export const findingQuerySchema = z.object({ persona_id: idSchema });
