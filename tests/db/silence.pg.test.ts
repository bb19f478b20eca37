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

test("two connections stay open however long nobody uses them, without a word from the database", async () => {
  const name = `sintonia_idle_${crypto.randomUUID().replaceAll("-", "")}`;
  const db = await connectDatabase({ databaseUrl: await createDatabase(name), silenceMs: 1000, idleMs: 20 });
  await Promise.all(Array.from({ length: 5 }, () => db.withSystem((tx) => tx.execute("select pg_sleep(0.02)"))));
  await expect.poll(() => db.pool()).toMatchObject({ open: 2, idle: 2 });
  // Longer than a connection in use may be silent.
  await new Promise((done) => setTimeout(done, 2500));
  expect(db.pool()).toMatchObject({ open: 2, idle: 2 });
  await expect(db.ping()).resolves.toBeUndefined();
  await db.close();
  await dropDatabase(name);
});
