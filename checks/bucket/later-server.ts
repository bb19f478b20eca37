import { readEnv } from "#server/runtime/env.ts";
import { createLog } from "#server/runtime/log.ts";
import { startServer } from "#server/start.ts";

/** The normal server, HOURS_LATER: what is due then is due now. */
const ms = Number(process.env["HOURS_LATER"]) * 3_600_000;
const clock = () => new Date(Date.now() + ms);
const server = await startServer(readEnv(process.env), createLog("info"), { clock });
console.log(`Sintonia: ${server.url}`);
process.on("SIGTERM", () => void server.close().then(() => process.exit(0)));
