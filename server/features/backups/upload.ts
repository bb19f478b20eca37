import path from "node:path";
import { listBackups, readBackupName, surplus } from "#server/db/backup/folder.ts";
import { ObjectStoreError, openObjectStore, type ObjectStoreSettings } from "#server/outgoing/object-store.ts";

/**
 * Copies the backups of a folder that are not at the target yet, then deletes there those that are no longer kept. One
 * whose length differs from the file's was not copied whole, and is copied again.
 */
export async function upload(
  target: ObjectStoreSettings,
  folder: string,
): Promise<{ uploaded: boolean; reason: string | null }> {
  try {
    const store = openObjectStore(target);
    const here = await listBackups(folder);
    const missing = (there: { name: string; bytes: number }[]) =>
      here.filter(({ name, bytes }) => !there.some((one) => one.name === name && one.bytes === bytes));
    const absent = missing(await store.list());
    // Only one process copies at a time: what is unfinished now is of one that was killed.
    await store.discardUnfinished((name) => readBackupName(name) !== null);
    for (const { name } of absent) await store.put(name, path.join(folder, name));
    const there = await store.list();
    // A server may answer that all is well and still have stored a part.
    const partial = missing(there);
    for (const { name } of partial) await store.remove(name);
    if (partial.length > 0) throw new ObjectStoreError("incomplete");
    const copies = there.flatMap(({ name }) => {
      const known = readBackupName(name);
      return known ? [{ name, madeAt: known.madeAt }] : [];
    });
    for (const { name } of surplus(copies)) await store.remove(name);
    return { uploaded: true, reason: null };
  } catch (error) {
    return { uploaded: false, reason: error instanceof ObjectStoreError ? error.reason : "other" };
  }
}
