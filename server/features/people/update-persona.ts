import { and, eq, isNotNull, isNull } from "drizzle-orm";
import { DomainError } from "#domain/errors.ts";
import type { Persona, UpdatePersonaInput } from "#domain/people/contract.ts";
import { personas } from "#server/db/schema/people.ts";
import type { Verb } from "#server/services.ts";
import { personaColumns } from "./create-persona.ts";
import { toPersona } from "./to-persona.ts";

/** Edits a person, or archives and unarchives them. @throws DomainError not_found. */
export function updatePersona({ db, user, input: { id, change } }: Verb<{ id: string; change: UpdatePersonaInput }>): Promise<Persona> {
  const now = new Date();
  const columns = "archived" in change ? { archivedAt: change.archived ? now : null } : personaColumns(change);
  return db.withUser(user.id, async (tx) => {
    const [row] = await tx
      .update(personas)
      .set({ ...columns, updatedAt: now })
      .where(and(eq(personas.id, id), isNull(personas.deletedAt)))
      .returning();
    if (!row) throw new DomainError("not_found");
    return toPersona(row);
  });
}

/** Deletes a person with all that belongs to them; both can be brought back until the purge. @throws DomainError not_found. */
export function deletePersona({ db, user, input }: Verb<{ id: string }>): Promise<void> {
  return setDeleted({ db, user, input: { id: input.id, deleted: true } });
}

/** Undoes a deletion that has not been purged yet. @throws DomainError not_found. */
export function restorePersona({ db, user, input }: Verb<{ id: string }>): Promise<void> {
  return setDeleted({ db, user, input: { id: input.id, deleted: false } });
}

function setDeleted({ db, user, input }: Verb<{ id: string; deleted: boolean }>): Promise<void> {
  return db.withUser(user.id, async (tx) => {
    const rows = await tx
      .update(personas)
      .set({ deletedAt: input.deleted ? new Date() : null })
      .where(and(eq(personas.id, input.id), input.deleted ? isNull(personas.deletedAt) : isNotNull(personas.deletedAt)))
      .returning({ id: personas.id });
    if (rows.length === 0) throw new DomainError("not_found");
  });
}
