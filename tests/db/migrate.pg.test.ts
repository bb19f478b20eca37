import pg from "pg";
import { expect, test } from "vitest";
import { connectDatabase } from "#server/db/connect.ts";
import { knownMigrations } from "#server/db/migrate.ts";
import { personas } from "#server/db/schema/people.ts";
import { openTestDatabase } from "../support/db.ts";
import { createDatabase, createDatabaseOfMember, dropDatabase } from "../support/postgres.ts";

test("several processes migrating one database at once all succeed", async () => {
  const name = `sintonia_migrate_${crypto.randomUUID().replaceAll("-", "")}`;
  const databaseUrl = await createDatabase(name);
  const opened = await Promise.all(Array.from({ length: 4 }, () => connectDatabase({ databaseUrl })));
  for (const db of opened) {
    await expect(db.ping()).resolves.toBeUndefined();
    await db.close();
  }
  await dropDatabase(name);
});

test("an account that may make no roles opens its database where an administrator has made them", async () => {
  await (await openTestDatabase()).drop(); // the roles exist from here on
  const name = `sintonia_plain_${crypto.randomUUID().replaceAll("-", "")}`;
  const databaseUrl = await createDatabaseOfMember(name);
  const db = await connectDatabase({ databaseUrl });
  await expect(db.withUser(crypto.randomUUID(), (tx) => tx.select().from(personas))).resolves.toEqual([]);
  await expect(db.withSystem((tx) => tx.select().from(personas))).resolves.toEqual([]);
  await db.close();
  await dropDatabase(name);
});

test("a step that came from another branch after later ones were taken is taken all the same", async () => {
  const name = `sintonia_late_${crypto.randomUUID().replaceAll("-", "")}`;
  const databaseUrl = await createDatabase(name);
  await (await connectDatabase({ databaseUrl })).close();
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const step = knownMigrations().find(({ tag }) => tag === "0002_purge_indexes")!;
  const { rows } = await client.query<{ index: string }>(
    "select indexname as index from pg_indexes where indexname like '%_bin_idx'",
  );
  for (const { index } of rows) await client.query(`drop index ${index}`);
  await client.query("delete from drizzle.__drizzle_migrations where created_at = $1", [step.when]);
  await (await connectDatabase({ databaseUrl })).close();
  const { rowCount } = await client.query("select from pg_indexes where indexname like '%_bin_idx'");
  expect(rowCount).toBe(rows.length);
  expect(new Set(knownMigrations().map(({ when }) => when)).size).toBe(knownMigrations().length);
  await client.end();
  await dropDatabase(name);
});
