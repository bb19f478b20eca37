import { expect, test } from "vitest";
import { connectDatabase } from "#server/db/connect.ts";
import { openTestDatabase } from "../support/db.ts";
import { createDatabase, dropDatabase } from "../support/postgres.ts";

test("opening a migrated database again changes nothing", async () => {
  const { db, options, drop } = await openTestDatabase();
  await db.ping();
  await db.close();
  const again = await connectDatabase(options);
  await again.ping();
  await again.close();
  await drop();
});

test.runIf(process.env["TEST_DATABASE"] === "postgres")("several processes migrating one database at once all succeed", async () => {
  const name = `sintonia_migrate_${crypto.randomUUID().replaceAll("-", "")}`;
  const databaseUrl = await createDatabase(name);
  const opened = await Promise.all(Array.from({ length: 4 }, () => connectDatabase({ databaseUrl })));
  for (const db of opened) {
    await db.ping();
    await db.close();
  }
  await dropDatabase(name);
});
