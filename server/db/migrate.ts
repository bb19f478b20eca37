import { readFileSync } from "node:fs";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { readMigrationFiles } from "drizzle-orm/migrator";
import pg from "pg";
import { z } from "zod";
import { connectPatiently } from "./connect-patiently.ts";
import { applyInUse, inTransaction, MigrationLockLostError } from "./migrate-in-use.ts";

const FOLDER = fileURLToPath(new URL("./migrations", import.meta.url));

/** Arbitrary, the same in every process: key of the advisory lock under which one process at a time migrates. */
const MIGRATION_LOCK = 7_360_271;

/** A migration; databases record it by its `when`. */
export interface Migration {
  tag: string;
  when: number;
  hash: string;
  statements: string[];
}

/** A later version has migrated the database: this one might write what that one does not expect. */
export class NewerSchemaError extends Error {
  override name = "NewerSchemaError";
}

/** The database has some of the migrations that the first one replaces, but not the last of them. */
export class OlderSchemaError extends Error {
  override name = "OlderSchemaError";
}

const journalSchema = z.object({ entries: z.array(z.object({ tag: z.string(), when: z.number() })) });

let cached: readonly Migration[] | null = null;

/** All migrations of this version, in order; their files are read once. */
export function knownMigrations(): readonly Migration[] {
  return (cached ??= readMigrations());
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

/** `when` of the first migration. */
export function firstMigration(): number {
  return knownMigrations()[0]!.when;
}

/**
 * `when` of every migration a database has; empty for a new database. The first migration replaces several earlier ones
 * and has the `when` of the last of them; the others are left out.
 * @throws OlderSchemaError if all that it has are older than the first.
 */
async function appliedMigrations(client: pg.ClientBase): Promise<Set<number>> {
  const { rows: tables } = await client.query<{ found: string | null }>(
    "select to_regclass('drizzle.__drizzle_migrations')::text as found",
  );
  if (!tables[0]?.found) return new Set();
  const { rows } = await client.query<{ applied: string }>(
    "select created_at::text as applied from drizzle.__drizzle_migrations",
  );
  const applied = new Set(rows.map((row) => Number(row.applied)));
  const first = firstMigration();
  if (applied.size > 0 && [...applied].every((when) => when < first)) {
    throw new OlderSchemaError("This database is older than the first migration of this version");
  }
  return new Set([...applied].filter((when) => when >= first));
}

/** How long to wait until a newly started server has migrated, and how often to check. */
const MIGRATION_TIMEOUT_MS = 30_000;
const POLL_MS = 100;
/** The connection that holds the lock is idle for as long as a migration takes. */
const KEEP_ALIVE_MS = 10_000;

/** The database that another process has open has no tables: that process is still migrating, or has failed to. */
export class NotMigratedError extends Error {
  override name = "NotMigratedError";
}

/**
 * Waits until the process that has just created a database has migrated it; returns at once if there is any schema.
 * @throws NotMigratedError after `mostMs`.
 */
export async function waitForMigration(config: pg.ClientConfig, mostMs = MIGRATION_TIMEOUT_MS): Promise<void> {
  const client = new pg.Client(config);
  await client.connect();
  try {
    const deadline = performance.now() + mostMs;
    const isMigrated = async () => {
      // The session is shared with the server, whose role may not read the migrations.
      await client.query("begin; set local role none");
      const last = await lastMigration(client);
      await client.query("commit");
      return last !== null;
    };
    while (!(await isMigrated())) {
      if (performance.now() > deadline) {
        throw new NotMigratedError(
          `The running server has not created the tables of its database within ${mostMs / 1000} seconds`,
        );
      }
      await sleep(POLL_MS);
    }
  } finally {
    await client.end();
  }
}

/** The last migration a database has: null if none, `newer` if it has some that this version does not know. */
export async function lastMigration(client: pg.ClientBase): Promise<Migration | "newer" | null> {
  const applied = await appliedMigrations(client);
  const known = knownMigrations().filter(({ when }) => applied.has(when));
  return known.length < applied.size ? "newer" : (known.at(-1) ?? null);
}

/** Whether a database has the migrations of this version, lacks some, or has others. @throws OlderSchemaError. */
export async function schemaState(client: pg.ClientBase): Promise<"current" | "older" | "newer"> {
  const applied = await appliedMigrations(client);
  const known = knownMigrations().filter(({ when }) => applied.has(when)).length;
  if (known < applied.size) return "newer";
  return known < knownMigrations().length ? "older" : "current";
}

/**
 * Applies every missing migration, up to and including `upTo`, in the caller's transaction. Records them in Drizzle's
 * table. Drizzle's own migrator cannot run inside a transaction or stop early, and skips a migration that is older than
 * the last applied one, as a merged branch may bring.
 */
export async function applyMigrations(
  client: pg.ClientBase,
  upTo?: string,
  migrations: readonly Migration[] = knownMigrations(),
): Promise<void> {
  await client.query("create schema if not exists drizzle");
  await client.query(
    "create table if not exists drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)",
  );
  const applied = await appliedMigrations(client);
  for (const migration of migrations) {
    if (!applied.has(migration.when)) {
      for (const statement of migration.statements) await client.query(inTransaction(statement));
      await record(client, migration);
    }
    if (migration.tag === upTo) return;
  }
}

async function record(client: pg.ClientBase, { hash, when }: Migration): Promise<void> {
  await client.query("insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)", [hash, when]);
}

interface MigrateOptions {
  allowNewer?: boolean;
  /** Called with a warning for each optional part that was skipped. */
  warn?: (reason: string) => void;
  /** Nobody else uses the database: one transaction applies everything, or nothing. */
  alone?: boolean;
}

/**
 * Brings the schema up to date on connections of its own; safe to run from several processes at once. A new database is
 * migrated in one transaction, one with data in it migration by migration (`migrate-in-use.ts`).
 * @throws OlderSchemaError; NewerSchemaError for a schema with unknown migrations, unless `allowNewer`;
 * MigrationBlockedError; MigrationLockLostError.
 */
export async function migrateDatabase(
  config: pg.ClientConfig,
  { allowNewer = false, warn = () => {}, alone = false }: MigrateOptions = {},
): Promise<void> {
  const client = await connect(config, warn);
  try {
    await lockMigrations(client);
    const last = await lastMigration(client);
    if (!allowNewer && last === "newer") {
      throw new NewerSchemaError("This database has been migrated by a newer version of Sintonia");
    }
    const applied = await appliedMigrations(client);
    const missing = knownMigrations().filter(({ when }) => !applied.has(when));
    if (alone || last === null) await applyMigrations(client);
    else if (missing.length > 0) await applyEach(client, config, missing, warn);
    await client.query("commit");
  } finally {
    // Rolls back whatever is not committed.
    await client.end();
  }
}

async function connect(config: pg.ClientConfig, warn: (reason: string) => void): Promise<pg.Client> {
  const client = await connectPatiently({
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
    ...config,
  });
  client.on("notice", ({ severity, message }) => {
    if (severity === "WARNING") warn(message ?? "");
  });
  return client;
}

/**
 * Begins a transaction that holds the lock. Tried again and again: a statement that waits has a snapshot, for whose end
 * the creation of an index in the process that holds the lock would wait in turn.
 */
export async function lockMigrations(client: pg.ClientBase): Promise<void> {
  for (;;) {
    // At any other level the transaction itself would keep a snapshot.
    await client.query("begin isolation level read committed");
    const { rows } = await client.query<{ mine: boolean }>(
      `select pg_try_advisory_xact_lock(${MIGRATION_LOCK}) as mine`,
    );
    if (rows[0]?.mine) break;
    await client.query("rollback");
    await sleep(POLL_MS);
  }
  // It stays idle while another connection works.
  await client.query("set local idle_in_transaction_session_timeout = 0; set local statement_timeout = 0");
}

/** @param lock A connection that holds the lock. */
async function applyEach(
  lock: pg.ClientBase,
  config: pg.ClientConfig,
  missing: readonly Migration[],
  warn: (reason: string) => void,
): Promise<void> {
  const client = await connect(config, warn);
  try {
    for (const migration of missing) {
      await checkLock(lock);
      await applyInUse(client, migration, async () => {
        await checkLock(lock);
        await record(client, migration);
      });
    }
  } finally {
    await client.end();
  }
}

/** The lock ends with its transaction, so it is held for as long as the connection answers. */
async function checkLock(lock: pg.ClientBase): Promise<void> {
  try {
    await lock.query("select 1");
  } catch (error) {
    throw new MigrationLockLostError("The connection under whose lock this process migrated was lost", {
      cause: error,
    });
  }
}
