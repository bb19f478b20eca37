import type { SQL } from "drizzle-orm";
import { connectDatabase, type Database } from "#server/db/connect.ts";
import { createInvitation } from "#server/records/invitations/create-invitation.ts";
import { startCluster } from "../../bench/seed.ts";
import { signUp, type Account, type Client } from "../../tests/support/client.ts";
import { startServerProcess, temporaryFolder } from "../../tests/support/server-process.ts";
import { startTwoProcesses } from "../../tests/support/two-processes.ts";
import { clientOf } from "../client.ts";

/** A running server and a connection to its database. */
export interface Instance extends AsyncDisposable {
  /** A client without an account. */
  client: Client;
  /** Creates an invitation and returns its code. */
  invite(): Promise<string>;
  signUp(): Promise<Account>;
  /** The first column of the first row as a number. */
  count(query: SQL): Promise<number>;
}

function attachInstance(url: string, db: Database, stop: () => Promise<void>): Instance {
  const client = clientOf(url);
  const invite = async () => (await createInvitation(db, url, { tester_type: "beta" })).code;
  return {
    client,
    invite,
    signUp: async () => signUp(client, { code: await invite() }),
    count: (query) =>
      db.withSystem(async (tx) => {
        const { rows } = await tx.execute(query);
        return Number(Object.values(rows[0] ?? {})[0]);
      }),
    async [Symbol.asyncDispose]() {
      await db.close();
      await stop();
    },
  };
}

/** Two processes on a private PostgreSQL, behind a round-robin proxy. */
export async function onPostgres(): Promise<Instance> {
  const cluster = await startCluster();
  const { url: databaseUrl } = await cluster.createDatabase("races");
  const both = await startTwoProcesses(databaseUrl);
  return attachInstance(both.url, await connectDatabase({ databaseUrl }), async () => {
    await both.stop();
    await cluster[Symbol.asyncDispose]();
  });
}

/** One process on the embedded database, read through its socket. */
export async function onEmbedded(): Promise<Instance> {
  const { folder, remove } = temporaryFolder();
  const server = await startServerProcess({ DATA_DIR: folder, TRUST_PROXY: "true" });
  return attachInstance(server.url, await connectDatabase({ dataDir: folder, attach: true }), async () => {
    await server.stop();
    remove();
  });
}
