import { readFileSync } from "node:fs";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { readMigrationFiles } from "drizzle-orm/migrator";
import pg from "pg";
import { z } from "zod";

const FOLDER = fileURLToPath(new URL("./migrations", import.meta.url));

/** Any number, the same in every process: whoever holds this lock migrates, the others wait. */
export const MIGRATION_LOCK = 7_360_271;

/** One step of the schema, known in a database by its `when`. */
export interface Migration {
  tag: string;
  when: number;
  hash: string;
  statements: string[];
}

/** The database belongs to a later version: this one would write what that one does not expect. */
export class NewerSchemaError extends Error {
  override name = "NewerSchemaError";
}

/** The database has taken some of the steps that the first one replaces, and not the last of them. */
export class OlderSchemaError extends Error {
  override name = "OlderSchemaError";
}

const journalSchema = z.object({ entries: z.array(z.object({ tag: z.string(), when: z.number() })) });

let read: readonly Migration[] | null = null;

/** Every step this version knows, in the order they are taken; read from their files once. */
export function knownMigrations(): readonly Migration[] {
  return (read ??= readMigrations());
}

function readMigrations(): Migration[] {
  const journal = journalSchema.parse(JSON.parse(readFileSync(path.join(FOLDER, "meta/_journal.json"), "utf8")));
  const files = readMigrationFiles({ migrationsFolder: FOLDER });
  return journal.entries.map(({ tag, when }, at) => ({
    tag,
    when,
    hash: files[at]?.hash ?? "",
    statements: files[at]?.sql ?? [],
  }));
}

/** `when` of the first step. */
export function firstMigration(): number {
  return knownMigrations()[0]!.when;
}

/**
 * `when` of every step a database has taken; empty for one without any. The first step replaces several earlier ones and
 * has the `when` of the last of them: in a database that has taken those, only that one counts.
 * @throws OlderSchemaError where every one it has taken is older than the first.
 */
async function takenMigrations(client: pg.ClientBase): Promise<Set<number>> {
  const { rows: tables } = await client.query<{ found: string | null }>(
    "select to_regclass('drizzle.__drizzle_migrations')::text as found",
  );
  if (!tables[0]?.found) return new Set();
  const { rows } = await client.query<{ taken: string }>(
    "select created_at::text as taken from drizzle.__drizzle_migrations",
  );
  const taken = new Set(rows.map((row) => Number(row.taken)));
  const first = firstMigration();
  if (taken.size > 0 && [...taken].every((when) => when < first)) {
    throw new OlderSchemaError("This database is older than the first migration of this version");
  }
  return new Set([...taken].filter((when) => when >= first));
}

/** How long a server that has just started may take for its first steps, and how often it is looked at meanwhile. */
const FIRST_STEPS_MS = 30_000;
const LOOK_EVERY_MS = 100;

/** A database that another process has open has no tables yet: that process is still making them, or could not. */
export class NotMigratedError extends Error {
  override name = "NotMigratedError";
}

/**
 * Waits until whoever has just made a database has migrated it; one that has a schema is taken as it is.
 * @throws NotMigratedError where that takes longer than `mostMs`.
 */
export async function untilMigrated(config: pg.ClientConfig, mostMs = FIRST_STEPS_MS): Promise<void> {
  const client = new pg.Client(config);
  await client.connect();
  try {
    const late = performance.now() + mostMs;
    const isMigrated = async () => {
      // The session is the server's, which acts as somebody who may not look there.
      await client.query("begin; set local role none");
      const last = await lastMigration(client);
      await client.query("commit");
      return last !== null;
    };
    while (!(await isMigrated())) {
      if (performance.now() > late) {
        throw new NotMigratedError(
          `The running server has not made the tables of its database in ${mostMs / 1000} seconds`,
        );
      }
      await sleep(LOOK_EVERY_MS);
    }
  } finally {
    await client.end();
  }
}

/** The last step a database has taken: null for one without any, `newer` where this version does not know them all. */
export async function lastMigration(client: pg.ClientBase): Promise<Migration | "newer" | null> {
  const taken = await takenMigrations(client);
  const known = knownMigrations().filter(({ when }) => taken.has(when));
  return known.length < taken.size ? "newer" : (known.at(-1) ?? null);
}

/**
 * Takes every step not taken yet, up to and with the one named `upTo`, in the transaction that the caller has open. The
 * record of them is Drizzle's, whose own migrator knows neither a transaction around it nor an end before the last step,
 * and passes over a step that was written before the last one taken but came later, from another branch.
 */
export async function applyMigrations(
  client: pg.ClientBase,
  upTo?: string,
  steps: readonly Migration[] = knownMigrations(),
): Promise<void> {
  await client.query("create schema if not exists drizzle");
  await client.query(
    "create table if not exists drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)",
  );
  const taken = await takenMigrations(client);
  for (const { tag, when, hash, statements } of steps) {
    if (!taken.has(when)) {
      for (const statement of statements) await client.query(statement);
      await client.query("insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)", [hash, when]);
    }
    if (tag === upTo) return;
  }
}

/**
 * Brings the schema up to date on a connection of its own; safe to run from several processes at once.
 * @throws OlderSchemaError; NewerSchemaError for a schema with steps that this version does not know, unless `allowNewer`. `warn` hears what
 * a step could not do and could do without.
 */
export async function migrateDatabase(
  config: pg.ClientConfig,
  { allowNewer = false, warn = () => {} }: { allowNewer?: boolean; warn?: (reason: string) => void } = {},
): Promise<void> {
  const client = new pg.Client(config);
  client.on("notice", ({ severity, message }) => {
    if (severity === "WARNING") warn(message ?? "");
  });
  await client.connect();
  try {
    await client.query("begin");
    await client.query(`select pg_advisory_xact_lock(${MIGRATION_LOCK})`);
    if (!allowNewer && (await lastMigration(client)) === "newer") {
      throw new NewerSchemaError("This database has been migrated by a newer version of Sintonia");
    }
    await applyMigrations(client);
    await client.query("commit");
  } finally {
    // What is not committed goes with the connection.
    await client.end();
  }
}
