import { and, eq, isNotNull, isNull } from "drizzle-orm";
import { DomainError } from "#domain/errors.ts";
import { queueMemory } from "#server/records/memory/queue-memory.ts";
import { forgetLookBackWords } from "#server/records/texts/forget-in-look-backs.ts";
import { notesPersona } from "#server/db/schema/notes.ts";
import type { Verb } from "#server/services.ts";

/** Deletes a note; it can be restored until the purge. @throws DomainError not_found. */
export function deleteNote({ db, user, input }: Verb<{ id: string }>): Promise<void> {
  return db.withUser(user.id, async (tx) => {
    const rows = await tx
      .update(notesPersona)
      .set({ deletedAt: new Date() })
      .where(and(eq(notesPersona.id, input.id), isNull(notesPersona.deletedAt)))
      .returning({ id: notesPersona.id });
    if (rows.length === 0) throw new DomainError("not_found");
    await queueMemory(tx, user.id, "notes_persona", [input.id]);
    await forgetLookBackWords(tx, user.id, input.id);
  });
}

/** Undoes a deletion that has not been purged yet. @throws DomainError not_found. */
export function restoreNote({ db, user, input }: Verb<{ id: string }>): Promise<void> {
  return db.withUser(user.id, async (tx) => {
    const rows = await tx
      .update(notesPersona)
      .set({ deletedAt: null })
      .where(and(eq(notesPersona.id, input.id), isNotNull(notesPersona.deletedAt)))
      .returning({ id: notesPersona.id });
    if (rows.length === 0) throw new DomainError("not_found");
    await queueMemory(tx, user.id, "notes_persona", [input.id]);
  });
}
