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
 * For a process that ends soon and may open an embedded database: lets each function of the database's WebAssembly run 80
 * times as long before V8 optimizes it. A process cannot end before what is being optimized is done, which takes seconds.
 */
export function expectToEndSoon(): void {
  setFlagsFromString("--wasm-tiering-budget=1000000000");
}
