import { z } from "zod";
import { idSchema, timeSchema } from "#domain/ids.ts";
import { DANGER_PATHS } from "./care-texts.ts";
import { DANGER_LEVELS, DANGER_SOURCES, FINDING_STATES, WRITING_KINDS } from "./danger.ts";

/** How the user ended it: it was something else, or they are safe now. */
export const CLEARED_AS = ["mistake", "safe"] as const;
export type ClearedAs = (typeof CLEARED_AS)[number];

/** The finding shown with a text. */
export const safetyMarkSchema = z.object({
  id: z.string(),
  /** An alarm shows the card; a quiet finding adds one line. */
  level: z.enum(DANGER_LEVELS),
  path: z.enum(DANGER_PATHS),
  status: z.enum(FINDING_STATES),
});
export type SafetyMark = z.infer<typeof safetyMarkSchema>;

/** The open danger about a person, the gravest first; null if there is none. */
export const openDangerSchema = z.object({
  path: z.enum(DANGER_PATHS),
  by: z.enum(DANGER_SOURCES),
  since: timeSchema,
  /** The findings behind it. */
  ids: z.array(z.string()),
});
export type OpenDangerView = z.infer<typeof openDangerSchema>;

export const findingSchema = safetyMarkSchema.extend({
  persona_id: z.string().nullable(),
  by: z.enum(DANGER_SOURCES),
  kind: z.enum(WRITING_KINDS),
  /** The id of the text; for an answer, its question key. */
  source: z.string(),
  cleared_as: z.enum(CLEARED_AS).nullable(),
  created_at: timeSchema,
});
export type Finding = z.infer<typeof findingSchema>;

const FINDINGS_MAX = 500;
const ids = z.array(idSchema).min(1).max(FINDINGS_MAX);

/** The user ends findings. */
export const clearFindingsSchema = z.object({ ids, as: z.enum(CLEARED_AS) });
export type ClearFindingsInput = z.output<typeof clearFindingsSchema>;
/** The user reopens findings they had ended. */
export const reopenFindingsSchema = z.object({ ids });
export type ReopenFindingsInput = z.output<typeof reopenFindingsSchema>;

export const findingListSchema = z.object({ items: z.array(findingSchema) });
export const findingQuerySchema = z.object({ persona_id: idSchema });
