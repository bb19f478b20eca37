import { and, eq } from "drizzle-orm";
import { DomainError } from "#domain/errors.ts";
import type { Database } from "#server/db/connect.ts";
import { invitations } from "#server/db/schema/invitations.ts";
import { unspent } from "#server/records/invitations/unspent.ts";

/** Revokes an unused invitation. @throws DomainError not_found if there is none with this id. */
export function revokeInvitation(db: Database, id: string): Promise<void> {
  return db.withSystem(async (tx) => {
    const rows = await tx
      .update(invitations)
      .set({ revokedAt: new Date() })
      .where(and(eq(invitations.id, id), unspent()))
      .returning({ id: invitations.id });
    if (rows.length === 0) throw new DomainError("not_found");
  });
}

/** Revokes the invitations printed by earlier starts of a still empty installation. */
export function revokeStartInvitations(db: Database): Promise<void> {
  return db.withSystem(async (tx) => {
    await tx
      .update(invitations)
      .set({ revokedAt: new Date() })
      .where(and(eq(invitations.atStart, true), unspent()));
  });
}
