import { readEnv } from "./env.ts";
import { explain } from "./explain.ts";
import { log } from "./log.ts";
import { startServer } from "./start.ts";

try {
  const server = await startServer(readEnv(process.env), log);
  console.log(`Sintonia: ${server.url}`);
  if (server.invitation) console.log(`Invitation: ${server.invitation}`);

  let closing = false;
  const shutDown = (code: number) => {
    if (closing) return;
    closing = true;
    server.close().then(
      () => process.exit(code),
      () => process.exit(1),
    );
  };
  process.on("SIGINT", () => shutDown(0));
  process.on("SIGTERM", () => shutDown(0));
  const failure = await server.failed;
  log("error", "database_failed", { kind: failure.name });
  shutDown(1);
} catch (error) {
  const line = explain(error);
  if (!line) throw error;
  console.error(line);
  process.exit(1);
}
