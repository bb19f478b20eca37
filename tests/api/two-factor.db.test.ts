import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { resetTwoFactor } from "#server/features/account/reset-two-factor.ts";
import { errorOf, testApp, type TestApp, type TestUser } from "../support/app.ts";
import { cookieOf, PASSWORD } from "../support/client.ts";
import { newestCode } from "../support/mail.ts";
import { nextTotp, totp } from "../support/totp.ts";

let app: TestApp;
beforeAll(async () => {
  app = await testApp({ trustProxy: true });
});
afterAll(() => app.close());

const post = (path: string, body: unknown, cookie = "") =>
  app.request(`/api/auth${path}`, { method: "POST", body, headers: { cookie } });

/** The cookies that a response sets, without those it clears. */
const kept = (response: Response) =>
  cookieOf(response)
    .split("; ")
    .filter((cookie) => !cookie.endsWith("="))
    .join("; ");

interface Setup {
  uri: string;
  secret: string;
  recovery_codes: string[];
}

/** Turns on two-step sign-in. `cookie` is the new session, `used` the code that confirmed it. */
async function secured(): Promise<TestUser & Setup & { used: string }> {
  const user = await app.signUp();
  const setup = (await (await post("/two-factor/enable", { password: PASSWORD }, user.cookie)).json()) as Setup;
  const used = totp(setup.secret);
  const confirmed = await post("/two-factor/confirm", { code: used }, user.cookie);
  expect(confirmed.status).toBe(200);
  const cookie = kept(confirmed);
  return {
    ...user,
    ...setup,
    used,
    cookie,
    request: (path, init = {}) => app.request(path, { ...init, headers: { ...init.headers, cookie } }),
  };
}

const begin = (user: TestUser) => post("/sign-in/email", { email: user.email, password: PASSWORD });
const isIn = async (cookie: string) => (await app.request("/api/profile", { headers: { cookie } })).status === 200;

test("turning it on requires the password and a first code, and is confirmed by mail", async () => {
  const user = await app.signUp();
  expect(await errorOf(await post("/two-factor/enable", {}, user.cookie))).toMatchObject({ code: "password_required" });
  expect(await errorOf(await post("/two-factor/enable", { password: "Wrong1horse" }, user.cookie))).toEqual({
    status: 403,
    code: "password_wrong",
    field: "password",
  });
  const setup = (await (await post("/two-factor/enable", { password: PASSWORD }, user.cookie)).json()) as Setup;
  expect(setup.uri).toMatch(/^otpauth:\/\/totp\/Sintonia/);
  expect(new URL(setup.uri).searchParams.get("secret")).toBe(setup.secret);
  expect(setup.recovery_codes).toHaveLength(10);
  const wrong = await post("/two-factor/confirm", { code: "000000" }, user.cookie);
  expect(await errorOf(wrong)).toEqual({ status: 403, code: "code_invalid", field: "code" });
  // It is off until confirmed, so that nobody is locked out by an app that was never set up.
  expect(await (await begin(user)).json()).toHaveProperty("user");
  expect(await (await user.request("/api/auth/security")).json()).toMatchObject({ two_factor: false });

  const confirmed = await post("/two-factor/confirm", { code: totp(setup.secret) }, user.cookie);
  expect(await confirmed.json()).toEqual({ ok: true });
  const cookie = kept(confirmed);
  expect(await isIn(cookie)).toBe(true);
  const security = await app.request("/api/auth/security", { headers: { cookie } });
  expect(await security.json()).toMatchObject({ two_factor: true });
  expect((await app.letters(user.email)).at(-1)?.subject).toBe("Sintonia: Two-step sign-in is on");
  expect((await post("/two-factor/enable", { password: PASSWORD }, cookie)).status).toBe(409);
  const { rows } = await app.db.withSystem((tx) =>
    tx.execute<{ row: string }>(sql`select t::text as row from two_factors t where user_id = ${user.id}`),
  );
  expect(rows[0]?.row).not.toContain(setup.recovery_codes[0]);
});

test("the password alone does not sign in; a code does", async () => {
  const user = await secured();
  const first = await begin(user);
  expect(await first.json()).toEqual({ two_factor: true });
  const waiting = kept(first);
  expect(waiting).not.toContain("session_token");
  expect(waiting).not.toBe("");
  expect(await isIn(waiting)).toBe(false);
  // The pending sign-in's cookie is not accepted as a session either.
  const value = waiting.slice(waiting.indexOf("=") + 1);
  expect(await isIn(`sintonia.session_token=${value}`)).toBe(false);
  const { rows } = await app.db.withSystem((tx) =>
    tx.execute<{ count: number }>(sql`select count(*)::int as count from sessions where user_id = ${user.id}`),
  );
  expect(rows[0]?.count).toBe(1);
  expect(await errorOf(await post("/two-factor/verify", { code: "000000" }, waiting))).toMatchObject({
    code: "code_invalid",
  });
  const second = await post("/two-factor/verify", { code: ` ${nextTotp(user.secret)}` }, waiting);
  expect(await second.json()).toEqual({ user: { id: user.id, email: user.email, name: "Anna" } });
  expect(await isIn(kept(second))).toBe(true);
  expect((await post("/two-factor/verify", { code: nextTotp(user.secret) }, waiting)).status).toBe(403);
});

test("after five wrong codes the sign-in starts again with the password", async () => {
  const user = await secured();
  const waiting = kept(await begin(user));
  for (let tries = 0; tries < 5; tries += 1) await post("/two-factor/verify", { code: "000000" }, waiting);
  expect(await errorOf(await post("/two-factor/verify", { code: nextTotp(user.secret) }, waiting))).toEqual({
    status: 403,
    code: "two_factor_expired",
    field: undefined,
  });
});

test("after ten wrong codes there is a wait of at most a minute, which does not affect other places", async () => {
  const user = await secured();
  const elsewhere = { "x-forwarded-for": "203.0.113.9" };
  const from = (headers: Record<string, string>) => {
    const ask = (path: string, body: unknown, cookie = "") =>
      app.request(`/api/auth${path}`, { method: "POST", body, headers: { ...headers, cookie } });
    const start = async () => kept(await ask("/sign-in/email", { email: user.email, password: PASSWORD }));
    return { ask, start };
  };
  const stranger = from(elsewhere);
  for (const round of [1, 2]) {
    const waiting = await stranger.start();
    for (let tries = 0; tries < 5; tries += 1) {
      const wrong = await stranger.ask("/two-factor/verify", { code: `00000${round}` }, waiting);
      expect(await errorOf(wrong)).toMatchObject({ code: "code_invalid" });
    }
  }
  const answer = await stranger.ask("/two-factor/verify", { code: nextTotp(user.secret) }, await stranger.start());
  const wait = Number(answer.headers.get("retry-after"));
  expect(wait).toBeGreaterThan(0);
  expect(wait).toBeLessThanOrEqual(60);
  expect(await errorOf(answer)).toMatchObject({ status: 429, code: "rate_limited" });

  const owner = from({});
  // Whatever the number of strangers' attempts.
  await app.db.withSystem((tx) =>
    tx.execute(sql`update rate_limits set count = 1000 where key = ${`two-factor/account|${user.id}`}`),
  );
  const own = await owner.ask("/two-factor/verify", { code: nextTotp(user.secret) }, await owner.start());
  expect(own.status).toBe(200);
});

test("a code of the app works once, also concurrently", async () => {
  const user = await secured();
  const [first, second, third] = [kept(await begin(user)), kept(await begin(user)), kept(await begin(user))];
  // The code that confirmed the setup is used up.
  const again = await post("/two-factor/verify", { code: user.used }, first);
  expect(await errorOf(again)).toMatchObject({ status: 403, code: "code_invalid", field: "code" });
  const code = nextTotp(user.secret);
  const both = await Promise.all([first, second].map((waiting) => post("/two-factor/verify", { code }, waiting)));
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 403]);
  expect(await errorOf(await post("/two-factor/verify", { code }, third))).toMatchObject({ code: "code_invalid" });
  // It is not accepted as proof in the settings either.
  await app.db.withSystem((tx) => tx.execute(sql`update accounts set password = null where user_id = ${user.id}`));
  expect(await errorOf(await post("/two-factor/disable", { code }, user.cookie))).toMatchObject({
    code: "code_invalid",
  });
});

test.each(["changed", "recovered"])("a pending sign-in ends when the password is %s", async (how) => {
  const user = await secured();
  const waiting = kept(await begin(user));
  const password = "Another2horse";
  if (how === "changed") {
    const body = { current_password: PASSWORD, password };
    expect((await post("/change-password", body, user.cookie)).status).toBe(200);
  } else {
    await post("/request-password-reset", { email: user.email });
    const letter = (await app.letters(user.email)).find(({ link }) => link?.includes("/reset-password#"));
    expect((await post("/reset-password", { token: letter?.link?.split("#")[1], password })).status).toBe(200);
  }
  const answer = await post("/two-factor/verify", { code: nextTotp(user.secret) }, waiting);
  expect(await errorOf(answer)).toMatchObject({ status: 403, code: "two_factor_expired" });
});

test("with an open session and no pending sign-in, a code reveals nothing", async () => {
  const user = await secured();
  for (const code of [nextTotp(user.secret), "000000", user.recovery_codes[0]]) {
    expect(await errorOf(await post("/two-factor/verify", { code }, user.cookie))).toMatchObject({
      code: "two_factor_expired",
    });
  }
});

test("a recovery code works once, and new ones replace the old", async () => {
  const user = await secured();
  const [code, spare] = user.recovery_codes;
  expect((await post("/two-factor/verify", { code }, kept(await begin(user)))).status).toBe(200);
  expect(await errorOf(await post("/two-factor/verify", { code }, kept(await begin(user))))).toMatchObject({
    code: "code_invalid",
  });
  // Also when two requests use it concurrently.
  const waiting = [kept(await begin(user)), kept(await begin(user))];
  const code2 = user.recovery_codes[2];
  const both = await Promise.all(waiting.map((cookie) => post("/two-factor/verify", { code: code2 }, cookie)));
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 403]);
  expect(await errorOf(both.find(({ status }) => status === 403)!)).toMatchObject({
    code: "code_invalid",
    field: "code",
  });
  const fresh = await post("/two-factor/recovery-codes", { password: PASSWORD }, user.cookie);
  const { recovery_codes: codes } = (await fresh.json()) as Setup;
  expect(codes).toHaveLength(10);
  expect((await post("/two-factor/verify", { code: spare }, kept(await begin(user)))).status).toBe(403);
  expect((await post("/two-factor/verify", { code: codes[0] }, kept(await begin(user)))).status).toBe(200);
});

test("turning it off requires the password, and a new password does not turn it off", async () => {
  const user = await secured();
  await post("/request-password-reset", { email: user.email });
  const letters = await app.letters(user.email);
  const token = letters.find((letter) => letter.link?.includes("/reset-password#"))?.link?.split("#")[1];
  expect((await post("/reset-password", { token, password: PASSWORD })).status).toBe(200);
  const waiting = kept(await begin(user));
  expect(await isIn(waiting)).toBe(false);
  const cookie = kept(await post("/two-factor/verify", { code: nextTotp(user.secret) }, waiting));
  expect((await post("/two-factor/disable", { code: nextTotp(user.secret) }, cookie)).status).toBe(400);
  expect((await post("/two-factor/disable", { password: "Wrong1horse" }, cookie)).status).toBe(403);
  expect((await post("/two-factor/disable", { password: PASSWORD }, cookie)).status).toBe(200);
  expect(await (await begin(user)).json()).toHaveProperty("user");
  expect((await app.letters(user.email)).at(-1)?.subject).toBe("Sintonia: Two-step sign-in is off");
});

test("a user without a password turns it on with a mailed code, valid once and only for this", async () => {
  const user = await app.signUp();
  const newest = async () => newestCode(await app.letters(user.email));
  const enable = async (body: object) => errorOf(await post("/two-factor/enable", body, user.cookie));
  expect((await post("/two-factor/code", {}, user.cookie)).status).toBe(400);
  await app.db.withSystem((tx) => tx.execute(sql`update accounts set password = null where user_id = ${user.id}`));
  const refused = { status: 403, code: "code_invalid", field: "code" };
  expect(await enable({})).toEqual({ status: 400, code: "code_required", field: "code" });
  expect(await enable({ password: PASSWORD })).toEqual({ status: 400, code: "code_required", field: "code" });
  expect((await user.request("/api/account/deletion/code", { method: "POST" })).status).toBe(200);
  expect(await enable({ code: await newest() })).toEqual(refused);
  await post("/two-factor/code", {}, user.cookie);
  const older = await newest();
  await post("/two-factor/code", {}, user.cookie);
  const code = await newest();
  expect(await enable({ code: older })).toEqual(refused);
  expect(await errorOf(await user.request("/api/account/deletion", { method: "POST", body: { code } }))).toEqual(
    refused,
  );
  expect((await post("/two-factor/enable", { code: `${code.slice(0, 4)} ${code.slice(4)}` }, user.cookie)).status).toBe(
    200,
  );
  expect(await enable({ code })).toEqual(refused);
});

test("a user without a password turns it off with a code of the app", async () => {
  const user = await app.signUp();
  await app.db.withSystem((tx) => tx.execute(sql`update accounts set password = null where user_id = ${user.id}`));
  await post("/two-factor/code", {}, user.cookie);
  const mailed = newestCode(await app.letters(user.email));
  const setup = (await (await post("/two-factor/enable", { code: mailed }, user.cookie)).json()) as Setup;
  const cookie = kept(await post("/two-factor/confirm", { code: totp(setup.secret) }, user.cookie));
  expect(await errorOf(await post("/two-factor/disable", { password: "x" }, cookie))).toEqual({
    status: 400,
    code: "code_required",
    field: "code",
  });
  expect((await post("/two-factor/disable", { code: "000000" }, cookie)).status).toBe(403);
  expect((await post("/two-factor/disable", { code: nextTotp(setup.secret) }, cookie)).status).toBe(200);
});

test("the events record what happened", async () => {
  const user = await secured();
  await post("/two-factor/verify", { code: nextTotp(user.secret) }, kept(await begin(user)));
  const { rows } = await app.db.withUser(user.id, (tx) =>
    tx.execute<{ event_type: string }>(
      sql`select event_type from user_events where event_type like 'mfa%' order by created_at`,
    ),
  );
  expect(rows.map((row) => row.event_type)).toEqual(["mfa_enabled", "mfa_verified"]);
});

test("the operator turns it off for one account or for all", async () => {
  const now = new Date();
  const [one, other, without] = [await secured(), await secured(), await app.signUp()];
  await expect(resetTwoFactor(app.db, { email: "nobody@example.org" }, now)).rejects.toMatchObject({
    code: "not_found",
  });
  expect(await resetTwoFactor(app.db, { email: without.email }, now)).toBe(0);
  expect(await resetTwoFactor(app.db, { email: ` ${one.email.toUpperCase()}` }, now)).toBe(1);
  expect(await (await begin(one)).json()).toHaveProperty("user");
  expect(await (await begin(other)).json()).toEqual({ two_factor: true });
  // Its sessions continue, and it can be turned on again.
  expect(await isIn(one.cookie)).toBe(true);
  expect((await post("/two-factor/enable", { password: PASSWORD }, one.cookie)).status).toBe(200);

  expect(await resetTwoFactor(app.db, "everybody", now)).toBeGreaterThan(0);
  expect(await (await begin(other)).json()).toHaveProperty("user");
  expect(await resetTwoFactor(app.db, "everybody", now)).toBe(0);
});
