import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { hostname } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { DataFolderError, DataFolderInUseError } from "#server/runtime/data-folder-errors.ts";

/** Long enough for the loser of a simultaneous start to release its shared lock, so that one of the two wins. */
const CONTENTION_MS = 500;
const SQLITE_BUSY = 5;

/** Keeps the garbage collector from closing the files, which would unlock the folders. */
const held = new Set<DatabaseSync>();

/** An exclusive lock on a data folder. */
export interface FolderLock {
  release(): void;
}

/**
 * Locks the data folder for this process.
 *
 * Node has no flock. SQLite's exclusive transaction is a POSIX record lock on the file's inode: taken in one step,
 * released by the kernel however the process ends, effective through symbolic links and from other containers on the
 * machine. Between connections of one process, which the kernel does not separate, SQLite itself enforces it.
 *
 * The kernel drops the lock when this process closes any other descriptor of the file: while it is held, nothing, a
 * backup of the folder included, may open `lock`.
 *
 * @throws DataFolderInUseError; DataFolderError if no lock can be taken.
 */
export function lockFolder(dataDir: string): FolderLock {
  const owner = join(dataDir, "lock.owner");
  let file: DatabaseSync | undefined;
  try {
    file = new DatabaseSync(join(dataDir, "lock"), { timeout: CONTENTION_MS });
    // Otherwise SQLite would leave an empty journal beside the file.
    file.exec("pragma journal_mode = memory");
    file.exec("begin exclusive");
    writeFileSync(owner, `${process.pid} ${hostname()}\n`, { mode: 0o600 });
  } catch (error) {
    file?.close();
    if (isBusy(error)) throw new DataFolderInUseError(dataDir, ownerPid(owner));
    throw new DataFolderError(dataDir, error);
  }
  const locked = file;
  held.add(locked);
  return {
    release() {
      if (!held.delete(locked)) return;
      rmSync(owner, { force: true });
      locked.close();
    },
  };
}

function isBusy(error: unknown): boolean {
  return error instanceof Error && "errcode" in error && error.errcode === SQLITE_BUSY;
}

/** Undefined for a process that is on another host or has ended: its id would mislead the reader. */
function ownerPid(file: string): number | undefined {
  try {
    const [pid, host] = readFileSync(file, "utf8").trim().split(" ");
    return host === hostname() && isAlive(Number(pid)) ? Number(pid) : undefined;
  } catch {
    return undefined;
  }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}
