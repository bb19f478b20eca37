import { and, desc, eq, lt, notInArray } from "drizzle-orm";
import { isBackupRunning, type PastRun } from "#domain/backups/due.ts";
import { lockChore } from "#server/db/chores.ts";
import type { Database } from "#server/db/connect.ts";
import { backupRuns } from "#server/db/schema/backups.ts";

/** How long a running backup counts as alive without a word from its process. */
const LEASE_MS = 15 * 60_000;
/** Runs that are looked at, and kept: a year of them where all goes well. */
const LOOKED_AT = 50;
const KEPT = 400;

const leaseFrom = (now: Date) => new Date(now.getTime() + LEASE_MS);

/** Claims a backup for one process, if `isDue` says so; null if not, or another process makes one. */
export async function claimBackup(
  db: Database,
  isDue: (past: readonly PastRun[]) => boolean,
  now: Date,
): Promise<string | null> {
  return db.withSystem(async (tx) => {
    if (!(await lockChore(tx, "backup"))) return null;
    const past = await tx.select().from(backupRuns).orderBy(desc(backupRuns.startedAt)).limit(LOOKED_AT);
    if (isBackupRunning(now, past) || !isDue(past)) return null;
    await tx
      .update(backupRuns)
      .set({ state: "failed", error: "interrupted", endedAt: now })
      .where(and(eq(backupRuns.state, "running"), lt(backupRuns.leaseUntil, now)));
    const kept = tx.select({ id: backupRuns.id }).from(backupRuns).orderBy(desc(backupRuns.startedAt)).limit(KEPT);
    await tx.delete(backupRuns).where(notInArray(backupRuns.id, kept));
    const [run] = await tx
      .insert(backupRuns)
      .values({ startedAt: now, leaseUntil: leaseFrom(now) })
      .returning({ id: backupRuns.id });
    return run?.id ?? null;
  });
}

export async function extendLease(db: Database, id: string, now: Date): Promise<void> {
  await db.withSystem((tx) =>
    tx
      .update(backupRuns)
      .set({ leaseUntil: leaseFrom(now) })
      .where(eq(backupRuns.id, id)),
  );
}

export type BackupEnd = Partial<
  Pick<typeof backupRuns.$inferInsert, "file" | "bytes" | "rows" | "encrypted" | "uploaded" | "error">
> & { state: "good" | "failed" };

export async function endBackup(db: Database, id: string, end: BackupEnd, now: Date): Promise<void> {
  await db.withSystem((tx) =>
    tx
      .update(backupRuns)
      .set({ ...end, endedAt: now })
      .where(eq(backupRuns.id, id)),
  );
}
