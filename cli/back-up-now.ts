import { openFolder } from "#server/db/backup/folder.ts";
import { databaseExists, openDirect } from "#server/db/backup/open-direct.ts";
import { connectDatabase, type ConnectOptions } from "#server/db/connect.ts";
import { schemaState } from "#server/db/migrate.ts";
import { runBackup } from "#server/features/backups/run-due-backup.ts";
import { backupSettings } from "#server/features/backups/settings.ts";
import type { Env } from "#server/runtime/env.ts";
import type { Log } from "#server/services.ts";
import { connectOptions, sizeOf, secretOf } from "./backup.ts";
import { CommandError } from "./failures.ts";

/** Why none was made, after “The backup failed: ”. */
const WHY = {
  disk_full: "a disk is full (BACKUP_DIR or DATA_DIR)",
  folder: "BACKUP_DIR is missing, or not writable for this user",
  database: "the database cannot be reached",
  verification: "what was written could not be restored as it was read",
  interrupted: "it was interrupted",
  upload: "the copy",
  other: "for an unexpected reason",
};

/** Makes one of the server's own backups without waiting for its time: verified, named, copied, and older ones pruned. */
export async function backUpNow(env: Env): Promise<void> {
  const options = connectOptions(env);
  const secret = secretOf(env);
  if (!secret || !databaseExists(options)) throw new CommandError("There is no database here to back up.");
  const settings = await backupSettings(env, { options, secret });
  if (!settings)
    throw new CommandError(
      "BACKUP_DIR is not set, so the server makes no backups. `sintonia backup FILE` makes one by hand.",
    );
  await requireCurrentSchema(options);
  requireFolder(settings.job.folder);
  let stopped = false;
  const stop = () => (stopped = true);
  process.once("SIGINT", stop).once("SIGTERM", stop);
  const db = await connectDatabase(options);
  try {
    let reason = "";
    const log: Log = (_level, event, details) => {
      if (event === "backup_not_uploaded") reason = ` (${String(details?.["reason"])})`;
    };
    const work = { db, clock: () => new Date(), log };
    const end = await runBackup(work, settings, { isDue: () => true, stopping: () => stopped });
    if (end === null) throw new CommandError("Another backup is being made; backup list shows it once it is verified.");
    if (end.state === "failed") throw new CommandError(`The backup failed: ${WHY[end.error ?? "other"]}.`);
    const copy = end.uploaded === null ? "" : end.uploaded ? ", copied" : `, NOT copied to BACKUP_S3_URL${reason}`;
    console.log(`${end.file}: ${end.rows} rows in ${sizeOf(end.bytes ?? 0)}, verified${copy}.`);
  } finally {
    await db.close();
  }
}

/** Connecting would migrate an older schema, which is for the server to do. @throws CommandError. */
async function requireCurrentSchema(options: ConnectOptions): Promise<void> {
  const direct = await openDirect(options);
  const { client } = direct;
  try {
    // The session may be a running server's, whose role may not read the migrations.
    await client.query("begin; set local role none");
    const state = await schemaState(client);
    await client.query("rollback");
    if (state === "newer") {
      throw new CommandError("This database belongs to a newer version of Sintonia; back it up with that one.");
    }
    if (state === "older") {
      throw new CommandError(
        "This database lacks migrations: start the server of this version first, or use backup FILE.",
      );
    }
  } finally {
    await direct.close();
  }
}

/** Before a run is recorded: a failed one would keep the server from its own for an hour. @throws CommandError. */
function requireFolder(folder: string): void {
  try {
    openFolder(folder);
  } catch (error) {
    throw new CommandError(`BACKUP_DIR cannot be written to: ${(error as Error).message}.`);
  }
}
