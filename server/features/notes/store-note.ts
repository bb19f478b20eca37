import { sql } from "drizzle-orm";
import type { CreateNoteInput, Note } from "#domain/notes/contract.ts";
import type { Database } from "#server/db/connect.ts";
import { asUser } from "#server/db/own-rows.ts";
import { prepared } from "#server/db/prepared.ts";
import { notesPersona } from "#server/db/schema/notes.ts";
import { personas } from "#server/db/schema/people.ts";
import { isoText } from "#server/db/session-read.ts";
import { queuedAgain } from "#server/records/memory/queue-memory.ts";
import { toNote } from "./to-note.ts";

interface StoredRow {
  /** Whether the user has this person. */
  found: boolean;
  /** Null if there is a note with this id already. */
  stored: Pick<Note, "created_at" | "updated_at" | "version"> | null;
}

const storing = prepared<"userId" | "quota" | "id" | "personaId" | "content" | "tags" | "leftOut" | "createdAt">(
  "store_note",
  (value) => sql`
    with person as (
      select id from ${personas} where user_id = ${value.userId}::uuid and id = ${value.personaId}::uuid and deleted_at is null
    ), note as (
      insert into ${notesPersona} (id, user_id, persona_id, content, tags, left_out_of_ai, created_at)
      select ${value.id}::uuid, ${value.userId}::uuid, person.id, ${value.content}::text, ${value.tags}::text[],
        ${value.leftOut}::boolean, coalesce(${value.createdAt}::timestamptz, now())
      from person
      on conflict do nothing returning user_id, id, created_at, updated_at, version
    ), queued as (
      ${queuedAgain(sql`select user_id, 'notes_persona', id from note`)}
    )
    select exists (select from person) as found, (
      select jsonb_build_object('created_at', ${isoText(sql`note.created_at`)}, 'updated_at', ${isoText(sql`note.updated_at`)},
        'version', note.version) from note
    ) as stored
    ${asUser(value.userId, value.quota)}`,
);

/**
 * Stores a note in which nothing tells of danger, and queues it for the coach's memory, in one statement (decision 059).
 * `note` is null if there is a note with this id already, or no such person.
 * @throws an error for which `isAccountFull` holds
 */
export async function storeNote(
  db: Database,
  userId: string,
  note: CreateNoteInput & { id: string; personaId: string },
): Promise<{ found: boolean; note: Note | null }> {
  const { id, personaId, content, tags, left_out_of_ai: leftOut, created_at: createdAt = null } = note;
  const [row] = await db.statement<StoredRow>(
    storing({ userId, quota: db.quota ?? 0, id, personaId, content, tags, leftOut, createdAt }),
  );
  const { found, stored } = row!;
  if (!stored) return { found, note: null };
  const times = { createdAt: new Date(stored.created_at), updatedAt: new Date(stored.updated_at) };
  const { version } = stored;
  return {
    found,
    note: toNote(
      { id, userId, personaId, title: "", content, tags, leftOutOfAi: leftOut, ...times, version, deletedAt: null },
      null,
    ),
  };
}
