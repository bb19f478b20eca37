import { sql } from "drizzle-orm";
import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { keptPages } from "#server/db/kept-pages.ts";
import { testApp, type TestApp } from "../support/app.ts";
import { rereading } from "../support/check-kept-pages.ts";
import { PASSWORD } from "../support/client.ts";
import { addPerson } from "../support/people.ts";
import { superuserDatabaseUrl } from "../support/postgres.ts";

const LOCK = 78;

let app: TestApp;
let admin: pg.Client;
beforeAll(async () => {
  app = await testApp();
  rereading.isOn = false;
  const { rows } = await app.db.withSystem((tx) =>
    tx.execute<{ name: string }>(sql`select current_database() as name`),
  );
  admin = new pg.Client({ connectionString: superuserDatabaseUrl(rows[0]!.name) });
  await admin.connect();
  // A commit that waits, as for a standby.
  await admin.query(`
    create function hold() returns trigger language plpgsql as
      $$ begin perform pg_advisory_xact_lock_shared(${LOCK}); return null; end $$;
    create constraint trigger hold after delete on users deferrable initially deferred for each row execute function hold();
  `);
});
afterAll(async () => {
  rereading.isOn = true;
  await admin.end();
  await app.close();
});

test("a list read while its account's deletion is committed does not stay in memory", async () => {
  const anna = await app.signUp();
  await addPerson(anna, { name: "Secret name" });
  await admin.query(`select pg_advisory_lock(${LOCK})`);
  const deleting = anna.ask("/api/account/deletion", { body: { password: PASSWORD, email: anna.email } });
  const waiting = `select from pg_locks where locktype = 'advisory' and objid = ${LOCK} and not granted
    and database = (select oid from pg_database where datname = current_database())`;
  await expect.poll(async () => (await admin.query(waiting)).rowCount).toBe(1);
  expect((await anna.ask("/api/personas")).status).toBe(200);
  expect([...keptPages.values()].some(({ text }) => text.includes("Secret name"))).toBe(true);
  await admin.query(`select pg_advisory_unlock(${LOCK})`);
  expect((await deleting).status).toBe(200);
  expect((await anna.ask("/api/personas")).status).toBe(401);
  expect([...keptPages.values()].filter(({ text }) => text.includes("Secret name"))).toEqual([]);
});
