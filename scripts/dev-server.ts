import { enableCompileCache } from "node:module";
import path from "node:path";
import { resolveOnce } from "#server/runtime/resolve-once.ts";

// As server/main.ts, without the packed packages, which lack what was just imported.
enableCompileCache(path.resolve(import.meta.dirname, "../node_modules/.cache/node"));
resolveOnce(null);
await import("#server/serve.ts");
