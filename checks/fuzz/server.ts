import { readEnv } from "#server/runtime/env.ts";
import { createLog } from "#server/runtime/log.ts";
import { startServer } from "#server/start.ts";

/** The normal server with its rate limits off, which no setting can do. */
const server = await startServer(readEnv(process.env), createLog("warn"), { limits: false });
console.log(`Sintonia: ${server.url}`);
process.on("SIGTERM", () => void server.close().then(() => process.exit(0)));
