import { z } from "zod";
import { idSchema, timeSchema } from "#domain/ids.ts";

/** The user texts that an answer may be based on; the user can mark each one as wrong. */
export const SOURCE_KINDS = ["note", "interaction", "message", "answer"] as const;
export type SourceKind = (typeof SOURCE_KINDS)[number];

/** Maximum length of the excerpt shown beside the answer, in characters. */
export const SOURCE_EXCERPT_MAX = 200;

export const messageSourceSchema = z.object({
  /** `profile`: the one short questionnaire about the person; corrected by answering again, not marked wrong. */
  kind: z.enum([...SOURCE_KINDS, "profile"]),
  /** For a profile, the person's id. */
  id: z.string(),
  created_at: timeSchema.nullable(),
  /** For a profile, its label, or empty. */
  excerpt: z.string(),
  /** The conversation of an earlier message; null for other kinds. */
  conversation_id: z.string().nullable(),
  /** The user marked it as wrong: the coach no longer uses it. */
  wrong: z.boolean(),
});
export type MessageSource = z.infer<typeof messageSourceSchema>;

/** The source to mark as wrong, or no longer wrong. */
export const correctionSchema = z.object({ kind: z.enum(SOURCE_KINDS), id: idSchema });
export type CorrectionInput = z.output<typeof correctionSchema>;
