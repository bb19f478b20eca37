import { readEnv } from "#server/env.ts";
import { createLog } from "#server/log.ts";
import { startServer } from "#server/start.ts";

/** The server as it always starts, but for one thing that no setting can do: its limits stay out of a fuzzer's way. */
const server = await startServer(readEnv(process.env), createLog("warn"), { limits: false });
console.log(`Sintonia: ${server.url}`);
process.on("SIGTERM", () => void server.close().then(() => process.exit(0)));
