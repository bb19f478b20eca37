import { existsSync, mkdirSync, statSync } from "node:fs";
import path from "node:path";

const MODE = 0o700;

/**
 * Creates a folder and its missing parents. One at a time, because with `recursive` Node loops for ever where the file
 * system refuses with ENOENT, as /proc does (24.21).
 * @throws the file system's error; ENOTDIR if a file is in the way.
 */
export function makeFolder(folder: string): void {
  const missing: string[] = [];
  for (let at = path.resolve(folder); !existsSync(at); at = path.dirname(at)) missing.push(at);
  for (const one of missing.toReversed()) {
    try {
      mkdirSync(one, { mode: MODE });
    } catch (error) {
      // Another process was faster.
      if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
    }
  }
  if (!statSync(folder).isDirectory()) throw Object.assign(new Error(`not a folder: ${folder}`), { code: "ENOTDIR" });
}
