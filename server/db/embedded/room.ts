import { statfsSync } from "node:fs";

/**
 * Reserved for what PostgreSQL writes by itself, even when user writes are refused: two WAL segments, a checkpoint, and
 * as much again for other files on the disk. A WAL that cannot grow ends the database.
 */
const KEPT_FREE_BYTES = 64 * 1024 * 1024;
const ASKED_EVERY_MS = 250;

/** Returns a check whether a folder's disk has more space than is reserved; the disk is queried at intervals. */
export function roomIn(folder: string): () => boolean {
  let asked = Number.NEGATIVE_INFINITY;
  let room = true;
  return () => {
    const now = performance.now();
    if (now - asked < ASKED_EVERY_MS) return room;
    asked = now;
    const { bavail, bsize } = statfsSync(folder);
    room = bavail * bsize >= KEPT_FREE_BYTES;
    return room;
  };
}
