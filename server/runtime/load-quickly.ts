import { enableCompileCache } from "node:module";
import path from "node:path";
import { setFlagsFromString } from "node:v8";
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

/**
 * For a process that ends soon and may open an embedded database: V8 optimizes what runs often of the database's
 * WebAssembly, and the end of the process waits for what has been begun, up to two seconds. This lets a function run 80
 * times as long before.
 */
export function expectToEndSoon(): void {
  setFlagsFromString("--wasm-tiering-budget=1000000000");
}
