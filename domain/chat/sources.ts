import { z } from "zod";
import { idSchema, timeSchema } from "#domain/ids.ts";

/** The user's own words that an answer of the coach may rest on, each of which may be called wrong. */
export const SOURCE_KINDS = ["note", "interaction", "message", "answer"] as const;
export type SourceKind = (typeof SOURCE_KINDS)[number];

/** Characters of a source that are shown beside the answer that rests on it. */
export const SOURCE_EXCERPT_MAX = 200;

export const messageSourceSchema = z.object({
  /** `profile`: the short questionnaire about the person, of which there is one; it is answered anew, not called wrong. */
  kind: z.enum([...SOURCE_KINDS, "profile"]),
  /** Of the profile the person's. */
  id: z.string(),
  created_at: timeSchema.nullable(),
  /** Of the profile its label; empty where there is none. */
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
