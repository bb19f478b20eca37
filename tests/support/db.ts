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

/** Opens a new, migrated, empty database: PostgreSQL if TEST_DATABASE is "postgres", else the embedded one. */
export async function openTestDatabase(): Promise<TestDatabase> {
  if (process.env["TEST_DATABASE"] === "postgres") {
    const name = `sintonia_${crypto.randomUUID().replaceAll("-", "")}`;
    await ensureTemplate(TEMPLATE, async (url) => (await connectDatabase({ databaseUrl: url })).close());
    const options = { databaseUrl: await createDatabase(name, TEMPLATE) };
    return withRemoval(options, () => dropDatabase(name));
  }
  const dataDir = mkdtempSync(path.join(tmpdir(), "sintonia-"));
  const template = process.env["TEST_EMBEDDED_TEMPLATE"];
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
