import { readEnv } from "#server/runtime/env.ts";
import { createLog } from "#server/runtime/log.ts";
import { startServer } from "#server/start.ts";

/** The normal server, started at the moment in STARTED_AT, which no setting can do. */
const ahead = Date.parse(process.env["STARTED_AT"] ?? "") - Date.now();
const clock = () => new Date(Date.now() + ahead);
const server = await startServer(readEnv(process.env), createLog("warn"), { clock });
console.log(`Sintonia: ${server.url}`);
process.on("SIGTERM", () => void server.close().then(() => process.exit(0)));
