import { and, eq, isNull, sql } from "drizzle-orm";
import { DomainError } from "#domain/errors.ts";
import type { Note, UpdateNoteInput } from "#domain/notes/contract.ts";
import { changesRow, isStale } from "#domain/version.ts";
import type { Tx } from "#server/db/connect.ts";
import { forgetCorrections } from "#server/records/memory/forget-corrections.ts";
import { queueMemory } from "#server/records/memory/queue-memory.ts";
import { personaExists, requirePersona } from "#server/records/people/require-persona.ts";
import { notesPersona } from "#server/db/schema/notes.ts";
import { personas } from "#server/db/schema/people.ts";
import { keepFinding, marksOf } from "#server/records/safety/findings.ts";
import type { Verb } from "#server/services.ts";
import { toNote } from "./to-note.ts";

/**
 * Changes a note's text, tags or date, or whether a coach may read it. @throws DomainError not_found; changed_elsewhere
 * if text, tags or date have changed since `base_version`.
 */
export function updateNote({
  db,
  user,
  input: { id, created_at, left_out_of_ai, base_version, ...fields },
}: Verb<UpdateNoteInput & { id: string }>): Promise<Note> {
  return db.withUser(user.id, async (tx) => {
    const [before] = await tx
      .select()
      .from(notesPersona)
      .where(and(eq(notesPersona.id, id), isNull(notesPersona.deletedAt), personaExists(notesPersona.personaId)))
      .for("update");
    if (!before) throw new DomainError("not_found");
    const edited = { ...fields, createdAt: created_at === undefined ? undefined : new Date(created_at) };
    if (isStale(before, edited, base_version)) {
      const mark = (await marksOf(tx, "note", [id])).get(id) ?? null;
      throw new DomainError("changed_elsewhere", { current: toNote(before, mark) });
    }
    const [row] = await tx
      .update(notesPersona)
      .set({
        ...edited,
        leftOutOfAi: left_out_of_ai,
        updatedAt: new Date(),
        version: before.version + (changesRow(before, edited) ? 1 : 0),
      })
      .where(eq(notesPersona.id, id))
      .returning();
    if (!row) throw new DomainError("not_found");
    if (row.createdAt < before.createdAt) await keepContact(tx, row.personaId, before.createdAt);
    await queueMemory(tx, user.id, "notes_persona", [id]);
    // Corrections were about the old text.
    if (row.content !== before.content) await forgetCorrections(tx, [id]);
    const persona = await requirePersona(tx, row.personaId);
    const safety = await keepFinding(tx, { userId: user.id, persona, kind: "note", source: id, texts: [row.content] });
    return toNote(row, safety);
  });
}

/** Moving a note's date back does not move the last contact back, which the reminder to stay in touch depends on. */
async function keepContact(tx: Tx, personaId: string, at: Date): Promise<void> {
  await tx
    .update(personas)
    .set({ contactedAt: sql`greatest(${personas.contactedAt}, ${at.toISOString()}::timestamptz)` })
    .where(eq(personas.id, personaId));
}
