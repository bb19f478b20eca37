import { expect, test } from "vitest";
import { connectDatabase } from "#server/db/connect.ts";
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
