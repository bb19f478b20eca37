import { readFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { readMigrationFiles } from "drizzle-orm/migrator";
import pg from "pg";
import { z } from "zod";

const FOLDER = fileURLToPath(new URL("./migrations", import.meta.url));

/** Any number, the same in every process: whoever holds this lock migrates, the others wait. */
export const MIGRATION_LOCK = 7_360_271;

/** One step of the schema; `when` orders them. */
export interface Migration {
  tag: string;
  when: number;
  hash: string;
  statements: string[];
}

const journalSchema = z.object({ entries: z.array(z.object({ tag: z.string(), when: z.number() })) });

/** Every step this version knows, oldest first. */
export function knownMigrations(): Migration[] {
  const journal = journalSchema.parse(JSON.parse(readFileSync(path.join(FOLDER, "meta/_journal.json"), "utf8")));
  const files = readMigrationFiles({ migrationsFolder: FOLDER });
  return journal.entries.map(({ tag, when }, at) => ({
    tag,
    when,
    hash: files[at]?.hash ?? "",
    statements: files[at]?.sql ?? [],
  }));
}

/** `when` of the newest step a database has taken; null for one without any. */
export async function lastMigration(client: pg.ClientBase): Promise<number | null> {
  const { rows: tables } = await client.query<{ found: string | null }>(
    "select to_regclass('drizzle.__drizzle_migrations')::text as found",
  );
  if (!tables[0]?.found) return null;
  const { rows } = await client.query<{ last: string | null }>(
    "select max(created_at)::text as last from drizzle.__drizzle_migrations",
  );
  return rows[0]?.last ? Number(rows[0].last) : null;
}

/**
 * Takes every step after the last one taken, up to and with `upTo`, in the transaction that the caller has open. The
 * record of them is Drizzle's, whose own migrator knows neither a transaction around it nor an end before the last step.
 */
export async function applyMigrations(client: pg.ClientBase, upTo = Number.POSITIVE_INFINITY): Promise<void> {
  await client.query("create schema if not exists drizzle");
  await client.query(
    "create table if not exists drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)",
  );
  const last = (await lastMigration(client)) ?? Number.NEGATIVE_INFINITY;
  for (const { when, hash, statements } of knownMigrations()) {
    if (when <= last || when > upTo) continue;
    for (const statement of statements) await client.query(statement);
    await client.query("insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)", [hash, when]);
  }
}

/** Brings the schema up to date on a connection of its own; safe to run from several processes at once. */
export async function migrateDatabase(config: pg.ClientConfig): Promise<void> {
  const client = new pg.Client(config);
  await client.connect();
  try {
    await client.query("begin");
    await client.query(`select pg_advisory_xact_lock(${MIGRATION_LOCK})`);
    await applyMigrations(client);
    await client.query("commit");
  } finally {
    // What is not committed goes with the connection.
    await client.end();
  }
}
