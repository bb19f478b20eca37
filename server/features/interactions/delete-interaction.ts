import { and, eq, isNotNull, isNull } from "drizzle-orm";
import { DomainError } from "#domain/errors.ts";
import { queueMemory } from "#server/records/memory/queue-memory.ts";
import { personaExists } from "#server/records/people/require-persona.ts";
import { forgetLookBackWords } from "#server/records/texts/forget-in-look-backs.ts";
import { interactions } from "#server/db/schema/interactions.ts";
import type { Verb } from "#server/services.ts";

/** Cancels or deletes an interaction; it can be restored until the purge. @throws DomainError not_found. */
export function deleteInteraction({ db, user, input }: Verb<{ id: string }>): Promise<void> {
  return setDeleted({ db, user, input: { ...input, deleted: true } });
}

/** Undoes a deletion that has not been purged yet. @throws DomainError not_found. */
export function restoreInteraction({ db, user, input }: Verb<{ id: string }>): Promise<void> {
  return setDeleted({ db, user, input: { ...input, deleted: false } });
}

function setDeleted({ db, user, input: { id, deleted } }: Verb<{ id: string; deleted: boolean }>): Promise<void> {
  const { deletedAt, personaId } = interactions;
  return db.withUser(user.id, async (tx) => {
    const rows = await tx
      .update(interactions)
      .set({ deletedAt: deleted ? new Date() : null })
      .where(and(eq(interactions.id, id), deleted ? isNull(deletedAt) : isNotNull(deletedAt), personaExists(personaId)))
      .returning({ id: interactions.id });
    if (rows.length === 0) throw new DomainError("not_found");
    await queueMemory(tx, user.id, "interactions", [id]);
    if (deleted) await forgetLookBackWords(tx, user.id, id);
  });
}
