import { setImmediate } from "node:timers/promises";
import { eq } from "drizzle-orm";
import { DomainError } from "#domain/errors.ts";
import type { CreateNoteInput, Note } from "#domain/notes/contract.ts";
import { checkSafety } from "#domain/safety/check.ts";
import { queueMemory } from "#server/records/memory/queue-memory.ts";
import { requirePersona } from "#server/records/people/require-persona.ts";
import { notesPersona } from "#server/db/schema/notes.ts";
import { keepFinding } from "#server/records/safety/findings.ts";
import type { Verb } from "#server/services.ts";
import { storeNote } from "./store-note.ts";
import { toNote } from "./to-note.ts";

/**
 * Creates a note about a person. The same id sent again returns the existing note.
 * @throws DomainError not_found when the person is not the caller's; conflict when the id belongs to another or deleted
 * note.
 */
export async function createNote({ db, user, input }: Verb<CreateNoteInput & { personaId: string }>): Promise<Note> {
  const id = input.id ?? crypto.randomUUID();
  await setImmediate();
  if (!checkSafety(input.content)) {
    const { found, note } = await storeNote(db, user.id, { ...input, id });
    if (!found) throw new DomainError("not_found");
    if (note) return note;
  }
  return db.withUser(user.id, async (tx) => {
    const persona = await requirePersona(tx, input.personaId);
    await tx
      .insert(notesPersona)
      .values({
        id,
        userId: user.id,
        personaId: input.personaId,
        content: input.content,
        tags: input.tags,
        leftOutOfAi: input.left_out_of_ai,
        ...(input.created_at ? { createdAt: new Date(input.created_at) } : {}),
      })
      .onConflictDoNothing();
    const [row] = await tx.select().from(notesPersona).where(eq(notesPersona.id, id));
    if (!row || row.personaId !== input.personaId || row.deletedAt) throw new DomainError("conflict", { field: "id" });
    await queueMemory(tx, user.id, "notes_persona", [id]);
    const safety = await keepFinding(tx, { userId: user.id, persona, kind: "note", source: id, texts: [row.content] });
    return toNote(row, safety);
  });
}
