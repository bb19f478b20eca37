import { mkdtemp, readdir, rm, stat } from "node:fs/promises";
import { statfsSync } from "node:fs";
import path from "node:path";
import { makeFolder } from "#server/runtime/make-folder.ts";
import type { BackupKeys } from "./encryption.ts";
import type { BackupHeader } from "./format.ts";
import { restore } from "./restore.ts";

const PREFIX = "backup-check-";
const STALE_MS = 86_400_000;
/** An empty database with its log, and a restored one relative to the text of its rows. */
const EMPTY_BYTES = 200_000_000;
const GROWTH = 3;

/** There is no room to restore the backup beside the data. */
export class NoRoomError extends Error {
  override name = "NoRoomError";
  readonly code = "ENOSPC";
}

export interface VerifyInput {
  file: string;
  keys: BackupKeys;
  /** The folder in which the throw-away database is created and deleted: it holds all that people wrote. */
  scratch: string;
  /** What the writer of the backup knows, if it asks: that this is the file it has written, and how long it is. */
  written?: { sha256: string; length: number };
}

/**
 * Restores a backup into an embedded database that is deleted afterwards, and compares the number and content of the rows
 * of every table with what the backup says.
 * @throws BackupError if the file is not whole, BackupDiffersError if it does not hold what was backed up.
 */
export async function verifyBackup({
  file,
  keys,
  scratch,
  written,
}: VerifyInput): Promise<{ header: BackupHeader; rows: number }> {
  makeFolder(scratch);
  await removeStale(scratch);
  if (written) {
    const { bavail, bsize } = statfsSync(scratch);
    if (bavail * bsize < EMPTY_BYTES + GROWTH * written.length) throw new NoRoomError("no room to verify a backup");
  }
  const dataDir = await mkdtemp(path.join(scratch, PREFIX));
  try {
    const { header, rows } = await restore({
      options: { dataDir },
      file,
      keys,
      replace: false,
      compare: true,
      expected: written?.sha256,
    });
    return { header, rows };
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** What a verification that was killed has left. */
async function removeStale(scratch: string): Promise<void> {
  for (const name of await readdir(scratch)) {
    if (!name.startsWith(PREFIX)) continue;
    const folder = path.join(scratch, name);
    const age = Date.now() - (await stat(folder).catch(() => ({ mtimeMs: Date.now() }))).mtimeMs;
    if (age > STALE_MS) await rm(folder, { recursive: true, force: true });
  }
}
