import { fileURLToPath } from "node:url";
import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { restore } from "#server/db/backup/restore.ts";
import {
  applyMigrations,
  knownMigrations,
  lastMigration,
  lockMigrations,
  migrateDatabase,
  type Migration,
} from "#server/db/migrate.ts";
import { applyInUse, MigrationBlockedError } from "#server/db/migrate-in-use.ts";
import { explain } from "#server/explain.ts";
import { createDatabase, dropDatabase, pastPooler } from "../support/postgres.ts";

const name = `sintonia_in_use_${crypto.randomUUID().replaceAll("-", "")}`;
let databaseUrl: string;
let client: pg.Client;
let other: pg.Client;

async function connected(): Promise<pg.Client> {
  const opened = new pg.Client({ connectionString: databaseUrl });
  await opened.connect();
  return opened;
}

beforeAll(async () => {
  // Settings of sessions, and who waits for whom, cannot be watched through a pooler.
  databaseUrl = pastPooler(await createDatabase(name));
  [client, other] = [await connected(), await connected()];
  await client.query("create table letters (id int primary key, text text)");
});
afterAll(async () => {
  await client.end();
  await other.end();
  await dropDatabase(name);
});

const step = (...statements: string[]): Migration => ({ tag: "step", when: 1, hash: "", statements });
const noRecord = () => Promise.resolve();

test("a migration that must wait for a lock lets the others by, and begins again", async () => {
  await other.query("begin; select from letters");
  const migrating = applyInUse(
    client,
    step("create table other_letters ()", "alter table letters add column place text"),
    noRecord,
    { pauseMs: 200 },
  );
  const third = await connected();
  // It has given up at least once: nothing of the first statement is left.
  await expect
    .poll(
      async () =>
        (await third.query("select from pg_stat_activity where datname = current_database() and query = 'rollback'"))
          .rowCount,
      {
        timeout: 10_000,
      },
    )
    .toBeGreaterThan(0);
  // Whoever writes meanwhile waits for no longer than an attempt.
  await third.query("set statement_timeout = 5000; insert into letters values (1, 'a')");
  await third.end();
  await other.query("commit");
  await migrating;
  const { rows } = await client.query("select place, to_regclass('other_letters') is not null as made from letters");
  expect(rows).toEqual([{ place: null, made: true }]);
});

test("a migration that waits for too long gives up, says why and leaves nothing", async () => {
  await other.query("begin; select from letters");
  const blocked = await applyInUse(
    client,
    step("create table half ()", "alter table letters add column half text"),
    noRecord,
    { attemptsMs: 0, pauseMs: 0 },
  ).catch((error: unknown) => error);
  await other.query("commit");
  expect(blocked).toBeInstanceOf(MigrationBlockedError);
  expect(explain(blocked)).toMatch(/waits for a lock .*pg_stat_activity/);
  expect((await client.query("select to_regclass('half') as half")).rows).toEqual([{ half: null }]);
});

test("any other failure is thrown at once", async () => {
  await expect(applyInUse(client, step("alter table nowhere add column a text"), noRecord)).rejects.toThrow("nowhere");
  await expect(client.query("select 1")).resolves.toBeDefined();
});

test("an index is made while others write, and again after an attempt that failed", async () => {
  await client.query("insert into letters values (2, 'same'), (3, 'same')");
  const unique = step('create unique index concurrently "letters_text" on letters (text)');
  await expect(applyInUse(client, unique, noRecord)).rejects.toThrow("letters_text");
  const valid = async () =>
    (await client.query("select indisvalid as valid from pg_index where indexrelid = 'letters_text'::regclass")).rows;
  expect(await valid()).toEqual([{ valid: false }]);
  await client.query("delete from letters where id = 3");
  await applyInUse(client, unique, noRecord);
  await applyInUse(client, unique, noRecord);
  expect(await valid()).toEqual([{ valid: true }]);
});

test("an index is made despite limits of the session, and again after it was cancelled", async () => {
  await client.query("set statement_timeout = 200; set lock_timeout = 200");
  await other.query("begin; insert into letters values (4, 'held')");
  const making = applyInUse(
    client,
    step('create index concurrently "letters_id_text" on letters (id, text)'),
    noRecord,
    {
      pauseMs: 20,
    },
  );
  const third = await connected();
  const waits = async () =>
    (
      await third.query<{ pid: number; since: string }>(
        `select pid, query_start::text as since from pg_stat_activity where query like 'create index%letters_id_text%'
         and wait_event_type = 'Lock' and clock_timestamp() - query_start > interval '400 ms'`,
      )
    ).rows[0];
  await expect.poll(waits, { timeout: 10_000 }).toBeDefined();
  const first = (await waits())!;
  await third.query("select pg_cancel_backend($1)", [first.pid]);
  // The repeated attempt, which drops what the first has left, waits for the same transaction.
  const again = async () =>
    (
      await third.query(
        `select from pg_stat_activity where pid = $1 and query_start > $2::timestamptz and query ~ '^(create|drop) index'
         and wait_event_type = 'Lock'`,
        [first.pid, first.since],
      )
    ).rowCount;
  await expect.poll(again, { timeout: 10_000 }).toBe(1);
  await third.end();
  await other.query("commit");
  await making;
  const { rows } = await client.query(
    "select indisvalid as valid from pg_index where indexrelid = 'letters_id_text'::regclass",
  );
  expect(rows).toEqual([{ valid: true }]);
});

test("behind a pooler the session of others keeps its limits, and the index is tried again", async () => {
  const lent = await connected();
  await lent.query("set lock_timeout = 50");
  Object.assign(lent, { processID: 0 });
  await other.query("begin; insert into letters values (5, 'lent')");
  const blocked = await applyInUse(lent, step('create index concurrently "letters_pooled" on letters (id)'), noRecord, {
    attemptsMs: 300,
    pauseMs: 20,
  }).catch((error: unknown) => error);
  await other.query("commit");
  expect(blocked).toBeInstanceOf(MigrationBlockedError);
  expect((await lent.query("show lock_timeout")).rows).toEqual([{ lock_timeout: "50ms" }]);
  await lent.end();
});

/** Opens a connection to a new database that has the schema of an earlier version. */
async function earlierDatabase(used: string): Promise<pg.Client> {
  databaseUrl = pastPooler(await createDatabase(used));
  const owner = await connected();
  await owner.query("begin");
  await applyMigrations(owner, "0005_look_back_day");
  await owner.query("commit");
  return owner;
}

const HOLDER = `select pid from pg_locks where locktype = 'advisory' and granted
  and database = (select oid from pg_database where datname = current_database())`;

test("a process whose lock is lost records no migration, and says why", async () => {
  const used = `${name}_lost`;
  const owner = await earlierDatabase(used);
  await owner.query("begin; lock table drizzle.__drizzle_migrations in exclusive mode");
  const migrating = migrateDatabase({ connectionString: databaseUrl }).catch((error: unknown) => error);
  const third = await connected();
  const waits = async () =>
    (await third.query("select from pg_stat_activity where datname = $1 and wait_event_type = 'Lock'", [used]))
      .rowCount;
  await expect.poll(waits, { timeout: 10_000 }).toBe(1);
  await third.query(`select pg_terminate_backend(pid) from (${HOLDER}) as holder`);
  const lost = await migrating;
  await owner.query("commit");
  expect(explain(lost)).toMatch(/lock this process migrated was lost: start again/);
  expect(await lastMigration(owner)).toMatchObject({ tag: "0005_look_back_day" });
  await migrateDatabase({ connectionString: databaseUrl });
  expect(await lastMigration(owner)).toEqual(knownMigrations().at(-1));
  await third.end();
  await owner.end();
  await dropDatabase(used);
});

test("a restore that waits for a migration does not hold up the index that it makes", async () => {
  const used = `${name}_restore`;
  const owner = await earlierDatabase(used);
  await lockMigrations(owner);
  const file = fileURLToPath(new URL("before-initial.backup", import.meta.url));
  const restoring = restore({ options: { databaseUrl }, file, replace: true });
  const third = await connected();
  const tries = async () =>
    (await third.query("select from pg_stat_activity where datname = $1 and query = 'rollback'", [used])).rowCount;
  await expect.poll(tries, { timeout: 10_000 }).toBeGreaterThan(0);
  await third.query("set statement_timeout = '20s'");
  await third.query("create index concurrently during_restore on users (created_at)");
  await third.end();
  await owner.query("commit");
  await expect(restoring).resolves.toMatchObject({ rows: 436 });
  await owner.end();
  await dropDatabase(used);
});

test("a database in use is migrated by several processes at once, each migration once", async () => {
  const used = `${name}_used`;
  const owner = await earlierDatabase(used);
  await Promise.all(Array.from({ length: 3 }, () => migrateDatabase({ connectionString: databaseUrl })));
  const { rows } = await owner.query("select created_at::text as at from drizzle.__drizzle_migrations order by 1");
  expect(rows.map(({ at }: { at: string }) => Number(at))).toEqual(knownMigrations().map(({ when }) => when));
  const { rows: indexes } = await owner.query("select from pg_index where not indisvalid");
  expect(indexes).toEqual([]);
  await owner.end();
  await dropDatabase(used);
});
