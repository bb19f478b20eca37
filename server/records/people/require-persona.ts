import { and, eq, isNull, sql, type SQL } from "drizzle-orm";
import type { PgColumn, PgUpdateSetSource } from "drizzle-orm/pg-core";
import { DomainError } from "#domain/errors.ts";
import type { Tx } from "#server/db/connect.ts";
import { personas } from "#server/db/schema/people.ts";

/** The condition that the person a row is about has not been deleted; what belongs to them went with them. */
export function personaStays(personaId: PgColumn): SQL {
  return sql`exists (select from ${personas} p where p.id = ${personaId} and p.deleted_at is null)`;
}

export type PersonaRow = typeof personas.$inferSelect;

/** The caller's person with this id. @throws DomainError not_found for any other id. */
export async function requirePersona(tx: Tx, id: string): Promise<PersonaRow> {
  const [row] = await select(tx, id);
  if (!row) throw new DomainError("not_found");
  return row;
}

/**
 * The same, held until the transaction ends: whoever else changes what is known about this person waits, and then sees
 * it, so that two tabs at once are counted one after the other. @throws DomainError not_found.
 */
export async function lockPersona(tx: Tx, id: string): Promise<PersonaRow> {
  const [row] = await select(tx, id).for("update");
  if (!row) throw new DomainError("not_found");
  return row;
}

/** Changes columns of the caller's person, and answers with the row as it then is. @throws DomainError not_found. */
export async function changePersona(
  tx: Tx,
  id: string,
  columns: PgUpdateSetSource<typeof personas>,
): Promise<PersonaRow> {
  const [row] = await tx.update(personas).set(columns).where(eq(personas.id, id)).returning();
  if (!row) throw new DomainError("not_found");
  return row;
}

function select(tx: Tx, id: string) {
  return tx
    .select()
    .from(personas)
    .where(and(eq(personas.id, id), isNull(personas.deletedAt)));
}
