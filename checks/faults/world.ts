import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import pg from "pg";
import { connectDatabase, type ConnectOptions } from "#server/db/connect.ts";
import { openEmbedded } from "#server/db/embedded/open.ts";
import { createInvitation } from "#server/records/invitations/create-invitation.ts";
import { AUTH_SECRET, startCluster, type BenchCluster } from "../../bench/seed.ts";

export const DATABASES = ["embedded", "postgres"] as const;
export type DatabaseKind = (typeof DATABASES)[number];

/** The name of the database in PostgreSQL. */
export const DATABASE = "faults";

/** A migrated database for this check, with unused invitations. Disposing of it removes it. */
export interface World extends AsyncDisposable {
  /** The server's environment. */
  env: Record<string, string>;
  /** Codes of unused invitations. */
  codes: string[];
  /** Queries all users' rows. The embedded database must not be open in a server. */
  inspect<T>(work: (client: pg.Client) => Promise<T>): Promise<T>;
  /** The PostgreSQL cluster; null for the embedded database. */
  cluster: BenchCluster | null;
}

interface WorldOptions {
  kind: DatabaseKind;
  invitations: number;
  /** The parent of its folder; by default the system's temporary folder. */
  parent?: string;
}

/** The server trusts the writers' X-Forwarded-For, so that each has its own address and rate limits. */
const ENV = { AUTH_SECRET, TRUST_PROXY: "true" };

export async function makeWorld({ kind, invitations, parent = tmpdir() }: WorldOptions): Promise<World> {
  if (kind === "embedded") {
    const folder = await mkdtemp(join(parent, "sintonia-faults-"));
    return {
      env: { ...ENV, DATA_DIR: folder },
      codes: await invite({ dataDir: folder }, invitations),
      inspect: async (work) => {
        const embedded = await openEmbedded(resolve(folder));
        try {
          return await withClient(embedded.connection, work);
        } finally {
          await embedded.close();
        }
      },
      cluster: null,
      [Symbol.asyncDispose]: () => rm(folder, { recursive: true, force: true }),
    };
  }
  const cluster = await startCluster({ parent, durable: true });
  const { url, superuserUrl } = await cluster.createDatabase(DATABASE);
  return {
    env: { ...ENV, DATABASE_URL: url },
    codes: await invite({ databaseUrl: url }, invitations),
    inspect: (work) => withClient({ connectionString: superuserUrl }, work),
    cluster,
    [Symbol.asyncDispose]: () => cluster[Symbol.asyncDispose](),
  };
}

async function withClient<T>(config: pg.ClientConfig, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client(config);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

async function invite(options: ConnectOptions, count: number): Promise<string[]> {
  const db = await connectDatabase(options);
  try {
    const codes: string[] = [];
    while (codes.length < count) {
      const { code } = await createInvitation(db, "http://localhost", { tester_type: "beta" });
      codes.push(code);
    }
    return codes;
  } finally {
    await db.close();
  }
}
