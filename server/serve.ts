import { readEnv } from "./runtime/env.ts";
import { explain } from "./explain.ts";
import { incompleteNotice } from "./runtime/incomplete-notice.ts";
import { createLog, placeOf } from "./runtime/log.ts";
import { startTracing, stopTracing } from "./runtime/start-tracing.ts";

/** Milliseconds after which a shutdown that hangs, on a database that no longer answers, is abandoned. */
const SHUTDOWN_MAX_MS = 20_000;

try {
  const env = readEnv(process.env);
  const log = createLog(env.LOG_LEVEL);
  // Node would print the whole error, which for a failed statement contains user text.
  process.on("uncaughtException", (error: unknown) => {
    const known = error instanceof Error ? { kind: error.name, where: placeOf(error) } : { kind: typeof error };
    log("error", "crashed", known);
    process.exit(1);
  });
  await startTracing(env, log);
  // Loaded after the settings have been checked, so that a wrong one is reported at once.
  const { startServer } = await import("./start.ts");
  const server = await startServer(env, log);
  console.log(`Sintonia: ${server.url}`);
  if (server.invitation) console.log(`Invitation: ${server.invitation}`);
  const incomplete = incompleteNotice(env);
  if (incomplete) console.log(incomplete);

  let closing = false;
  const shutDown = (code: number, delayMs = 0) => {
    // A second signal ends the process at once.
    if (closing) process.exit(code);
    closing = true;
    setTimeout(() => {
      log("error", "shutdown_given_up");
      process.exit(1);
    }, delayMs + SHUTDOWN_MAX_MS).unref();
    server
      .close(delayMs)
      .finally(stopTracing)
      .then(
        () => process.exit(code),
        () => process.exit(1),
      );
  };
  process.on("SIGINT", () => shutDown(0));
  process.on("SIGTERM", () => shutDown(0, env.SHUTDOWN_DELAY * 1000));
  const failure = await server.failed;
  log("error", "database_failed", { kind: failure.name });
  shutDown(1);
} catch (error) {
  const line = explain(error);
  if (!line) throw error;
  console.error(line);
  process.exit(1);
}
