import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { errorOf, testApp, type TestApp, type TestUser } from "../support/app.ts";
import { cookieOf, PASSWORD } from "../support/client.ts";

let app: TestApp;
let now = new Date();
beforeAll(async () => {
  app = await testApp({ clock: () => now });
});
afterAll(() => app.close());

const NEW = "Another2horse";
const post = (path: string, body: unknown, cookie?: string) =>
  app.request(`/api/auth${path}`, { method: "POST", body, ...(cookie ? { headers: { cookie } } : {}) });
const signIn = (email: string, password: string) => post("/sign-in/email", { email, password });
const tokenOf = (link: string | undefined) => link?.split("#")[1] ?? "";

/** The token in the newest e-mail with a link to this page. */
async function newestToken(email: string, page: "verify-email" | "reset-password" = "verify-email"): Promise<string> {
  const links = (await app.letters(email)).map((letter) => letter.link).filter((link) => link?.includes(page));
  return tokenOf(links.at(-1));
}

/** Signs the same user in on another device. */
async function device(user: TestUser, userAgent: string): Promise<string> {
  const body = { email: user.email, password: PASSWORD };
  const headers = { "user-agent": userAgent };
  return cookieOf(await app.request("/api/auth/sign-in/email", { method: "POST", body, headers }));
}

const isIn = async (cookie: string) => (await app.request("/api/profile", { headers: { cookie } })).status === 200;

async function events(userId: string): Promise<string[]> {
  const { rows } = await app.db.withUser(userId, (tx) =>
    tx.execute<{ event_type: string }>(
      sql`select event_type from user_events where event_type not like '%invitation%' and event_type not like 'beta%' order by created_at, event_type`,
    ),
  );
  return rows.map((row) => row.event_type);
}

test("the link in an e-mail in the user's language confirms the address, and nothing is blocked before", async () => {
  const user = await app.signUp({ language: "it" });
  const [letter] = await app.letters(user.email);
  expect(letter?.subject).toBe("Sintonia: È il tuo indirizzo?");
  expect(letter?.link).toMatch(/^http:\/\/localhost\/verify-email#[\w-]{43}$/);
  expect(await (await user.request("/api/auth/security")).json()).toEqual({
    email: user.email,
    email_verified: false,
    new_email: null,
    has_password: true,
    google: false,
    two_factor: false,
  });
  expect(await isIn(user.cookie)).toBe(true);
  const confirmed = await post("/verify-email", { token: tokenOf(letter?.link) });
  expect(await confirmed.json()).toEqual({ email: user.email, changed: false });
  expect(confirmed.headers.getSetCookie()).toEqual([]);
  expect(await (await user.request("/api/auth/security")).json()).toMatchObject({ email_verified: true });
  expect(await events(user.id)).toEqual(["email_verified"]);
  // The link is used up, and an address that is already confirmed gets no new e-mail.
  expect(await errorOf(await post("/verify-email", { token: tokenOf(letter?.link) }))).toMatchObject({
    code: "link_invalid",
  });
  await user.request("/api/auth/send-verification-email", { method: "POST", body: {} });
  expect(await app.letters(user.email)).toHaveLength(1);
});

test("a new link replaces the previous one, and links expire", async () => {
  const user = await app.signUp();
  const first = await newestToken(user.email);
  now = new Date(now.getTime() + 1000);
  await user.request("/api/auth/send-verification-email", { method: "POST", body: {} });
  const second = await newestToken(user.email);
  expect(second).not.toBe(first);
  expect((await post("/verify-email", { token: first })).status).toBe(400);
  const before = now;
  now = new Date(now.getTime() + 72 * 3_600_000);
  expect((await post("/verify-email", { token: second })).status).toBe(400);
  now = before;
  expect((await post("/verify-email", { token: second })).status).toBe(200);
});

test("recovery responds identically for known and unknown addresses, and sends e-mail only to known ones", async () => {
  const user = await app.signUp();
  const known = await post("/request-password-reset", { email: ` ${user.email.toUpperCase()} ` });
  const unknown = await post("/request-password-reset", { email: "nobody@example.org" });
  expect([known.status, await known.json()]).toEqual([200, { ok: true }]);
  expect([unknown.status, await unknown.json()]).toEqual([200, { ok: true }]);
  // The request id differs on every response.
  for (const { headers } of [known, unknown]) headers.delete("x-request-id");
  expect(Object.fromEntries(known.headers)).toEqual(Object.fromEntries(unknown.headers));
  expect((await app.letters(user.email)).map((letter) => letter.subject)).toContain("Sintonia: A new password");
  expect(await app.letters("nobody@example.org")).toEqual([]);
});

test("a recovery link sets a password once within an hour, ends all sessions and starts none", async () => {
  const user = await app.signUp();
  await post("/request-password-reset", { email: user.email });
  const token = await newestToken(user.email, "reset-password");
  expect(await errorOf(await post("/reset-password", { token, password: "weak" }))).toMatchObject({
    code: "password_too_short",
    field: "password",
  });
  const before = now;
  now = new Date(now.getTime() + 3_600_000);
  expect(await errorOf(await post("/reset-password", { token, password: NEW }))).toMatchObject({
    code: "link_invalid",
  });
  now = before;
  const answers = await Promise.all([1, 2, 3].map(() => post("/reset-password", { token, password: NEW })));
  expect(answers.map((answer) => answer.status).toSorted((a, b) => a - b)).toEqual([200, 400, 400]);
  // The only cookie is the one that marks the browser as known.
  for (const cookie of answers.flatMap((answer) => answer.headers.getSetCookie())) {
    expect(cookie).toMatch(/^sintonia\.device=/);
  }
  expect(await isIn(user.cookie)).toBe(false);
  expect((await signIn(user.email, PASSWORD)).status).toBe(401);
  expect((await signIn(user.email, NEW)).status).toBe(200);
  expect(await events(user.id)).toEqual(["password_recovery"]);
  expect((await app.letters(user.email)).at(-1)?.subject).toBe("Sintonia: Your password has changed");
});

test("changing the password requires the old one, keeps this session and ends the others", async () => {
  const user = await app.signUp();
  const other = await device(user, "");
  const change = (current_password: string, password: string) =>
    user.request("/api/auth/change-password", { method: "POST", body: { current_password, password } });
  expect(await errorOf(await change("Wrong1horse", NEW))).toEqual({
    status: 403,
    code: "password_wrong",
    field: "current_password",
  });
  expect(await errorOf(await change(PASSWORD, "nocapitals1"))).toMatchObject({ code: "password_needs_upper" });
  expect(await isIn(other)).toBe(true);
  // A recovery link that an attacker may have requested is no longer valid.
  await post("/request-password-reset", { email: user.email });
  const token = await newestToken(user.email, "reset-password");
  expect((await change(PASSWORD, NEW)).status).toBe(200);
  expect([await isIn(user.cookie), await isIn(other)]).toEqual([true, false]);
  expect((await post("/reset-password", { token, password: NEW })).status).toBe(400);
  expect((await signIn(user.email, NEW)).status).toBe(200);
});

test("a new address takes effect when its own e-mail confirms it, and the old one is notified", async () => {
  const user = await app.signUp();
  const old = user.email;
  const fresh = `${crypto.randomUUID()}@example.org`;
  const change = (body: object) => user.request("/api/auth/change-email", { method: "POST", body });
  expect(await errorOf(await change({ email: fresh }))).toMatchObject({ code: "password_required", field: "password" });
  expect(await errorOf(await change({ email: fresh, password: "Wrong1horse" }))).toMatchObject({
    code: "password_wrong",
  });
  expect(await errorOf(await change({ email: old, password: PASSWORD }))).toMatchObject({
    code: "email_same",
    field: "email",
  });
  expect((await change({ email: fresh, password: PASSWORD })).status).toBe(200);
  expect(await (await user.request("/api/auth/security")).json()).toMatchObject({ email: old, new_email: fresh });
  expect((await signIn(fresh, PASSWORD)).status).toBe(401);
  const confirmed = await post("/verify-email", { token: await newestToken(fresh) });
  expect(await confirmed.json()).toEqual({ email: fresh, changed: true });
  expect((await signIn(fresh, PASSWORD)).status).toBe(200);
  expect((await signIn(old, PASSWORD)).status).toBe(401);
  const told = (await app.letters(old)).at(-1);
  expect(told?.subject).toBe("Sintonia: Your address has changed");
  expect(told?.text).toContain(fresh);
  expect(await isIn(user.cookie)).toBe(true);
});

test("a taken address is neither taken over nor distinguishable", async () => {
  const [user, other] = [await app.signUp(), await app.signUp()];
  const body = { email: other.email, password: PASSWORD };
  const answer = await user.request("/api/auth/change-email", { method: "POST", body });
  expect([answer.status, await answer.json()]).toEqual([200, { ok: true }]);
  expect(await (await user.request("/api/auth/security")).json()).toMatchObject({ new_email: other.email });
  expect((await app.letters(other.email)).map((letter) => letter.subject)).toEqual(["Sintonia: Is this your address?"]);
});

test("the signed-in devices have names, and can be signed out one by one or together", async () => {
  const user = await app.signUp();
  const firefox = await device(user, "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0");
  const phone = await device(
    user,
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1",
  );
  const list = async (cookie: string) => {
    const answer = await app.request("/api/auth/sessions", { headers: { cookie } });
    return ((await answer.json()) as { sessions: { id: string; device: string; browser: string; current: boolean }[] })
      .sessions;
  };
  const sessions = await list(firefox);
  expect(sessions).toHaveLength(3);
  expect(sessions).toContainEqual(
    expect.objectContaining({ device: "desktop", browser: "Firefox", system: "Linux", current: true }),
  );
  expect(sessions).toContainEqual(
    expect.objectContaining({ device: "mobile", browser: "Safari", system: "iOS", current: false }),
  );
  expect(JSON.stringify(sessions)).not.toContain("token");

  const phones = sessions.find((session) => session.device === "mobile")!;
  const stranger = await app.signUp();
  expect((await stranger.request(`/api/auth/sessions/${phones.id}`, { method: "DELETE" })).status).toBe(404);
  expect(await isIn(phone)).toBe(true);
  const headers = { cookie: firefox };
  expect((await app.request(`/api/auth/sessions/${phones.id}`, { method: "DELETE", headers })).status).toBe(200);
  expect([await isIn(phone), await isIn(firefox)]).toEqual([false, true]);

  const ended = await post("/sessions/end-all", {}, firefox);
  expect(ended.headers.getSetCookie()[0]).toMatch(/session_token=;.*Max-Age=0/);
  expect([await isIn(firefox), await isIn(user.cookie), await isIn(stranger.cookie)]).toEqual([false, false, true]);
});

test("all of this requires a session", async () => {
  for (const path of ["/change-password", "/change-email", "/send-verification-email", "/sessions/end-all"]) {
    expect((await post(path, {})).status, path).toBe(401);
  }
  for (const path of ["/security", "/sessions"]) expect((await app.request(`/api/auth${path}`)).status).toBe(401);
});
