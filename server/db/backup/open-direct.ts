import { existsSync } from "node:fs";
import path from "node:path";
import pg from "pg";
import type { ConnectOptions } from "#server/db/connect.ts";
import { attachOrOpen } from "#server/db/embedded/open.ts";

/** A connection as the owner of the tables. Applies no migrations. */
export interface DirectConnection {
  client: pg.Client;
  kind: "embedded" | "postgres";
  close(): Promise<void>;
}

/** Whether a database exists. Opening one would create a missing data folder. */
export function databaseExists(options: ConnectOptions): boolean {
  return "databaseUrl" in options || existsSync(path.join(options.dataDir, "db"));
}

/** Works with and without a running server, which has the embedded database open. */
export async function openDirect(options: ConnectOptions): Promise<DirectConnection> {
  if ("databaseUrl" in options) {
    return connect("postgres", { connectionString: options.databaseUrl }, () => Promise.resolve());
  }
  const embedded = await attachOrOpen(options.dataDir);
  return connect("embedded", { ...embedded.connection }, () => embedded.close());
}

async function connect(
  kind: DirectConnection["kind"],
  config: pg.ClientConfig,
  close: () => Promise<void>,
): Promise<DirectConnection> {
  const client = new pg.Client(config);
  // A lost connection rejects the running query; without a listener the error event would end the process.
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
