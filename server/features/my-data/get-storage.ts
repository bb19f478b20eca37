import { sql } from "drizzle-orm";
import type { Storage } from "#domain/account/storage.ts";
import { readStoredBytes } from "#server/db/account-storage.ts";
import type { Verb } from "#server/services.ts";

/** What the account stores and may store: without a bound while danger is open, when nothing is refused. */
export async function getStorage({ db, user }: Omit<Verb<never>, "input">): Promise<Storage> {
  return db.withUser(user.id, async (tx) => {
    const { rows } = await tx.execute<{ unbounded: boolean }>(sql`select app_unbounded(app_user_id()) as unbounded`);
    return { used: await readStoredBytes(tx), quota: rows[0]?.unbounded ? null : db.quota };
  });
}
