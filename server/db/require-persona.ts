import { and, eq, isNull } from "drizzle-orm";
import { DomainError } from "#domain/errors.ts";
import type { Tx } from "./connect.ts";
import { personas } from "./schema/people.ts";

/** The caller's person with this id. @throws DomainError not_found for any other id. */
export async function requirePersona(tx: Tx, id: string): Promise<typeof personas.$inferSelect> {
  const [row] = await tx
    .select()
    .from(personas)
    .where(and(eq(personas.id, id), isNull(personas.deletedAt)));
  if (!row) throw new DomainError("not_found");
  return row;
}
