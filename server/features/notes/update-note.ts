import { and, eq, isNull } from "drizzle-orm";
import { DomainError } from "#domain/errors.ts";
import type { Note, UpdateNoteInput } from "#domain/notes/contract.ts";
import { personaStays } from "#server/db/require-persona.ts";
import { notesPersona } from "#server/db/schema/notes.ts";
import { pendingEmbeddings } from "#server/db/schema/search.ts";
import type { Verb } from "#server/services.ts";
import { toNote } from "./to-note.ts";

/** Changes a note's text, tags or date. @throws DomainError not_found. */
export function updateNote({
  db,
  user,
  input: { id, created_at, ...fields },
}: Verb<UpdateNoteInput & { id: string }>): Promise<Note> {
  return db.withUser(user.id, async (tx) => {
    const [row] = await tx
      .update(notesPersona)
      .set({ ...fields, ...(created_at ? { createdAt: new Date(created_at) } : {}), updatedAt: new Date() })
      .where(and(eq(notesPersona.id, id), isNull(notesPersona.deletedAt), personaStays(notesPersona.personaId)))
      .returning();
    if (!row) throw new DomainError("not_found");
    await tx
      .insert(pendingEmbeddings)
      .values({ userId: user.id, tableName: "notes_persona", recordId: id })
      .onConflictDoNothing();
    return toNote(row);
  });
}
