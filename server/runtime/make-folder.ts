import { existsSync, mkdirSync, statSync } from "node:fs";
import path from "node:path";

/** Made for this user alone. */
const MODE = 0o700;

/**
 * Makes a folder, and those above it that are missing. One at a time: where the file system refuses with ENOENT, as /proc
 * does, Node's own `recursive` tries for ever (24.21).
 * @throws the file system's error, ENOTDIR where a file is in the way.
 */
export function makeFolder(folder: string): void {
  const missing: string[] = [];
  for (let at = path.resolve(folder); !existsSync(at); at = path.dirname(at)) missing.push(at);
  for (const one of missing.toReversed()) {
    try {
      mkdirSync(one, { mode: MODE });
    } catch (error) {
      // Another process was quicker.
      if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
    }
  }
  if (!statSync(folder).isDirectory()) throw Object.assign(new Error(`not a folder: ${folder}`), { code: "ENOTDIR" });
}
