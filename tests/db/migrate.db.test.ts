import { expect, test } from "vitest";
import { connectDatabase } from "#server/db/connect.ts";
import { openTestDatabase } from "../support/db.ts";

test("opening a migrated database again changes nothing", async () => {
  const database = await openTestDatabase();
  await database.db.close();
  const again = await connectDatabase(database.options);
  await expect(again.ping()).resolves.toBeUndefined();
  await again.close();
  await database.drop();
});
