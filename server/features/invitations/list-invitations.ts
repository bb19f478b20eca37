import { desc } from "drizzle-orm";
import type { Invitation } from "#domain/invitations/contract.ts";
import { givenState } from "#domain/invitations/states.ts";
import type { Database } from "#server/db/connect.ts";
import { invitations } from "#server/db/schema/invitations.ts";

/** Every invitation, newest first, without its code: only the hash is stored. */
export function listInvitations(db: Database, now: Date): Promise<Invitation[]> {
  return db.withSystem(async (tx) => {
    const rows = await tx.select().from(invitations).orderBy(desc(invitations.createdAt), desc(invitations.id));
    return rows.map((row) => ({
      id: row.id,
      tester_type: row.testerType,
      state: givenState(row, now),
      email: row.email,
      created_at: row.createdAt.toISOString(),
      expires_at: row.expiresAt?.toISOString() ?? null,
      used_at: row.usedAt?.toISOString() ?? null,
      revoked_at: row.revokedAt?.toISOString() ?? null,
    }));
  });
}
