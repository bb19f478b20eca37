import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { applyMigrations, knownMigrations, migrateDatabase, type Migration } from "#server/db/migrate.ts";
import { applyInUse, MigrationBlockedError } from "#server/db/migrate-in-use.ts";
import { explain } from "#server/explain.ts";
import { createDatabase, dropDatabase } from "../support/postgres.ts";

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
  databaseUrl = await createDatabase(name);
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
    { pauseMs: 20 },
  );
  const third = await connected();
  // It has given up at least once: nothing of the first statement is left.
  await expect
    .poll(async () => (await third.query("select state from pg_stat_activity where query = 'rollback'")).rowCount)
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

test("a database in use is migrated by several processes at once, each migration once", async () => {
  const used = `${name}_used`;
  databaseUrl = await createDatabase(used);
  const owner = await connected();
  await owner.query("begin");
  await applyMigrations(owner, "0005_look_back_day");
  await owner.query("commit");
  await Promise.all(Array.from({ length: 3 }, () => migrateDatabase({ connectionString: databaseUrl })));
  const { rows } = await owner.query("select created_at::text as at from drizzle.__drizzle_migrations order by 1");
  expect(rows.map(({ at }: { at: string }) => Number(at))).toEqual(knownMigrations().map(({ when }) => when));
  const { rows: indexes } = await owner.query("select from pg_index where not indisvalid");
  expect(indexes).toEqual([]);
  await owner.end();
  await dropDatabase(used);
});
