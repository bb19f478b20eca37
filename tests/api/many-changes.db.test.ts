import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { latestTokenEnd } from "#domain/account/tokens.ts";
import { createToken } from "#server/features/account/api-tokens.ts";
import { errorOf, testApp, type TestApp } from "../support/app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await testApp({ rateLimit: true });
});
afterAll(() => app.close());

test("an account may make 600 changes a minute, over sessions and API tokens together; reads and other accounts are unaffected", async () => {
  const [anna, bruno] = [await app.signUp(), await app.signUp()];
  const now = new Date();
  const asked = { email: anna.email, name: "Sync", scope: "write", expiresAt: latestTokenEnd(now), now } as const;
  const token = { authorization: `Bearer ${await createToken(app.db, asked)}` };
  const used = async (who: string) => {
    const { rows } = await app.db.withSystem((tx) =>
      tx.execute<{ count: number }>(sql`select count from rate_limits where key = ${`changing|${who}`}`),
    );
    return rows[0]?.count ?? 0;
  };
  const add = (name: string, headers: Record<string, string> = {}) =>
    ("authorization" in headers ? app : anna).request("/api/personas", {
      method: "POST",
      headers,
      body: { name, context: "friend" },
    });
  const { id } = (await (await add("Marta")).json()) as { id: string };
  expect((await add("Sara", token)).status).toBe(201);
  expect(await used(anna.id)).toBe(2);
  // An import counts as one change, even with the maximum number of people.
  const people = Array.from({ length: 500 }, (_, at) => ({ id: crypto.randomUUID(), name: `Person ${at}` }));
  const imported = await anna.request("/api/personas/import", {
    method: "POST",
    body: { people: people.map((one) => ({ ...one, context: "friend" })) },
  });
  expect(imported.status).toBeLessThan(300);
  expect(await used(anna.id)).toBe(3);

  await app.db.withSystem((tx) =>
    tx.execute(sql`update rate_limits set count = 599 where key = ${`changing|${anna.id}`}`),
  );
  const note = (content: string) => anna.request(`/api/personas/${id}/notes`, { method: "POST", body: { content } });
  const statuses = await Promise.all([note("one"), note("two"), add("Elena", token), note("three")]);
  expect(statuses.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([201, 429, 429, 429]);
  const refused = await add("Elena", token);
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
  expect(Number(refused.headers.get("retry-after"))).toBeLessThanOrEqual(60);
  expect(await errorOf(refused)).toMatchObject({ status: 429, code: "rate_limited" });
  expect((await anna.request(`/api/personas/${id}/notes`)).status).toBe(200);
  const other = await bruno.request("/api/personas", { method: "POST", body: { name: "Luca", context: "friend" } });
  expect(other.status).toBe(201);
});
