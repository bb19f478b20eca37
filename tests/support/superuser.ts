import pg from "pg";
import { expect } from "vitest";
import type { TestApp } from "./app.ts";
import { superuserDatabaseUrl } from "./postgres.ts";

/** A connection of the superuser to a test app's database. */
export async function connectSuperuser({ db }: Pick<TestApp, "db">): Promise<pg.Client> {
  const name = await db.withSystem(async (tx) => {
    const { rows } = await tx.$client.query<{ name: string }>("select current_database() as name");
    return rows[0]!.name;
  });
  const admin = new pg.Client({ connectionString: superuserDatabaseUrl(name) });
  await admin.connect();
  return admin;
}

/** An advisory lock for which triggers of `hold()` wait. */
const LOCK = 77;

/** Makes the function of a trigger that waits while `holdingBack` holds; stands for a slow moment. */
export async function makeHold(admin: pg.Client): Promise<void> {
  await admin.query(`create function hold() returns trigger language plpgsql as
    $$ begin perform pg_advisory_xact_lock_shared(${LOCK}); return new; end $$`);
}

/** Begins what reaches a trigger of `hold()`, which waits there until `meanwhile` is done. */
export async function holdingBack<T>(
  admin: pg.Client,
  begin: () => Promise<T>,
  meanwhile: () => Promise<unknown>,
): Promise<T> {
  await admin.query(`select pg_advisory_lock(${LOCK})`);
  const begun = begin();
  const waiting = `select from pg_locks where locktype = 'advisory' and objid = ${LOCK} and not granted
    and database = (select oid from pg_database where datname = current_database())`;
  await expect.poll(async () => (await admin.query(waiting)).rowCount).toBe(1);
  await meanwhile().finally(() => admin.query(`select pg_advisory_unlock(${LOCK})`));
  return begun;
}
