import { statfsSync } from "node:fs";

/**
 * Reserved for what PostgreSQL writes by itself, even when user writes are refused: two WAL segments, a checkpoint, and
 * as much again for other files on the disk. A WAL that cannot grow ends the database.
 */
const RESERVED_BYTES = 64 * 1024 * 1024;
const QUERY_EVERY_MS = 250;

/** Returns a check whether a folder's disk has more space than is reserved; the disk is queried at intervals. */
export function diskSpaceCheck(folder: string): () => boolean {
  let queriedAt = Number.NEGATIVE_INFINITY;
  let hasSpace = true;
  return () => {
    const now = performance.now();
    if (now - queriedAt < QUERY_EVERY_MS) return hasSpace;
    queriedAt = now;
    const { bavail, bsize } = statfsSync(folder);
    hasSpace = bavail * bsize >= RESERVED_BYTES;
    return hasSpace;
  };
}
