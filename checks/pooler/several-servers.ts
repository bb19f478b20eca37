import { readEnv } from "#server/runtime/env.ts";
import { createLog } from "#server/runtime/log.ts";
import type { RunningServer } from "#server/mount.ts";
import { startServer } from "#server/start.ts";

/**
 * SERVERS normal servers in one process, each with a pool of its own. Prints the first one's address when that is ready,
 * for `startProcess`, and all addresses in one line in the end. Their rate limits are off, which no setting can do.
 */
const env = readEnv(process.env);
const servers: RunningServer[] = [];
for (let count = 0; count < Number(process.env["SERVERS"]); count += 1) {
  servers.push(await startServer({ ...env, PORT: 0 }, createLog("warn"), { limits: false }));
  if (count === 0) console.log(`Sintonia: ${servers[0]?.url}`);
}
console.log(`Servers ${servers.map(({ url }) => url).join(" ")}`);
process.on("SIGTERM", () => void Promise.all(servers.map((server) => server.close())).then(() => process.exit(0)));
