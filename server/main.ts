import { enableCompileCache } from "node:module";
import path from "node:path";
import { readPacked } from "./runtime/packed-packages.ts";
import { resolveOnce } from "./runtime/resolve-once.ts";

const ROOT = path.resolve(import.meta.dirname, "..");

// Before anything else is loaded: finding, reading and compiling a thousand modules takes most of a start.
enableCompileCache(path.join(ROOT, "node_modules/.cache/node"));
resolveOnce(readPacked(ROOT));
await import("./serve.ts");
