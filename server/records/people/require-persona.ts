import { and, eq, isNull, sql, type SQL } from "drizzle-orm";
import type { PgColumn, PgUpdateSetSource } from "drizzle-orm/pg-core";
import { DomainError } from "#domain/errors.ts";
import { OWN_ID } from "#server/db/own-rows.ts";
import type { Tx } from "#server/db/connect.ts";
import { personas } from "#server/db/schema/people.ts";

/** Condition that a row's person has not been deleted; what belongs to them is deleted with them. */
export function personaExists(personaId: PgColumn): SQL {
  return sql`exists (select from ${personas} p where p.user_id = ${OWN_ID} and p.id = ${personaId} and p.deleted_at is null)`;
}

export type PersonaRow = typeof personas.$inferSelect;

/** The user's person with this id. @throws DomainError not_found for any other id. */
export async function requirePersona(tx: Tx, id: string): Promise<PersonaRow> {
  const [row] = await select(tx, id);
  if (!row) throw new DomainError("not_found");
  return row;
}

/**
 * `requirePersona`, locked until the transaction ends: concurrent changes to this person wait, and then see the result.
 * @throws DomainError not_found.
 */
export async function lockPersona(tx: Tx, id: string): Promise<PersonaRow> {
  const [row] = await select(tx, id).for("update");
  if (!row) throw new DomainError("not_found");
  return row;
}

/** Updates the user's person and returns the new row. @throws DomainError not_found. */
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
