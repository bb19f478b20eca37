import { z } from "zod";
import { timeSchema } from "#domain/ids.ts";
import { pageOf } from "#domain/page.ts";
import { cleanText, requiredText } from "#domain/text.ts";

export const SEARCH_MAX = 200;

/** What search covers; `answer` is a free-text answer to a questionnaire. */
export const SEARCH_KINDS = ["person", "note", "interaction", "message", "answer"] as const;
export type SearchKind = (typeof SEARCH_KINDS)[number];

export const searchQuerySchema = z.object({
  q: z
    .string()
    .max(4 * SEARCH_MAX)
    .transform(cleanText)
    .pipe(z.string().trim().min(1, "invalid_input").max(SEARCH_MAX)),
  limit: z.coerce.number().int().min(1).max(50).default(20),
  cursor: z.string().max(200).optional(),
});
export type SearchQuery = z.output<typeof searchQuerySchema>;

export const searchHitSchema = z.object({
  kind: z.enum(SEARCH_KINDS),
  id: z.string(),
  /** The person it is about; null for an answer about oneself. */
  persona: z.object({ id: z.string(), name: z.string() }).nullable(),
  /** When it was written or happened; null for a person. */
  created_at: timeSchema.nullable(),
  /** A passage split into pieces; matches are marked. */
  snippet: z.array(z.object({ text: z.string(), marked: z.boolean() })),
  /** Set for a message. */
  conversation_id: z.string().nullable(),
  /** Set for an interaction. */
  status: z.enum(["planned", "completed"]).nullable(),
  /** Set for an answer: the key of its question. */
  question: z.string().nullable(),
});
export type SearchHit = z.infer<typeof searchHitSchema>;
export const searchPageSchema = pageOf(searchHitSchema);

export const EMBEDDING_TEXT_MAX = 8000;
export const embeddingInputSchema = z.object({
  text: requiredText(EMBEDDING_TEXT_MAX, { required: "content_required", tooLong: "content_too_long" }),
});
