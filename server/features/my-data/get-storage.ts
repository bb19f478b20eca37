import type { Storage } from "#domain/account/storage.ts";
import { readStoredBytes } from "#server/db/account-storage.ts";
import type { Verb } from "#server/services.ts";

/** What the account stores and may store. */
export async function getStorage({ db, user }: Omit<Verb<never>, "input">): Promise<Storage> {
  return { used: await db.withUser(user.id, readStoredBytes), quota: db.quota };
}
