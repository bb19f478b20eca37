import { expect, test } from "vitest";
import { connectDatabase } from "#server/db/connect.ts";
import { isUnavailable } from "#server/db/unavailable.ts";
import { startHangingProxy } from "../../checks/faults/hanging-proxy.ts";
import { createDatabase, dropDatabase } from "../support/postgres.ts";

test("a connection that does not respond fails as unavailable, and the next statement gets another one", async () => {
  const name = `sintonia_silence_${crypto.randomUUID().replaceAll("-", "")}`;
  await using proxy = await startHangingProxy(await createDatabase(name));
  const db = await connectDatabase({ databaseUrl: proxy.url, silenceMs: 300 });
  await db.ping();
  proxy.hang();
  const failure: unknown = await db.ping().catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(Error);
  expect(isUnavailable(failure)).toBe(true);
  proxy.resume();
  await expect(db.ping()).resolves.toBeUndefined();
  await db.close();
  await dropDatabase(name);
});
