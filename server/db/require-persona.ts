import { and, eq, isNull, sql, type SQL } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { DomainError } from "#domain/errors.ts";
import type { Tx } from "./connect.ts";
import { personas } from "./schema/people.ts";

/** The condition that the person a row is about has not been deleted; what belongs to them went with them. */
export function personaStays(personaId: PgColumn): SQL {
  return sql`exists (select from ${personas} p where p.id = ${personaId} and p.deleted_at is null)`;
}

/** The caller's person with this id. @throws DomainError not_found for any other id. */
export async function requirePersona(tx: Tx, id: string): Promise<typeof personas.$inferSelect> {
  const [row] = await tx
    .select()
    .from(personas)
    .where(and(eq(personas.id, id), isNull(personas.deletedAt)));
  if (!row) throw new DomainError("not_found");
  return row;
}
