import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { connectDatabase, type ConnectOptions, type Database } from "#server/db/connect.ts";
import { createDatabase, dropDatabase, ensureTemplate } from "./postgres.ts";
import { withCallers } from "./record-statements.ts";

const TEMPLATE = "sintonia_template";

export interface TestDatabase {
  db: Database;
  /** Options to reopen the same database after it has been closed. */
  options: ConnectOptions;
  /** Closes the database and removes its data. */
  drop(): Promise<void>;
}

/**
 * Embedded databases of this worker that no test file uses now, open and empty: opening one, and its first statements,
 * take nearly two seconds of the processor. The folder of the run is removed with them.
 */
const spares: Omit<TestDatabase, "drop">[] = [];

/** Opens a migrated, empty database for tests that leave it open and its schema as it is. */
export async function takeTestDatabase(): Promise<TestDatabase> {
  if (process.env["TEST_DATABASE"] === "postgres") return openTestDatabase();
  const spare = spares.pop() ?? (await openTestDatabase());
  const { db, options } = spare;
  // Tests change these.
  const before = { ...db };
  return {
    db,
    options,
    drop: async () => {
      Object.assign(db, before);
      await empty(db);
      spares.push({ db, options });
    },
  };
}

/** Deletes all rows, past triggers and row-level security. */
async function empty(db: Database): Promise<void> {
  await db.withSystem(async ({ $client: client }) => {
    await client.query("set local role none; set local session_replication_role = replica");
    const { rows } = await client.query<{ table: string }>(
      "select quote_ident(tablename) as table from pg_tables where schemaname = 'public'",
    );
    await client.query(rows.map(({ table }) => `delete from ${table}`).join("; "));
  });
}

/** Opens a new, migrated, empty database: PostgreSQL if TEST_DATABASE is "postgres", else the embedded one. */
export async function openTestDatabase(): Promise<TestDatabase> {
  if (process.env["TEST_DATABASE"] === "postgres") {
    const name = `sintonia_${crypto.randomUUID().replaceAll("-", "")}`;
    await ensureTemplate(TEMPLATE, async (url) => (await connectDatabase({ databaseUrl: url })).close());
    const options = { databaseUrl: await createDatabase(name, TEMPLATE) };
    return withRemoval(options, () => dropDatabase(name));
  }
  const template = process.env["TEST_EMBEDDED_TEMPLATE"];
  const dataDir = mkdtempSync(path.join(template ? path.dirname(template) : tmpdir(), "sintonia-"));
  if (template) cpSync(template, dataDir, { recursive: true });
  return withRemoval({ dataDir }, () => Promise.resolve(rmSync(dataDir, { recursive: true, force: true })));
}

async function withRemoval(options: ConnectOptions, remove: () => Promise<void>): Promise<TestDatabase> {
  const opened = await connectDatabase(options);
  const db = "databaseUrl" in options ? withCallers(opened, options.databaseUrl) : opened;
  return {
    db,
    options,
    drop: async () => {
      await db.close();
      await remove();
    },
  };
}
