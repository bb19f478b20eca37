import { z } from "zod";
import { safetyMarkSchema } from "#domain/care/contract.ts";
import { idSchema, timeSchema } from "#domain/ids.ts";
import { pageOf, pageQuerySchema } from "#domain/page.ts";
import { baseVersionSchema, versionSchema } from "#domain/version-schema.ts";
import { cleanText, requiredText } from "#domain/text.ts";

export const NOTE_MAX = 2000;
export const TAG_MAX = 40;
export const TAGS_MAX = 12;
/** The earliest date of a note: before anybody's memory, and a date that all software can represent. */
const EARLIEST = Date.parse("1900-01-01T00:00:00Z");
/** In days. */
export const RECENT_DAYS = 30;

/** Tags keep the order they were typed in; blanks and duplicates (ignoring case) are dropped. */
export const tagsSchema = z
  .array(z.string().max(1000, "tag_too_long").transform(cleanText).pipe(z.string().trim().max(TAG_MAX, "tag_too_long")))
  .max(50, "too_many_tags")
  .transform((tags) => {
    const seen = new Set<string>();
    return tags.filter((tag) => tag !== "" && !seen.has(tag.toLowerCase()) && seen.add(tag.toLowerCase()));
  })
  .refine((tags) => tags.length <= TAGS_MAX, "too_many_tags");

export const noteContentSchema = requiredText(NOTE_MAX, { required: "content_required", tooLong: "content_too_long" });

const noteFields = z.object({
  content: noteContentSchema,
  tags: tagsSchema,
  /** When it happened; not in the future (one day of tolerance covers all time zones). */
  created_at: timeSchema
    .refine((value) => Date.parse(value) <= Date.now() + 86_400_000, "date_in_future")
    .refine((value) => Date.parse(value) >= EARLIEST, "invalid_input"),
});

export const createNoteSchema = z.object({
  id: idSchema.optional(),
  content: noteContentSchema,
  tags: tagsSchema.default([]),
  created_at: noteFields.shape.created_at.optional(),
  left_out_of_ai: z.boolean().default(false),
});
export type CreateNoteInput = z.output<typeof createNoteSchema>;

export const updateNoteSchema = noteFields
  .extend({
    /** Not given to the coach or to any model. */
    left_out_of_ai: z.boolean(),
    base_version: baseVersionSchema,
  })
  .partial();
export type UpdateNoteInput = z.output<typeof updateNoteSchema>;

export const noteSchema = z.object({
  id: z.string(),
  persona_id: z.string(),
  title: z.string(),
  content: z.string(),
  tags: z.array(z.string()),
  left_out_of_ai: z.boolean(),
  created_at: timeSchema,
  updated_at: timeSchema,
  version: versionSchema,
  /** The finding about this note. */
  safety: safetyMarkSchema.nullable(),
});
export type Note = z.infer<typeof noteSchema>;

export const recentNoteSchema = noteSchema.extend({ persona_name: z.string() });
export type RecentNote = z.infer<typeof recentNoteSchema>;

export const notePageSchema = pageOf(noteSchema);
export const recentNotePageSchema = pageOf(recentNoteSchema);

/** All tags of a person's notes, including those on pages not loaded yet. */
export const noteTagsSchema = z.object({ tags: z.array(z.string()) });
export type NoteTags = z.infer<typeof noteTagsSchema>;

/** `tag` filters by one tag, ignoring case. */
export const noteQuerySchema = pageQuerySchema.extend({ tag: z.string().max(TAG_MAX).transform(cleanText).optional() });
