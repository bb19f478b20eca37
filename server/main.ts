import { enableCompileCache } from "node:module";
import path from "node:path";
import { resolveOnce } from "./runtime/resolve-once.ts";

// Before anything else is loaded: finding, reading and compiling a thousand modules takes most of a start.
enableCompileCache(path.resolve(import.meta.dirname, "../node_modules/.cache/node"));
resolveOnce();
await import("./serve.ts");
