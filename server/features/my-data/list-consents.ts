import { desc } from "drizzle-orm";
import type { Consent } from "#domain/my-data/contract.ts";
import { consents } from "#server/db/schema/account.ts";
import type { Verb } from "#server/services.ts";

/** The user's consents, including revoked ones, newest first. */
export function listConsents({ db, user }: Verb): Promise<Consent[]> {
  return db.withUser(user.id, async (tx) => {
    const rows = await tx.select().from(consents).orderBy(desc(consents.agreedAt), consents.kind, desc(consents.id));
    return rows.map((row) => ({
      id: row.id,
      kind: row.kind,
      version: row.version,
      agreed_at: row.agreedAt.toISOString(),
      revoked_at: row.revokedAt?.toISOString() ?? null,
    }));
  });
}
