import { and, desc, eq, gt, isNull, sql } from "drizzle-orm";
import { RECENT_DAYS, type Note, type RecentNote } from "#domain/notes/contract.ts";
import type { PageQuery } from "#domain/page.ts";
import { requirePersona } from "#server/db/require-persona.ts";
import { notesPersona } from "#server/db/schema/notes.ts";
import { personas } from "#server/db/schema/people.ts";
import { after, toPage, type Page } from "#server/db/paging.ts";
import type { Verb } from "#server/services.ts";
import { toNote } from "./to-note.ts";

/** A person's notes, newest first, all or those with one tag. @throws DomainError not_found. */
export function listNotes({
  db,
  user,
  input,
}: Verb<PageQuery & { personaId: string; tag?: string | undefined }>): Promise<Page<Note>> {
  return db.readUser(user.id, async (tx) => {
    const found = tx
      .select()
      .from(notesPersona)
      .where(
        and(
          eq(notesPersona.personaId, input.personaId),
          isNull(notesPersona.deletedAt),
          input.tag ? sql`lower(${input.tag}) in (select lower(t) from unnest(${notesPersona.tags}) t)` : undefined,
          after(notesPersona.createdAt, notesPersona.id, input.cursor),
        ),
      )
      .orderBy(desc(notesPersona.createdAt), desc(notesPersona.id))
      .limit(input.limit + 1);
    const [rows] = await Promise.all([found, requirePersona(tx, input.personaId)]);
    return toPage(rows, input.limit, toNote, (row) => ({ time: row.createdAt, id: row.id }));
  });
}

/** The newest notes of the last 30 days about anybody not archived, each with the person's name. */
export function listRecentNotes({ db, user, input }: Verb<PageQuery & { now: Date }>): Promise<Page<RecentNote>> {
  const since = new Date(input.now.getTime() - RECENT_DAYS * 86_400_000);
  return db.readUser(user.id, async (tx) => {
    const rows = await tx
      .select({ note: notesPersona, persona_name: personas.name })
      .from(notesPersona)
      .innerJoin(personas, and(eq(personas.userId, notesPersona.userId), eq(personas.id, notesPersona.personaId)))
      .where(
        and(
          gt(notesPersona.createdAt, since),
          isNull(notesPersona.deletedAt),
          isNull(personas.deletedAt),
          isNull(personas.archivedAt),
          after(notesPersona.createdAt, notesPersona.id, input.cursor),
        ),
      )
      .orderBy(desc(notesPersona.createdAt), desc(notesPersona.id))
      .limit(input.limit + 1);
    return toPage(
      rows,
      input.limit,
      (row) => ({ ...toNote(row.note), persona_name: row.persona_name }),
      (row) => ({ time: row.note.createdAt, id: row.note.id }),
    );
  });
}
