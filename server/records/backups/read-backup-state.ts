import { desc, eq } from "drizzle-orm";
import type { BackupRun, BackupState } from "#domain/backups/contract.ts";
import { backupRuns } from "#server/db/schema/backups.ts";
import type { Services } from "#server/services.ts";

const SHOWN = 10;
/** More than a day of hourly attempts. */
const COUNTED = 50;

/** The backups that the server makes by itself, of the whole installation: the same in every process. */
export async function readBackupState({
  db,
  operation,
}: {
  db: Services["db"];
  operation: Pick<Services["operation"], "backups">;
}): Promise<BackupState> {
  const { runs, good } = await db.withSystem(async (tx) => {
    const newest = desc(backupRuns.startedAt);
    return {
      runs: await tx.select().from(backupRuns).orderBy(newest).limit(COUNTED),
      good: await tx.select().from(backupRuns).where(eq(backupRuns.state, "good")).orderBy(newest).limit(1),
    };
  });
  const lastGood = runs.findIndex(({ state }) => state === "good");
  const since = lastGood < 0 ? runs : runs.slice(0, lastGood);
  return {
    schedule: operation.backups,
    runs: runs.slice(0, SHOWN).map(toRun),
    last_good: good[0] ? toRun(good[0]) : null,
    failures: since.filter(({ state }) => state === "failed").length,
  };
}

function toRun(row: typeof backupRuns.$inferSelect): BackupRun {
  const { startedAt, endedAt, state, file, bytes, rows, encrypted, uploaded, error } = row;
  return {
    started_at: startedAt.toISOString(),
    ended_at: endedAt?.toISOString() ?? null,
    state,
    file,
    bytes,
    rows,
    encrypted,
    uploaded,
    error,
  };
}
