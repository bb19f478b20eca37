import path from "node:path";

/** Environment for the servers and commands that tests start: they share one compile cache. */
export const COMPILED = { NODE_COMPILE_CACHE: path.resolve(import.meta.dirname, "../../node_modules/.cache/node") };

const UNOPTIMIZED = "TEST_UNOPTIMIZED_DATABASES";

/**
 * For the configuration of tests: the processes that this one starts run embedded databases without V8's optimizing
 * compiler. They end too soon to repay its three seconds. Checks and benchmarks measure servers as they are.
 */
export function leaveDatabasesUnoptimized(): void {
  process.env[UNOPTIMIZED] = "1";
}

/** Flags of Node for the processes that tests start. */
export function testFlags(): string[] {
  return process.env[UNOPTIMIZED] ? ["--liftoff-only"] : [];
}
