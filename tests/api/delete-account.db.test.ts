import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { latestTokenEnd } from "#domain/account/tokens.ts";
import { createToken } from "#server/features/account/api-tokens.ts";
import { EXPORTED_TABLES, tableName } from "#server/features/my-data/exported-tables.ts";
import { errorOf, testApp, type TestApp, type TestUser } from "../support/app.ts";
import { cookieOf, PASSWORD } from "../support/client.ts";
import { fillEveryTable } from "../support/fill.ts";
import { liveTables } from "../support/live-schema.ts";
import { newestCode } from "../support/mail.ts";
import { nextTotp, totp } from "../support/totp.ts";

let instance: TestApp;
let now = new Date();
const DELETION = "/api/account/deletion";

beforeAll(async () => {
  instance = await testApp({ clock: () => now });
});
afterAll(() => instance.close());

const remove = (user: TestUser, proof: object) => user.request(DELETION, { method: "POST", body: proof });

/** For each table of the live schema, the number of rows that contain any of these texts in any column. */
async function traces(texts: string[]): Promise<Record<string, number>> {
  const tables = await liveTables(instance.db);
  return instance.db.withSystem(async (tx) => {
    const found: Record<string, number> = {};
    for (const { name } of tables) {
      const { rows } = await tx.execute<{ n: number }>(sql`
        select count(*)::int as n from ${sql.identifier(name)} t
        where exists (select from unnest(array[${sql.join(texts, sql`, `)}]::text[]) wanted
          where position(wanted in to_jsonb(t)::text) > 0)`);
      if (rows[0]!.n > 0) found[name] = rows[0]!.n;
    }
    return found;
  });
}

/** Removes the password, as for an account that uses only another provider. */
const withoutPassword = (user: TestUser) =>
  instance.db.withSystem((tx) =>
    tx.execute(sql`update accounts set provider_id = 'google', password = null where user_id = ${user.id}`),
  );

/** Turns on two-step sign-in; `user.request` then uses the new session. */
async function withSecondFactor(user: TestUser, app = instance) {
  const post = (path: string, body: object) =>
    app.request(`/api/auth/two-factor/${path}`, { method: "POST", body, headers: { cookie: user.cookie } });
  const setup = (await (await post("enable", { password: PASSWORD })).json()) as {
    secret: string;
    recovery_codes: string[];
  };
  const confirmed = await post("confirm", { code: totp(setup.secret) });
  expect(confirmed.status).toBe(200);
  const cookie = cookieOf(confirmed);
  const request: TestUser["request"] = (path, init = {}) =>
    app.request(path, { ...init, headers: { ...init.headers, cookie } });
  return { ...user, ...setup, cookie, request };
}

const codeFor = async (user: TestUser) => {
  expect((await user.request(`${DELETION}/code`, { method: "POST" })).status).toBe(200);
  return newestCode(await instance.letters(user.email));
};

test("a deleted account leaves nothing in any table of the live schema, and other accounts keep every row", async () => {
  const anna = await instance.signUp({ name: "Anna Unmistakable", language: "it" });
  const bruno = await instance.signUp();
  const mine = await fillEveryTable(instance.db, anna.id);
  const theirs = await fillEveryTable(instance.db, bruno.id);
  await instance.db.withSystem(async (tx) => {
    await tx.execute(
      sql`insert into invitations (code_hash, tester_type, email) values ('spare', 'beta', ${anna.email})`,
    );
    await tx.execute(sql`update invitations set email = ${anna.email} where used_by = ${anna.id}`);
    await tx.execute(sql`
      insert into verifications (identifier, value, expires_at) values ('reset-password:x', ${anna.id}, now()), (${anna.email}, 'x', now())`);
    await tx.execute(sql`insert into rate_limits (key, count, last_request) values (${`export|${anna.id}`}, 1, 0)`);
  });
  const texts = [anna.id, anna.email, "Anna Unmistakable", ...Object.values(mine)];
  const before = await traces(texts);
  // Every table of user content must contain a row, or the test would prove nothing.
  const filled = [
    "users",
    "sessions",
    "accounts",
    ...EXPORTED_TABLES.map(tableName),
    "embeddings",
    "pending_embeddings",
  ];
  expect(Object.keys(before)).toEqual(expect.arrayContaining([...filled, "verifications", "rate_limits"]));
  const others = await traces([bruno.id, ...Object.values(theirs)]);

  expect(await (await anna.request(DELETION)).json()).toMatchObject({ people: 1, notes: 1, proof: "password" });
  const gone = await remove(anna, { password: PASSWORD });
  expect(gone.status).toBe(200);
  expect(gone.headers.getSetCookie().join()).toMatch(/session_token=;.*Max-Age=0/);

  expect(await traces(texts)).toEqual({});
  expect(await traces([bruno.id, ...Object.values(theirs)])).toEqual(others);
  const { rows } = await instance.db.withSystem((tx) =>
    tx.execute(sql`select tester_type, email, used_by, used_at is not null as used from invitations
      where used_by is null and used_at is not null`),
  );
  expect(rows).toEqual([{ tester_type: "beta", email: null, used_by: null, used: true }]);
  expect((await bruno.request("/api/personas")).status).toBe(200);

  // Without a mail server the e-mail is not written to the data folder, where nobody reads it and it names the user.
  expect(await instance.letters(anna.email)).toEqual([]);
  expect(instance.logged).toContainEqual(expect.objectContaining({ event: "mail_not_kept" }));
});

test("every table of the live schema with user data cascades from the user", async () => {
  const { rows } = await instance.db.withSystem((tx) =>
    tx.execute<{ name: string }>(sql`
      select c.table_name as name from information_schema.columns c
      where c.table_schema = 'public' and c.column_name = 'user_id' and not exists (
        select from pg_constraint f join pg_attribute a on a.attrelid = f.conrelid and a.attnum = any (f.conkey)
        where f.conrelid = c.table_name::regclass and f.contype = 'f' and f.confdeltype = 'c' and a.attname = 'user_id')`),
  );
  expect(rows).toEqual([]);
});

test("all sessions end immediately, including an API client's, and the address can be invited again", async () => {
  const user = await instance.signUp();
  const token = await createToken(instance.db, {
    email: user.email,
    name: "Sync",
    scope: "write",
    expiresAt: latestTokenEnd(now),
    now,
  });
  const elsewhere = { headers: { authorization: `Bearer ${token}` } };
  expect((await instance.request("/api/profile", elsewhere)).status).toBe(200);
  expect((await remove(user, { password: PASSWORD })).status).toBe(200);
  expect((await instance.request("/api/profile", elsewhere)).status).toBe(401);
  expect((await user.request("/api/profile")).status).toBe(401);
  expect((await remove(user, { password: PASSWORD })).status).toBe(401);
  const again = await instance.signUp({ email: user.email });
  expect(await (await again.request("/api/personas")).json()).toEqual({ items: [], next_cursor: null });
});

test("deleting requires the password, which a code does not replace", async () => {
  const user = await instance.signUp();
  expect(await errorOf(await remove(user, {}))).toEqual({ status: 400, code: "password_required", field: "password" });
  expect(await errorOf(await remove(user, { password: "Wrong1horse" }))).toMatchObject({ code: "password_wrong" });
  expect(await errorOf(await remove(user, { code: "12345678" }))).toMatchObject({ code: "password_required" });
  expect(await errorOf(await user.request(`${DELETION}/code`, { method: "POST" }))).toMatchObject({
    code: "password_required",
  });
  expect((await user.request("/api/profile")).status).toBe(200);
  const subjects = (await instance.letters(user.email)).map(({ subject }) => subject);
  expect(subjects.filter((subject) => /delete/.test(subject))).toEqual([]);
});

test("a user without a password needs the newest code sent by mail, valid once for 15 minutes", async () => {
  const user = await instance.signUp({ language: "en" });
  await withoutPassword(user);
  expect(await (await user.request(DELETION)).json()).toMatchObject({ proof: "code" });
  expect(await errorOf(await remove(user, { password: "anything" }))).toMatchObject({ code: "code_required" });
  expect(await errorOf(await remove(user, { code: "00000000" }))).toMatchObject({
    code: "code_invalid",
    field: "code",
  });
  const first = await codeFor(user);
  const second = await codeFor(user);
  expect(await errorOf(await remove(user, { code: first }))).toMatchObject({ code: "code_invalid" });
  now = new Date(now.getTime() + 16 * 60_000);
  expect(await errorOf(await remove(user, { code: second }))).toMatchObject({ code: "code_invalid" });
  const third = await codeFor(user);
  const other = await instance.signUp();
  await withoutPassword(other);
  expect(await errorOf(await remove(other, { code: third }))).toMatchObject({ code: "code_invalid" });
  expect((await remove(user, { code: `${third.slice(0, 4)} ${third.slice(4)}` })).status).toBe(200);
  expect(await instance.letters(user.email)).toEqual([]);
});

test("a user with two-step sign-in also needs a code of the app", async () => {
  const user = await withSecondFactor(await instance.signUp());
  expect(await (await user.request(DELETION)).json()).toMatchObject({ proof: "password", second_factor: true });
  const at = (status: number, code: string, field = "two_factor_code") => ({ status, code, field });
  const code = nextTotp(user.secret);
  expect(await errorOf(await remove(user, { password: PASSWORD }))).toEqual(at(400, "code_required"));
  expect(await errorOf(await remove(user, { password: PASSWORD, two_factor_code: "000000" }))).toEqual(
    at(403, "code_invalid"),
  );
  expect(await errorOf(await remove(user, { two_factor_code: code }))).toEqual(
    at(400, "password_required", "password"),
  );
  expect(await errorOf(await remove(user, { password: "Wrong1horse", two_factor_code: code }))).toEqual(
    at(403, "password_wrong", "password"),
  );
  expect((await user.request("/api/profile")).status).toBe(200);
  expect((await remove(user, { password: PASSWORD, two_factor_code: code })).status).toBe(200);
  expect((await user.request("/api/profile")).status).toBe(401);
});

test("a recovery code works too and is not used up by a wrong password", async () => {
  const user = await withSecondFactor(await instance.signUp());
  const [spare] = user.recovery_codes;
  const other = await withSecondFactor(await instance.signUp());
  const proof = { password: PASSWORD, two_factor_code: spare };
  expect((await remove(user, { ...proof, password: "Wrong1horse" })).status).toBe(403);
  expect(await errorOf(await remove(other, proof))).toMatchObject({ code: "code_invalid" });
  expect((await remove(user, proof)).status).toBe(200);
});

test("a user without a password needs the mailed code and the second factor", async () => {
  const user = await withSecondFactor(await instance.signUp());
  await withoutPassword(user);
  expect(await (await user.request(DELETION)).json()).toMatchObject({ proof: "code", second_factor: true });
  const code = await codeFor(user);
  expect(await errorOf(await remove(user, { two_factor_code: nextTotp(user.secret) }))).toMatchObject({
    field: "code",
  });
  expect(await errorOf(await remove(user, { code }))).toMatchObject({ field: "two_factor_code" });
  expect((await remove(user, { code, two_factor_code: nextTotp(user.secret) })).status).toBe(200);
});

test("an API token requires its own account's second factor, whatever cookie is sent with it", async () => {
  const user = await withSecondFactor(await instance.signUp());
  const other = await withSecondFactor(await instance.signUp());
  const token = await createToken(instance.db, {
    email: user.email,
    name: "Sync",
    scope: "write",
    expiresAt: latestTokenEnd(now),
    now,
  });
  const asClient = (proof: object) =>
    other.request(DELETION, { method: "POST", body: proof, headers: { authorization: `Bearer ${token}` } });
  expect(await errorOf(await asClient({ password: PASSWORD, two_factor_code: nextTotp(other.secret) }))).toMatchObject({
    code: "code_invalid",
  });
  expect((await asClient({ password: PASSWORD, two_factor_code: nextTotp(user.secret) })).status).toBe(200);
  expect((await user.request("/api/profile")).status).toBe(401);
  expect((await other.request("/api/profile")).status).toBe(200);
});

test("guesses are limited for the first and for the second proof", async () => {
  const strict = await testApp({ rateLimit: true });
  const secured = await withSecondFactor(await strict.signUp(), strict);
  const guesses: number[] = [];
  for (let n = 0; n < 11; n += 1) {
    guesses.push((await remove(secured, { password: PASSWORD, two_factor_code: "000000" })).status);
  }
  expect(guesses).toEqual([...Array.from({ length: 10 }, () => 403), 429]);
  // A code cannot be guessed at the sign-in either, to be used here.
  const elsewhere: number[] = [];
  for (let n = 0; n < 11; n += 1) {
    const body = { code: "000000" };
    elsewhere.push((await secured.request("/api/auth/two-factor/verify", { method: "POST", body })).status);
  }
  expect(elsewhere).toEqual([...Array.from({ length: 10 }, () => 403), 429]);
  const user = await strict.signUp();
  const asked: number[] = [];
  for (let n = 0; n < 11; n += 1) {
    asked.push((await user.request(DELETION, { method: "POST", body: {} })).status);
  }
  expect(asked).toEqual([...Array.from({ length: 10 }, () => 400), 429]);
  await strict.close();
});
