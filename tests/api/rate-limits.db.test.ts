import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { errorOf, PASSWORD, testApp, type TestApp } from "../support/app.ts";

let it: TestApp;
let url: string;
beforeAll(async () => {
  it = await testApp({ rateLimit: true, trustProxy: true });
  url = await it.listen();
});
afterAll(() => it.close());

function post(path: string, body: unknown, address: string, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(`${url}${path}`, {
    method: "POST",
    headers: { "content-type": "application/json", "x-forwarded-for": `6.6.6.6, ${address}`, ...headers },
    body: JSON.stringify(body),
  });
}

test("the eleventh wrong sign-in of a minute from one address has to wait; other addresses do not", async () => {
  const user = await it.signUp();
  const signIn = (password: string, address: string, headers = {}) =>
    post("/api/auth/sign-in/email", { email: user.email, password }, address, headers);
  for (let attempt = 0; attempt < 10; attempt += 1) {
    expect((await signIn("Wrong1password", "203.0.113.7")).status).toBe(401);
  }
  const refused = await signIn(PASSWORD, "203.0.113.7");
  const wait = Number(refused.headers.get("retry-after"));
  expect(wait).toBeGreaterThan(0);
  expect(wait).toBeLessThanOrEqual(60);
  expect(await errorOf(refused)).toMatchObject({ status: 429, code: "rate_limited" });
  const disguised = await signIn(PASSWORD, "203.0.113.7", { "x-sintonia-address": "198.51.100.9" });
  expect(disguised.status).toBe(429);
  expect((await signIn(PASSWORD, "203.0.113.8")).status).toBe(200);
  const { rows } = await it.db.withSystem((tx) =>
    tx.execute<{ key: string }>(sql`select key from rate_limits where key like '203.0.113.7%'`),
  );
  expect(rows).toHaveLength(1);
});
