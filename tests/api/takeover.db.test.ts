import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { latestTokenEnd } from "#domain/account/tokens.ts";
import { createToken } from "#server/features/account/api-tokens.ts";
import { errorOf, testApp, type TestApp } from "../support/app.ts";
import { cookieOf, PASSWORD } from "../support/client.ts";
import { googleSignIn } from "../support/google.ts";
import { newestCode } from "../support/mail.ts";
import { startOidcServer, type OidcServer } from "../support/oidc-server.ts";
import { nextTotp, totp } from "../support/totp.ts";

/** What an attacker may have prepared in an account, and the owner's actions that must revoke it. */

let app: TestApp;
let provider: OidcServer;
let google: ReturnType<typeof googleSignIn>;

beforeAll(async () => {
  provider = await startOidcServer();
  app = await testApp({ google: provider.settings });
  google = googleSignIn(app, provider);
});
afterAll(async () => {
  await app.close();
  await provider.close();
});
beforeEach(() => google.newPerson());

const NEW = "Another2horse";
const somewhere = () => `${crypto.randomUUID()}@example.org`;
const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
  app.request(`/api/auth${path}`, { method: "POST", body, headers });

async function newestToken(email: string, page: "verify-email" | "reset-password"): Promise<string> {
  const links = (await app.letters(email)).map((letter) => letter.link).filter((link) => link?.includes(page));
  return links.at(-1)?.split("#")[1] ?? "";
}

async function recover(email: string): Promise<void> {
  await post("/request-password-reset", { email });
  const token = await newestToken(email, "reset-password");
  expect((await post("/reset-password", { token, password: NEW })).status).toBe(200);
}

test.each(["changed", "recovered"])("a password that is %s cancels a pending change of address", async (how) => {
  const user = await app.signUp();
  const headers = { cookie: user.cookie };
  const email = somewhere();
  expect((await post("/change-email", { email, password: PASSWORD }, headers)).status).toBe(200);
  if (how === "recovered") await recover(user.email);
  else
    expect((await post("/change-password", { current_password: PASSWORD, password: NEW }, headers)).status).toBe(200);
  const token = await newestToken(email, "verify-email");
  expect(await errorOf(await post("/verify-email", { token }))).toMatchObject({ code: "link_invalid" });
  expect((await post("/sign-in/email", { email: user.email, password: NEW })).status).toBe(200);
});

test("links sent to a former address no longer work", async () => {
  const user = await app.signUp();
  const email = somewhere();
  await post("/request-password-reset", { email: user.email });
  const sent = await newestToken(user.email, "reset-password");
  await post("/change-email", { email, password: PASSWORD }, { cookie: user.cookie });
  expect((await post("/verify-email", { token: await newestToken(email, "verify-email") })).status).toBe(200);
  expect(await errorOf(await post("/reset-password", { token: sent, password: NEW }))).toMatchObject({
    code: "link_invalid",
  });
});

test("recovering an unconfirmed account confirms its address and removes its Google account", async () => {
  const user = await app.signUp();
  const connect = () => google.travel("/api/auth/google/connection", { password: PASSWORD }, { cookie: user.cookie });
  expect((await google.arrive(await connect())).status).toBe(200);
  await recover(user.email);
  expect(await errorOf(await google.signIn())).toMatchObject({ code: "invitation_required" });
  const cookie = cookieOf(await post("/sign-in/email", { email: user.email, password: NEW }));
  const security = await app.request("/api/auth/security", { headers: { cookie } });
  expect(await security.json()).toMatchObject({ email_verified: true });
});

test("recovering a confirmed account's password keeps its Google account", async () => {
  const user = await app.signUp();
  await post("/verify-email", { token: await newestToken(user.email, "verify-email") });
  const connect = () => google.travel("/api/auth/google/connection", { password: PASSWORD }, { cookie: user.cookie });
  expect((await google.arrive(await connect())).status).toBe(200);
  await recover(user.email);
  expect(await (await google.signIn()).json()).toEqual({ outcome: "signed_in" });
});

test("connecting Google requires the password, and is impossible for an account that only has Google", async () => {
  const user = await app.signUp();
  const headers = { cookie: user.cookie };
  expect(await errorOf(await post("/google/connection", {}, headers))).toMatchObject({ code: "password_required" });
  expect(await errorOf(await post("/google/connection", { password: "Wrong1horse" }, headers))).toMatchObject({
    code: "password_wrong",
    field: "password",
  });
  const { cookie } = await google.signUp();
  expect(await errorOf(await post("/google/connection", {}, { cookie }))).toMatchObject({ code: "conflict" });
});

test("without a password the address cannot be changed, so that an unattended page is not enough to take over", async () => {
  const { cookie } = await google.signUp();
  expect(await errorOf(await post("/change-email", { email: somewhere() }, { cookie }))).toMatchObject({
    code: "password_required",
  });
});

test("of concurrent changes to one address one succeeds and the other is rejected", async () => {
  const email = somewhere();
  const tokens = [];
  for (const { cookie } of [await app.signUp(), await app.signUp()]) {
    await post("/change-email", { email, password: PASSWORD }, { cookie });
    tokens.push(await newestToken(email, "verify-email"));
  }
  const answers = await Promise.all(tokens.map((token) => post("/verify-email", { token })));
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400]);
});

test("the session belongs to the account whose credentials were given, whatever cookie is sent", async () => {
  const secured = async () => {
    const user = await app.signUp();
    await app.db.withSystem((tx) => tx.execute(sql`update accounts set password = null where user_id = ${user.id}`));
    await post("/two-factor/code", {}, { cookie: user.cookie });
    const code = newestCode(await app.letters(user.email));
    const answer = await post("/two-factor/enable", { code }, { cookie: user.cookie });
    const { secret } = (await answer.json()) as { secret: string };
    const confirmed = cookieOf(await post("/two-factor/confirm", { code: totp(secret) }, { cookie: user.cookie }));
    const cookie = /[^;\s]*session_token=[^;\s]{20,}/.exec(confirmed)?.[0] ?? "";
    return { ...user, secret, cookie };
  };
  const [owner, other] = [await secured(), await secured()];
  const now = new Date();
  const asked = { email: owner.email, name: "Sync", scope: "write", expiresAt: latestTokenEnd(now), now } as const;
  const token = await createToken(app.db, asked);
  const headers = { authorization: `Bearer ${token}`, cookie: other.cookie };
  const answer = await post("/two-factor/disable", { code: nextTotp(other.secret) }, headers);
  expect(await errorOf(answer)).toMatchObject({ status: 403, code: "code_invalid" });
  const security = await app.request("/api/auth/security", { headers: { cookie: owner.cookie } });
  expect(await security.json()).toMatchObject({ two_factor: true });
});

test("any error that Google returns is mapped to one of ours", async () => {
  const { parameters, cookie } = await google.travel("/api/auth/google", {}, { decision: "deny" });
  const answer = await google.arrive({ cookie, parameters: { ...parameters, error: "constructor" } });
  expect(await errorOf(answer)).toMatchObject({ status: 403, code: "google_failed" });
});
