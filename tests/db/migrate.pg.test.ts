import pg from "pg";
import { expect, test } from "vitest";
import { connectDatabase } from "#server/db/connect.ts";
import { applyMigrations, knownMigrations, lastMigration, OlderSchemaError } from "#server/db/migrate.ts";
import { personas } from "#server/db/schema/people.ts";
import { explain } from "#server/explain.ts";
import { openTestDatabase } from "../support/db.ts";
import { createDatabase, createDatabaseOfMember, dropDatabase } from "../support/postgres.ts";

test("several processes can migrate one database concurrently", async () => {
  const name = `sintonia_migrate_${crypto.randomUUID().replaceAll("-", "")}`;
  const databaseUrl = await createDatabase(name);
  const opened = await Promise.all(Array.from({ length: 4 }, () => connectDatabase({ databaseUrl })));
  for (const db of opened) {
    await expect(db.ping()).resolves.toBeUndefined();
    await db.close();
  }
  await dropDatabase(name);
});

test("a user without the right to create roles can open its database if the roles exist", async () => {
  await (await openTestDatabase()).drop(); // creates the roles
  const name = `sintonia_plain_${crypto.randomUUID().replaceAll("-", "")}`;
  const databaseUrl = await createDatabaseOfMember(name);
  const db = await connectDatabase({ databaseUrl });
  await expect(db.withUser(crypto.randomUUID(), (tx) => tx.select().from(personas))).resolves.toEqual([]);
  await expect(db.withSystem((tx) => tx.select().from(personas))).resolves.toEqual([]);
  await db.close();
  await dropDatabase(name);
});

test("a migration from another branch is applied even after later ones", async () => {
  const name = `sintonia_late_${crypto.randomUUID().replaceAll("-", "")}`;
  const databaseUrl = await createDatabase(name);
  await (await connectDatabase({ databaseUrl })).close();
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const [initial] = knownMigrations();
  const step = (tag: string, after: number) => ({
    tag,
    when: initial!.when + after,
    hash: tag,
    statements: [`create table ${tag} ()`],
  });
  await applyMigrations(client, undefined, [initial!, step("later", 2)]);
  await applyMigrations(client, undefined, [initial!, step("earlier", 1), step("later", 2)]);
  const { rows } = await client.query(
    "select to_regclass('earlier')::text as earlier, to_regclass('later')::text as later",
  );
  expect(rows).toEqual([{ earlier: "earlier", later: "later" }]);
  await client.end();
  await dropDatabase(name);
});

test("a database with all migrations that the first one replaces is accepted, an older one rejected", async () => {
  const name = `sintonia_older_${crypto.randomUUID().replaceAll("-", "")}`;
  const databaseUrl = await createDatabase(name);
  await (await connectDatabase({ databaseUrl })).close();
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const { when } = knownMigrations()[0]!;
  await client.query("insert into drizzle.__drizzle_migrations (hash, created_at) values ('a', 1), ('b', 2)");
  const db = await connectDatabase({ databaseUrl });
  await expect(db.ping()).resolves.toBeUndefined();
  await db.close();
  expect(await lastMigration(client)).toEqual(knownMigrations().at(-1));
  await client.query("delete from drizzle.__drizzle_migrations where created_at >= $1", [when]);
  const refused = await connectDatabase({ databaseUrl }).catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(OlderSchemaError);
  expect(explain(refused)).toMatch(/older than the first migration.*CHANGELOG\.md/);
  await client.end();
  await dropDatabase(name);
});
