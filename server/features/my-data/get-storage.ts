import type { Storage } from "#domain/account/storage-schema.ts";
import { readStorage } from "#server/db/account-storage.ts";
import type { Verb } from "#server/services.ts";

/** Bytes used and the quota; no quota while danger is open, when nothing is refused. */
export async function getStorage({ db, user }: Verb): Promise<Storage> {
  return db.withUser(user.id, async (tx) => {
    const { bytes, quota } = await readStorage(tx, db.quota);
    return { used: bytes, quota };
  });
}
