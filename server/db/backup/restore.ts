import path from "node:path";
import type pg from "pg";
import type { ConnectOptions } from "#server/db/connect.ts";
import { applyMigrations, firstMigration, knownMigrations, lockMigrations, schemaState } from "#server/db/migrate.ts";
import { backUpWithin, type BackupFile, type Written } from "./back-up.ts";
import { BackupDiffersError, compareRows, type TableEnd } from "./compare-rows.ts";
import type { BackupKeys } from "./encryption.ts";
import { BackupError, type BackupHeader } from "./format.ts";
import { makeFolder } from "#server/runtime/make-folder.ts";
import { retryOnDeadlock } from "#server/db/retry-on-deadlock.ts";
import { openDirect } from "./open-direct.ts";
import { checkBackup, readParts, type BackupPart } from "./read-backup.ts";
import { SKIPPED_TABLES, ownTables, quoteIdent, quoteIdents, type Table } from "./tables.ts";

/** Limits of one insert: rows, and characters. */
const BATCH_ROWS = 500;
const BATCH_LENGTH = 4_000_000;

/** A deadlock is found after a second, and whoever writes may be the one that is stopped. */
const LOCK_TRIES = 20;

export interface RestoreInput {
  options: ConnectOptions;
  file: string;
  /** Whether the target's data may be replaced. */
  replace: boolean;
  /** Where what is replaced is backed up first. Without it, it is lost. */
  copy?: ReplacedCopy | undefined;
  /** What opens the file if it is encrypted. */
  keys?: BackupKeys;
  /** Reads the restored rows again and compares them with the file before they are brought up to date. */
  compare?: boolean;
  /** The checksum that the file must have, where its writer is at hand. */
  expected?: string | undefined;
}

export interface ReplacedCopy extends BackupFile {
  /** Called once the copy is complete and on disk. */
  onWritten: (written: Written) => void;
}

/** What a database contains could not be backed up, so nothing was replaced; the cause says why. */
export class NotCopiedError extends Error {
  override name = "NotCopiedError";
}

/**
 * Replaces the content of a database by a backup, in one transaction. The schema is created as of the backup's last
 * migration and, once the rows are in, brought up to date.
 * @throws NotCopiedError; BackupError if the file is not a whole backup, is newer than this version or older than its
 * first migration, or if the target is not empty.
 */
export async function restore({
  options,
  file,
  replace,
  copy,
  keys = {},
  compare = false,
  expected,
}: RestoreInput): Promise<{ header: BackupHeader; rows: number }> {
  const { header, sha256 } = await checkBackup(file, keys);
  if (expected !== undefined && expected !== sha256) {
    throw new BackupDiffersError(`${file} is a backup, but not the one that was written.`);
  }
  const step = knownMigrations().find(({ when }) => when === header.migration.when);
  if (header.migration.when < firstMigration()) {
    throw new BackupError(
      `${file} is older than the first migration of this version; restore it with the version that CHANGELOG.md names, and back up again.`,
    );
  }
  if (!step) {
    throw new BackupError(`${file} was made by a newer version of Sintonia; restore it with that one.`);
  }
  const direct = await openDirect(options);
  const { client } = direct;
  try {
    await lockMigrations(client);
    await client.query("set local timezone = 'UTC'; set local role none");
    const present = await ownTables(client);
    if (replace && present.length > 0) await lockTables(client, present);
    if (replace && copy && present.length > 0) await copyReplaced(client, present, copy);
    if (!replace && (await hasContent(client, present))) {
      throw new BackupError("The database is not empty; --replace replaces all that it contains.");
    }
    await clear(client, present);
    await applyMigrations(client, step.tag);
    const { rows, ends } = await fill(client, readParts(file, keys), file);
    if (compare) await compareRows(client, ends);
    await applyMigrations(client);
    await deleteSkippedTables(client);
    await client.query(`analyze ${quoteIdents((await ownTables(client)).map(({ name }) => name))}`);
    await client.query("commit");
    return { header, rows };
  } catch (error) {
    await client.query("rollback").catch(() => {});
    throw error;
  } finally {
    await direct.close();
  }
}

/** Files of earlier versions contain sessions, which must not sign anybody in. */
async function deleteSkippedTables(client: pg.ClientBase): Promise<void> {
  await client.query("set local role sintonia_system");
  for (const name of SKIPPED_TABLES) await client.query(`delete from public.${quoteIdent(name)}`);
  await client.query("set local role none");
}

/**
 * Locks the tables until the end of the transaction, so that nothing is written that is neither copied nor restored. As
 * strictly as dropping them will: a stricter lock later could wait for a reader that waits for this transaction. They are
 * locked one after another, so that a deadlock with somebody who writes is possible.
 */
async function lockTables(client: pg.ClientBase, tables: readonly Table[]): Promise<void> {
  const lock = `lock table ${quoteIdents(tables.map(({ name }) => name))} in access exclusive mode`;
  await retryOnDeadlock(async () => {
    await client.query("savepoint unlocked");
    await client.query(lock).catch(async (error: unknown) => {
      await client.query("rollback to savepoint unlocked");
      throw error;
    });
  }, LOCK_TRIES);
}

async function copyReplaced(client: pg.ClientBase, present: readonly Table[], copy: ReplacedCopy): Promise<void> {
  let written: Written;
  try {
    makeFolder(path.dirname(copy.file));
    if ((await schemaState(client)) !== "newer" && !(await hasContent(client, present))) return;
    written = await backUpWithin(client, copy);
  } catch (error) {
    throw new NotCopiedError("What the database contains could not be backed up", { cause: error });
  }
  copy.onWritten(written);
}

/** Ignores what a first start leaves, such as its invitation and rate limit counters. */
async function hasContent(client: pg.ClientBase, tables: readonly Table[]): Promise<boolean> {
  // Without tables the role does not exist yet either.
  if (tables.length === 0) return false;
  await client.query("set local role sintonia_system");
  let found = false;
  for (const { name } of tables) {
    if (found || SKIPPED_TABLES.has(name)) continue;
    const made = name === "invitations" ? "where not at_start" : "";
    const { rowCount } = await client.query(`select from public.${quoteIdent(name)} ${made} limit 1`);
    found = Boolean(rowCount);
  }
  await client.query("set local role none");
  return found;
}

/** Drops what the migrations created, and nothing else in the database. */
async function clear(client: pg.ClientBase, tables: readonly Table[]): Promise<void> {
  if (tables.length > 0) await client.query(`drop table ${quoteIdents(tables.map(({ name }) => name))} cascade`);
  const { rows } = await client.query<{ remove: string }>(`
    select format('drop function %s', oid::regprocedure) as remove from pg_proc
    where pronamespace = 'public'::regnamespace and proname like 'app\\_%'
      and not exists (select from pg_depend d where d.objid = pg_proc.oid and d.deptype = 'e')`);
  for (const { remove } of rows) await client.query(remove);
  // So that applyMigrations starts over: the old schema need not be brought up to date first.
  await client.query("drop table if exists drizzle.__drizzle_migrations");
}

/**
 * Inserts every row, then has PostgreSQL check every foreign key. Rows are in no particular order, row-level security
 * applies to the tables' owner too, and what triggers would write is in the file already, so all three are switched off
 * for the inserts and back on before the transaction ends.
 */
async function fill(client: pg.ClientBase, parts: AsyncIterable<BackupPart>, file: string): Promise<Filled> {
  const tables = new Map((await ownTables(client)).map((table) => [table.name, table]));
  const { rows: references } = await client.query<{ drop: string; add: string }>(`
    select format('alter table %s drop constraint %I', conrelid::regclass, conname) as drop,
      format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as add
    from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace
      and conrelid in (select polrelid from pg_policy where polname = 'across_users')`);
  const force = async (word: "force" | "no force") => {
    for (const name of tables.keys()) {
      const triggers = word === "force" ? "enable" : "disable";
      await client.query(`alter table public.${quoteIdent(name)} ${word} row level security, ${triggers} trigger user`);
    }
  };
  for (const { drop } of references) await client.query(drop);
  await force("no force");
  const filled = await insertAll(client, parts, file, tables);
  for (const { add } of references) await client.query(add);
  await force("force");
  return filled;
}

interface Filled {
  rows: number;
  /** What the file says of each of its tables. */
  ends: TableEnd[];
}

async function insertAll(
  client: pg.ClientBase,
  parts: AsyncIterable<BackupPart>,
  file: string,
  tables: Map<string, Table>,
): Promise<Filled> {
  const ends: TableEnd[] = [];
  let into: Table | null = null;
  let batch: string[] = [];
  let length = 0;
  let total = 0;
  const flush = async () => {
    if (into && batch.length > 0) {
      const columns = quoteIdents(into.columns);
      await client.query(
        `insert into public.${quoteIdent(into.name)} (${columns})
         select ${columns} from json_populate_recordset(null::public.${quoteIdent(into.name)}, $1::json)`,
        [`[${batch.join(",")}]`],
      );
    }
    total += batch.length;
    batch = [];
    length = 0;
  };
  for await (const part of parts) {
    if ("end" in part) {
      if (into) ends.push({ table: into, ...part.end });
    } else if ("row" in part) {
      batch.push(part.row);
      length += part.row.length;
      if (batch.length >= BATCH_ROWS || length >= BATCH_LENGTH) await flush();
    } else {
      await flush();
      into = { name: part.table, columns: part.columns };
      const known = tables.get(part.table)?.columns ?? [];
      if (!part.columns.every((column) => known.includes(column))) {
        throw new BackupError(
          `${file} contains a table or column that its version of Sintonia did not have: ${part.table}.`,
        );
      }
    }
  }
  await flush();
  return { rows: total, ends };
}
