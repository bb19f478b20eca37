import path from "node:path";

/** The environment of a server or command that a test starts: what one of them has compiled, the next need not. */
export const COMPILED = { NODE_COMPILE_CACHE: path.resolve(import.meta.dirname, "../../node_modules/.cache/node") };
