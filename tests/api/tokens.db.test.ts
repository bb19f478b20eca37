import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { latestTokenEnd } from "#domain/account/tokens.ts";
import { createToken, type NewToken } from "#server/features/account/api-tokens.ts";
import { errorOf, testApp, tokenIn, type TestApp, type TestUser } from "../support/app.ts";
import { PASSWORD } from "../support/client.ts";
import { liveTables } from "../support/live-schema.ts";
import { newestCode } from "../support/mail.ts";

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

function tokenOf(user: TestUser, more: Partial<NewToken> = {}): Promise<string> {
  const now = more.now ?? new Date();
  const expiresAt = latestTokenEnd(now);
  return createToken(app.db, { email: user.email, name: "Sync", scope: "write", expiresAt, now, ...more });
}

const bearing = (token: string) => ({ authorization: `Bearer ${token}` });
const isIn = async (headers: Record<string, string>) => (await app.request("/api/profile", { headers })).status === 200;

interface Listed {
  items: { id: string; name: string; scope: string; expires_at: string; last_used_on: string | null }[];
}
const listed = async (user: TestUser) => ((await (await user.request("/api/auth/tokens")).json()) as Listed).items;

/** All tables as text, except `but`: what an attacker with the database can read. */
async function everything(but?: string): Promise<string> {
  const tables = (await liveTables(app.db)).filter(({ name }) => name !== but);
  const texts = await app.db.withSystem(async (tx) => {
    const found: string[] = [];
    for (const { name } of tables) {
      const { rows } = await tx.execute<{ row: string }>(sql`select t::text as row from ${sql.identifier(name)} t`);
      found.push(...rows.map(({ row }) => row));
    }
    return found;
  });
  return texts.join("\n");
}

test("nothing stored in the database can be used to sign in", async () => {
  const user = await app.signUp();
  const token = await tokenOf(user);
  const waiting = await app.signUp();
  await app.db.withSystem((tx) => tx.execute(sql`update accounts set password = null where user_id = ${waiting.id}`));
  await waiting.request("/api/auth/two-factor/code", { method: "POST", body: {} });
  const code = newestCode(await app.letters(waiting.email));
  const stored = await everything();
  for (const secret of [tokenIn(user.cookie), token, code]) expect(stored).not.toContain(secret);
  const { rows } = await app.db.withSystem((tx) =>
    tx.execute<{ hash: string }>(sql`select token_hash as hash from sessions union select token_hash from api_tokens`),
  );
  expect(rows.length).toBeGreaterThan(2);
  for (const { hash } of rows) {
    expect(await isIn(bearing(hash))).toBe(false);
    expect(await isIn({ cookie: `sintonia.session_token=${hash}` })).toBe(false);
  }
});

test("a session token is no API token, and an API token no session", async () => {
  const user = await app.signUp();
  const token = await tokenOf(user);
  expect(token).toMatch(/^sintonia_[\w-]{43}$/);
  expect([await isIn(bearing(token)), await isIn({ cookie: user.cookie })]).toEqual([true, true]);
  expect(await isIn(bearing(tokenIn(user.cookie)))).toBe(false);
  expect(await isIn({ cookie: user.cookie.replace(tokenIn(user.cookie), token) })).toBe(false);
  // The authentication library's session routes do not accept API tokens.
  for (const path of ["two-factor/enable", "two-factor/confirm", "two-factor/recovery-codes", "google/connection"]) {
    const body = { password: PASSWORD, code: "123456" };
    const answer = await app.request(`/api/auth/${path}`, { method: "POST", body, headers: bearing(token) });
    expect(await errorOf(answer), path).toMatchObject({ status: 403, code: "forbidden" });
  }
});

test("tokens are listed with name, scope, expiry and day of last use, and can be revoked", async () => {
  const [user, other] = [await app.signUp(), await app.signUp()];
  const expiresAt = new Date(Date.now() + 86_400_000);
  const token = await tokenOf(user, { name: "Notebook", scope: "read", expiresAt });
  const [entry, ...more] = await listed(user);
  expect(more).toEqual([]);
  expect(entry).toMatchObject({ name: "Notebook", scope: "read", last_used_on: null });
  expect(entry?.expires_at).toBe(expiresAt.toISOString());
  const before = new Date().toISOString().slice(0, 10);
  expect(await isIn(bearing(token))).toBe(true);
  const used = (await listed(user))[0]?.last_used_on;
  expect([before, new Date().toISOString().slice(0, 10)]).toContain(used);
  const session = await app.request("/api/auth/get-session", { headers: bearing(token) });
  expect(await session.json()).toMatchObject({ user: { id: user.id }, expires_at: expiresAt.toISOString() });

  const revoke = (asker: TestUser) => asker.request(`/api/auth/tokens/${entry!.id}`, { method: "DELETE" });
  expect(await listed(other)).toEqual([]);
  expect((await revoke(other)).status).toBe(404);
  expect(await isIn(bearing(token))).toBe(true);
  expect((await revoke(user)).status).toBe(200);
  expect(await isIn(bearing(token))).toBe(false);
  expect(await listed(user)).toEqual([]);
});

test("a token ends at its expiry, with a new password, on signing out everywhere, or alone on signing out with it", async () => {
  const user = await app.signUp();
  const ended = await tokenOf(user, { expiresAt: new Date(Date.now() - 1000) });
  expect(await isIn(bearing(ended))).toBe(false);
  expect(await listed(user)).toEqual([]);

  const [first, second] = [await tokenOf(user), await tokenOf(user)];
  await app.request("/api/auth/sign-out", { method: "POST", headers: bearing(first) });
  expect([await isIn(bearing(first)), await isIn(bearing(second))]).toEqual([false, true]);
  const body = { current_password: PASSWORD, password: "Another2horse" };
  expect((await user.request("/api/auth/change-password", { method: "POST", body })).status).toBe(200);
  expect([await isIn(bearing(second)), await isIn({ cookie: user.cookie })]).toEqual([false, true]);
  const third = await tokenOf(user);
  expect((await user.request("/api/auth/sessions/end-all", { method: "POST" })).status).toBe(200);
  expect(await isIn(bearing(third))).toBe(false);
});

test("a token is valid for at most a year", async () => {
  const user = await app.signUp();
  const now = new Date();
  const expiresAt = new Date(latestTokenEnd(now).getTime() + 1);
  await expect(tokenOf(user, { now, expiresAt })).rejects.toMatchObject({ code: "invalid_input" });
  expect(await listed(user)).toEqual([]);
  expect(await isIn(bearing(await tokenOf(user, { now })))).toBe(true);
});

test("a read-only token cannot change anything on any route", async () => {
  const user = await app.signUp();
  const headers = bearing(await tokenOf(user, { scope: "read" }));
  const document = (await (await app.request("/api/openapi.json")).json()) as {
    paths: Record<string, Record<string, unknown>>;
  };
  // The day of last use is stored with the token.
  const before = await everything("api_tokens");
  let asked = 0;
  for (const [path, methods] of Object.entries(document.paths)) {
    for (const method of Object.keys(methods).filter((name) => name !== "get")) {
      const filled = path.replaceAll(/\{\w+\}/g, crypto.randomUUID());
      const answer = await app.request(filled, { method: method.toUpperCase(), body: {}, headers });
      expect(await errorOf(answer), `${method} ${path}`).toMatchObject({ status: 403, code: "token_read_only" });
      asked += 1;
    }
  }
  expect(asked).toBeGreaterThan(40);
  expect(await everything("api_tokens")).toBe(before);
  expect((await app.request("/api/personas", { headers })).status).toBe(200);
  const note = { method: "POST", body: { name: "Marta", context: "friend" } };
  const writing = await app.request("/api/personas", { ...note, headers: bearing(await tokenOf(user)) });
  expect(writing.status).toBe(201);
});
