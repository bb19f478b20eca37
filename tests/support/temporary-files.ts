import { statfsSync } from "node:fs";

const IN_MEMORY = "/dev/shm";
const GIB = 1024 ** 3;
/** What the databases of a run take at most, twice. */
const NEEDED = 4 * GIB;

function freeBytes(folder: string): number {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize;
  } catch {
    return 0;
  }
}

/**
 * Puts the temporary files of this process and of those it starts into memory, where there is enough: tests copy and
 * delete a database of 40 MB each time. Does nothing where TMPDIR is set.
 */
export function keepTemporaryFilesInMemory(): void {
  if (process.env["TMPDIR"] || freeBytes(IN_MEMORY) < NEEDED || process.availableMemory() < 2 * NEEDED) return;
  process.env["TMPDIR"] = IN_MEMORY;
}
