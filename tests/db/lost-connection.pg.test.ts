import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { isUnavailable } from "#server/db/unavailable.ts";
import { testApp, type TestApp, type TestUser } from "../support/app.ts";
import { endConnections } from "../support/postgres.ts";

let app: TestApp;
let anna: TestUser;
beforeAll(async () => {
  app = await testApp();
  anna = await app.signUp();
});
afterAll(() => app.close());

/** Closes all connections to the test's database, as a restart of PostgreSQL does. */
async function loseConnections(): Promise<void> {
  const { rows } = await app.db.withUser(anna.id, (tx) =>
    tx.execute<{ name: string }>(sql`select current_database() as name`),
  );
  await endConnections(rows[0]!.name);
}

test("connections lost between requests are replaced", async () => {
  await Promise.all(Array.from({ length: 5 }, () => app.db.ping()));
  await loseConnections();
  await expect.poll(async () => (await anna.request("/api/profile")).status).toBe(200);
});

test("a connection lost inside a transaction fails only that caller, and rolls back", async () => {
  const work = app.db.withUser(anna.id, async (tx) => {
    await tx.execute(sql`update profiles set name = 'Half'`);
    await loseConnections();
    await tx.execute(sql`update profiles set name = 'Whole'`);
  });
  const error: unknown = await work.catch((reason: unknown) => reason);
  expect(isUnavailable(error)).toBe(true);
  await expect.poll(async () => (await anna.request("/api/profile")).json()).toMatchObject({ name: "Anna" });
});

test("requests in flight when connections are lost return 503, and the next ones succeed", async () => {
  const flood = Array.from({ length: 60 }, () => anna.request("/api/personas"));
  await loseConnections();
  const statuses = new Set((await Promise.all(flood)).map((response) => response.status));
  expect([...statuses].filter((status) => status !== 200 && status !== 503)).toEqual([]);
  await expect.poll(async () => (await anna.request("/api/personas")).status).toBe(200);
});
