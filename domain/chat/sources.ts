import { z } from "zod";
import { idSchema, timeSchema } from "#domain/ids.ts";

/** What an answer of the coach may rest on, all of it the user's own words. */
export const SOURCE_KINDS = ["note", "interaction", "message", "answer"] as const;
export type SourceKind = (typeof SOURCE_KINDS)[number];

/** Characters of a source that are shown beside the answer that rests on it. */
export const SOURCE_EXCERPT_MAX = 200;

export const messageSourceSchema = z.object({
  kind: z.enum(SOURCE_KINDS),
  id: z.string(),
  created_at: timeSchema.nullable(),
  excerpt: z.string(),
  /** Where an earlier message was said; null for what stands elsewhere. */
  conversation_id: z.string().nullable(),
  /** The user has said so: the coach rests on it no longer. */
  wrong: z.boolean(),
});
export type MessageSource = z.infer<typeof messageSourceSchema>;

/** What is wrong, or is not wrong after all: one of the sources beside an answer. */
export const correctionSchema = z.object({ kind: z.enum(SOURCE_KINDS), id: idSchema });
export type CorrectionInput = z.output<typeof correctionSchema>;
