import { enableCompileCache } from "node:module";
import path from "node:path";
import { readPacked } from "./packed-packages.ts";
import { resolveOnce } from "./resolve-once.ts";

const ROOT = path.resolve(import.meta.dirname, "../..");

/**
 * For the first lines of a process, which then imports the rest: finding, reading and compiling a thousand modules takes
 * most of a start.
 */
export function loadQuickly(): void {
  enableCompileCache(path.join(ROOT, "node_modules/.cache/node"));
  resolveOnce(readPacked(ROOT));
}
