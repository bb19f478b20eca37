import { sql } from "drizzle-orm";
import { boolean, check, foreignKey, index, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { NOTE_MAX, TAGS_MAX } from "#domain/notes/contract.ts";
import { purgeIndex, createdAt, deletedAt, lengthOf, newestFirst, ownId, time, version } from "./columns.ts";
import { personas } from "./people.ts";

export const notesPersona = pgTable(
  "notes_persona",
  {
    id: ownId(),
    userId: uuid("user_id").notNull(),
    personaId: uuid("persona_id").notNull(),
    title: text("title").notNull().default(""),
    content: text("content").notNull(),
    tags: text("tags").array().notNull().default([]),
    /** The coach must not read it. */
    leftOutOfAi: boolean("left_out_of_ai").notNull().default(false),
    createdAt: createdAt(),
    updatedAt: time("updated_at").notNull().defaultNow(),
    version: version(),
    deletedAt: deletedAt(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.id] }),
    foreignKey({ columns: [t.userId, t.personaId], foreignColumns: [personas.userId, personas.id] }).onDelete(
      "cascade",
    ),
    // Of all, also those just deleted: the deletion of a person finds their notes by it.
    index("notes_persona_person_idx")
      .on(t.userId, t.personaId, newestFirst(t.createdAt), newestFirst(t.id))
      .concurrently(),
    index("notes_persona_recent_idx")
      .on(t.userId, newestFirst(t.createdAt), newestFirst(t.id))
      .where(sql`${t.deletedAt} is null`),
    // With the tags themselves, so that those of a person with many notes are listed without reading the notes.
    index("notes_persona_tags_idx")
      .on(t.userId, t.personaId, newestFirst(t.createdAt), newestFirst(t.id), t.tags)
      .where(sql`cardinality(${t.tags}) > 0 and ${t.deletedAt} is null`)
      .concurrently(),
    purgeIndex("notes_persona_bin_idx", t.deletedAt),
    check("notes_persona_content_length", lengthOf(t.content, 1, NOTE_MAX)),
    check("notes_persona_tags_count", sql`cardinality(${t.tags}) <= ${sql.raw(String(TAGS_MAX))}`),
  ],
);
