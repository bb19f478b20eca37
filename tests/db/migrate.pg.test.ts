import { eq } from "drizzle-orm";
import pg from "pg";
import { expect, test } from "vitest";
import { connectDatabase } from "#server/db/connect.ts";
import { applyMigrations, knownMigrations } from "#server/db/migrate.ts";
import { accounts, users } from "#server/db/schema/auth.ts";
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

test("where one Google account had come to open two accounts, the older one keeps it", async () => {
  await (await openTestDatabase()).drop();
  const name = `sintonia_twice_${crypto.randomUUID().replaceAll("-", "")}`;
  const databaseUrl = await createDatabaseOfMember(name);
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query("begin");
  await applyMigrations(client, "0010_assessment_profile");
  await client.query("set local role sintonia_system");
  await client.query(
    `with made as (insert into users (name, email) values ('Anna', 'a@example.org'), ('Bruno', 'b@example.org') returning *)
     insert into accounts (account_id, provider_id, user_id, created_at)
     select 'twice', 'google', id, now() - case name when 'Bruno' then interval '1 minute' else '0' end from made
     union all select id::text, 'credential', id, now() from made`,
  );
  await client.query("commit");
  const db = await connectDatabase({ databaseUrl });
  const left = await db.withSystem((tx) =>
    tx
      .select({ name: users.name, way: accounts.providerId })
      .from(accounts)
      .innerJoin(users, eq(users.id, accounts.userId)),
  );
  expect(left.map(({ name: whose, way }) => `${whose}: ${way}`).toSorted()).toEqual([
    "Anna: credential",
    "Bruno: credential",
    "Bruno: google",
  ]);
  await db.close();
  await client.end();
  await dropDatabase(name);
});
