import type pg from "pg";
import type { ConnectOptions } from "#server/db/connect.ts";
import { applyMigrations, firstMigration, knownMigrations, MIGRATION_LOCK } from "#server/db/migrate.ts";
import { BackupError, type BackupHeader } from "./format.ts";
import { openDirect } from "./open-direct.ts";
import { checkBackup, partsOf } from "./read-backup.ts";
import { OPEN_TABLES, ownTables, quoted, quotedList, type Table } from "./tables.ts";

/** What one statement inserts at most: rows, and characters of them. */
const BATCH_ROWS = 500;
const BATCH_LENGTH = 4_000_000;

export interface RestoreInput {
  options: ConnectOptions;
  file: string;
  /** Whether what the target holds may go. */
  replace: boolean;
}

/**
 * Puts a backup in place of what a database holds, in one transaction: all of it or nothing. The schema is first made
 * as the backup knew it, and then brought up to date with the rows in it.
 * @throws BackupError for a file that is no whole backup, is newer than this version or older than its first migration, or a target that holds something.
 */
export async function restore({
  options,
  file,
  replace,
}: RestoreInput): Promise<{ header: BackupHeader; rows: number }> {
  const header = await checkBackup(file);
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
    await client.query("begin");
    await client.query("set local timezone = 'UTC'; set local statement_timeout = 0; set local role none");
    await client.query(`select pg_advisory_xact_lock(${MIGRATION_LOCK})`);
    const present = await ownTables(client);
    if (!replace && (await holdsSomething(client, present))) {
      throw new BackupError("The database is not empty; --replace puts the backup in place of all that it holds.");
    }
    await clear(client, present);
    await applyMigrations(client, step.tag);
    const rows = await fill(client, file);
    await applyMigrations(client);
    await endWhatIsOpen(client);
    await client.query(`analyze ${quotedList((await ownTables(client)).map(({ name }) => name))}`);
    await client.query("commit");
    return { header, rows };
  } catch (error) {
    await client.query("rollback").catch(() => {});
    throw error;
  } finally {
    await direct.close();
  }
}

/** In files of earlier versions sessions were kept: nobody is signed in by one. */
async function endWhatIsOpen(client: pg.ClientBase): Promise<void> {
  await client.query("set local role sintonia_system");
  for (const name of OPEN_TABLES) await client.query(`delete from public.${quoted(name)}`);
  await client.query("set local role none");
}

/** Anything but what a first start leaves: its invitation, and counts of who has called. */
async function holdsSomething(client: pg.ClientBase, tables: readonly Table[]): Promise<boolean> {
  // A database without a first start has no such role either.
  if (tables.length === 0) return false;
  await client.query("set local role sintonia_system");
  for (const { name } of tables) {
    if (name === "rate_limits") continue;
    const made = name === "invitations" ? "where not at_start" : "";
    const { rowCount } = await client.query(`select from public.${quoted(name)} ${made} limit 1`);
    if (rowCount) return true;
  }
  await client.query("set local role none");
  return false;
}

/** Removes what the migrations make. What else lives in the database stays. */
async function clear(client: pg.ClientBase, tables: readonly Table[]): Promise<void> {
  if (tables.length > 0) await client.query(`drop table ${quotedList(tables.map(({ name }) => name))} cascade`);
  const { rows } = await client.query<{ remove: string }>(`
    select format('drop function %s', oid::regprocedure) as remove from pg_proc
    where pronamespace = 'public'::regnamespace and proname like 'app\\_%'
      and not exists (select from pg_depend d where d.objid = pg_proc.oid and d.deptype = 'e')`);
  for (const { remove } of rows) await client.query(remove);
  // Whatever steps it has taken: what is thrown away need not be brought up to date first.
  await client.query("drop table if exists drizzle.__drizzle_migrations");
}

/**
 * Inserts every row, then lets PostgreSQL check every reference. Rows come in no order, row-level security binds the
 * tables' owner, too, and what triggers would write is in the file: all of it is put back before the transaction ends.
 */
async function fill(client: pg.ClientBase, file: string): Promise<number> {
  const tables = new Map((await ownTables(client)).map((table) => [table.name, table]));
  const { rows: references } = await client.query<{ drop: string; add: string }>(`
    select format('alter table %s drop constraint %I', conrelid::regclass, conname) as drop,
      format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as add
    from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace
      and conrelid in (select polrelid from pg_policy where polname = 'across_users')`);
  const force = async (word: "force" | "no force") => {
    for (const name of tables.keys()) {
      const triggers = word === "force" ? "enable" : "disable";
      await client.query(`alter table public.${quoted(name)} ${word} row level security, ${triggers} trigger user`);
    }
  };
  for (const { drop } of references) await client.query(drop);
  await force("no force");
  const rows = await insertAll(client, file, tables);
  for (const { add } of references) await client.query(add);
  await force("force");
  return rows;
}

async function insertAll(client: pg.ClientBase, file: string, tables: Map<string, Table>): Promise<number> {
  let into: Table | null = null;
  let batch: string[] = [];
  let length = 0;
  let total = 0;
  const flush = async () => {
    if (into && batch.length > 0) {
      const columns = quotedList(into.columns);
      await client.query(
        `insert into public.${quoted(into.name)} (${columns})
         select ${columns} from json_populate_recordset(null::public.${quoted(into.name)}, $1::json)`,
        [`[${batch.join(",")}]`],
      );
    }
    total += batch.length;
    batch = [];
    length = 0;
  };
  for await (const part of partsOf(file)) {
    if ("row" in part) {
      batch.push(part.row);
      length += part.row.length;
      if (batch.length >= BATCH_ROWS || length >= BATCH_LENGTH) await flush();
    } else {
      await flush();
      into = { name: part.table, columns: part.columns };
      const known = tables.get(part.table)?.columns ?? [];
      if (!part.columns.every((column) => known.includes(column))) {
        throw new BackupError(`${file} holds something that its version of Sintonia did not have: ${part.table}.`);
      }
    }
  }
  await flush();
  return total;
}
