import { existsSync } from "node:fs";
import path from "node:path";
import pg from "pg";
import type { ConnectOptions } from "#server/db/connect.ts";
import { attachOrOpen } from "#server/db/embedded/open.ts";

/** One connection as the account that owns the tables, on a database that is left as it is: nothing is migrated. */
export interface DirectConnection {
  client: pg.Client;
  kind: "embedded" | "postgres";
  close(): Promise<void>;
}

/** Whether there is anything to connect to: a data folder that nobody has made must not be made by looking at it. */
export function isThere(options: ConnectOptions): boolean {
  return "databaseUrl" in options || existsSync(path.join(options.dataDir, "db"));
}

/** Works beside a running server, which has the embedded database open, and without one. */
export async function openDirect(options: ConnectOptions): Promise<DirectConnection> {
  if ("databaseUrl" in options) {
    return connected("postgres", { connectionString: options.databaseUrl }, () => Promise.resolve());
  }
  const embedded = await attachOrOpen(options.dataDir);
  return connected("embedded", { ...embedded.connection }, () => embedded.close());
}

async function connected(
  kind: DirectConnection["kind"],
  config: pg.ClientConfig,
  close: () => Promise<void>,
): Promise<DirectConnection> {
  const client = new pg.Client(config);
  // A lost connection is told by the statement that runs into it.
  client.on("error", () => {});
  try {
    await client.connect();
  } catch (error) {
    await close();
    throw error;
  }
  return {
    client,
    kind,
    close: async () => {
      await client.end();
      await close();
    },
  };
}
