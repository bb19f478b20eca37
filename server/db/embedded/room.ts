import { statfsSync } from "node:fs";

/**
 * Kept free for what PostgreSQL writes by itself, whatever people are refused: two segments of its log, a checkpoint, and
 * as much again for whatever else lies on the disk. Without it a log that cannot grow ends the database.
 */
const KEPT_FREE_BYTES = 64 * 1024 * 1024;
const ASKED_EVERY_MS = 250;

/** Says whether a folder's disk has room for more than what is kept free; the disk itself is asked now and then. */
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
