import { startRoundRobin, type RoundRobin } from "./round-robin.ts";
import { startServerProcess, type ServerProcess } from "./server-process.ts";

export interface TwoProcesses {
  /** The proxy's URL. */
  url: string;
  proxy: RoundRobin;
  first: ServerProcess;
  second: ServerProcess;
  stop(): Promise<void>;
}

/** Two real servers on one PostgreSQL database, behind a proxy. */
export async function startTwoProcesses(databaseUrl: string, env: Record<string, string> = {}): Promise<TwoProcesses> {
  const proxy = await startRoundRobin();
  const settings = {
    DATABASE_URL: databaseUrl,
    AUTH_SECRET: "only for tests, the same in both processes",
    PUBLIC_URL: proxy.url,
    TRUST_PROXY: "true",
    ...env,
  };
  // Started together, as a supervisor does: one migrates the schema while the other waits.
  const [first, second] = await Promise.all([startServerProcess(settings), startServerProcess(settings)]);
  proxy.servers.push(first.url, second.url);
  return {
    url: proxy.url,
    proxy,
    first,
    second,
    async stop() {
      await proxy.close();
      await Promise.all([first.stop(), second.stop()]);
    },
  };
}
