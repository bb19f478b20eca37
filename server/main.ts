import { enableCompileCache } from "node:module";
import path from "node:path";
import { resolveOwnFiles } from "./runtime/resolve-own-files.ts";

// Before anything else is loaded: reading and compiling a thousand modules takes most of a start.
enableCompileCache(path.resolve(import.meta.dirname, "../node_modules/.cache/node"));
resolveOwnFiles();
await import("./serve.ts");
