import { expect, test } from "vitest";
import { connectDatabase } from "#server/db/connect.ts";
import { createDatabase, dropDatabase } from "../support/postgres.ts";

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
