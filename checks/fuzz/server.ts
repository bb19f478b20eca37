import { readEnv } from "#server/runtime/env.ts";
import { createLog } from "#server/runtime/log.ts";
import { startServer } from "#server/start.ts";

/** The server as it always starts, but for one thing that no setting can do: its limits stay out of a fuzzer's way. */
const server = await startServer(readEnv(process.env), createLog("warn"), { limits: false });
console.log(`Sintonia: ${server.url}`);
process.on("SIGTERM", () => void server.close().then(() => process.exit(0)));
