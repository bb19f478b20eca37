import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { hostname } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { DataFolderError, DataFolderInUseError } from "#server/runtime/data-folder-errors.ts";

/** Long enough for the loser of a simultaneous start to let go of its shared lock, so that one of the two wins. */
const CONTENTION_MS = 500;
const SQLITE_BUSY = 5;

/** Keeps what is locked from the garbage collector, which would close the file and so free the folder. */
const held = new Set<DatabaseSync>();

/** An exclusive hold on a data folder. */
export interface FolderLock {
  release(): void;
}

/**
 * Takes the data folder for this process, or throws DataFolderInUseError; DataFolderError where no lock can be taken.
 *
 * Node offers no flock. SQLite's exclusive transaction is a POSIX record lock on the file's inode: taken in one step,
 * freed by the kernel however the process ends, seen through symbolic links and from other containers of one machine.
 * SQLite itself keeps two connections of one process apart, which the kernel does not.
 *
 * The kernel drops the lock when this process closes any other descriptor of the file: nothing here may open `lock`
 * while it is held, a backup of the folder included.
 */
export function lockFolder(dataDir: string): FolderLock {
  const owner = join(dataDir, "lock.owner");
  let file: DatabaseSync | undefined;
  try {
    file = new DatabaseSync(join(dataDir, "lock"), { timeout: CONTENTION_MS });
    // Without it SQLite would leave an empty journal beside the file.
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

/** A number from another host, or of a process that is gone, would send the reader after the wrong process. */
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
