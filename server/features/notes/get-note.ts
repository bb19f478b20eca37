import { and, eq, isNull } from "drizzle-orm";
import { DomainError } from "#domain/errors.ts";
import type { Note } from "#domain/notes/contract.ts";
import { personaExists } from "#server/records/people/require-persona.ts";
import { notesPersona } from "#server/db/schema/notes.ts";
import { marksOf } from "#server/records/safety/findings.ts";
import type { Verb } from "#server/services.ts";
import { toNote } from "./to-note.ts";

/** One note. @throws DomainError not_found. */
export function getNote({ db, user, input }: Verb<{ id: string }>): Promise<Note> {
  return db.withUser(user.id, async (tx) => {
    const [row] = await tx
      .select()
      .from(notesPersona)
      .where(and(eq(notesPersona.id, input.id), isNull(notesPersona.deletedAt), personaExists(notesPersona.personaId)));
    if (!row) throw new DomainError("not_found");
    return toNote(row, (await marksOf(tx, "note", [row.id])).get(row.id) ?? null);
  });
}
