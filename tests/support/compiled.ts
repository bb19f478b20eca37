import path from "node:path";

/** Environment for the servers and commands that tests start: they share one compile cache. */
export const COMPILED = { NODE_COMPILE_CACHE: path.resolve(import.meta.dirname, "../../node_modules/.cache/node") };
