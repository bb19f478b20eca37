import { readEnv } from "#server/runtime/env.ts";
import { createLog } from "#server/runtime/log.ts";
import { startServer } from "#server/start.ts";

/** The normal server, started at the moment in STARTED_AT, which no setting can do. */
const ahead = Date.parse(process.env["STARTED_AT"] ?? "") - Date.now();
const clock = () => new Date(Date.now() + ahead);
const env = readEnv(process.env);
const server = await startServer(env, createLog(env.LOG_LEVEL), { clock });
console.log(`Sintonia: ${server.url}`);
process.on("SIGTERM", () => void server.close().then(() => process.exit(0)));
