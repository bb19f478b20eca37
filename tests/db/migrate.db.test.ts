import { expect, test } from "vitest";
import { connectDatabase } from "#server/db/connect.ts";
import { openTestDatabase } from "../support/db.ts";

test("opening a migrated database again changes nothing", async () => {
  const { db, options, drop } = await openTestDatabase();
  await db.ping();
  await db.close();
  const again = await connectDatabase(options);
  await again.ping();
  await again.close();
  await drop();
});
