import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { suspend } from "#server/features/operator/account-actions.ts";
import { errorOf, testApp, type TestApp } from "../support/app.ts";
import { CONSENTS, cookieOf } from "../support/client.ts";
import { googleSignIn, type Trip } from "../support/google.ts";
import { startOidcServer, type Fault, type OidcServer, type Person } from "../support/oidc-server.ts";

let instance: TestApp;
let provider: OidcServer;
let google: ReturnType<typeof googleSignIn>;
const TABLES = ["users", "accounts", "sessions", "profiles", "consents", "user_events"];

beforeAll(async () => {
  provider = await startOidcServer();
  instance = await testApp({ google: provider.settings });
  google = googleSignIn(instance, provider);
});
afterAll(async () => {
  await instance.close();
  await provider.close();
});

beforeEach(() => google.newPerson());

async function count(table: string): Promise<number> {
  const { rows } = await instance.db.withSystem((tx) => tx.execute(sql.raw(`select count(*)::int n from ${table}`)));
  return Number(rows[0]?.["n"]);
}
const counts = () => Promise.all(TABLES.map(count));

async function rowOf(query: ReturnType<typeof sql>): Promise<Record<string, unknown> | undefined> {
  const { rows } = await instance.db.withSystem((tx) => tx.execute(query));
  return rows[0];
}

test("asks Google for offline access with consent, PKCE and a nonce, and to redirect to the application", async () => {
  await google.travel("/api/auth/google", {});
  const { parameters } = provider.asked.at(-1)!;
  expect(Object.fromEntries(parameters)).toMatchObject({
    response_type: "code",
    access_type: "offline",
    prompt: "consent",
    redirect_uri: "http://localhost/auth/callback",
    scope: "openid email profile",
    code_challenge_method: "S256",
  });
  expect(parameters.get("nonce")).toMatch(/^\S{32}$/);
});

test("an invited person's sign-up stores account, profile, consents, invitation and events in one transaction", async () => {
  const before = await counts();
  const user = await google.signUp("it");
  expect(user.outcome).toEqual({ outcome: "signed_up" });
  expect(await counts()).toEqual(before.map((n, index) => n + [1, 1, 1, 1, 3, 2][index]!));
  const profile = await (await instance.request("/api/profile", { headers: { cookie: user.cookie } })).json();
  expect(profile).toMatchObject({ name: "Anna Rossi", email: provider.person.email, language: "it" });
  const event = await rowOf(
    sql`select event_data from user_events where user_id = ${user.id} and event_type = 'beta_signup_completed'`,
  );
  expect(event?.["event_data"]).toMatchObject({ signup_method: "google", tester_type: "beta" });
  expect(await rowOf(sql`select email_verified, image from users where id = ${user.id}`)).toEqual({
    email_verified: true,
    image: null,
  });
  const own = await instance.request("/functions/v1/validate-invite-link", {
    method: "POST",
    body: { code: user.code },
    headers: { cookie: user.cookie },
  });
  expect(await own.json()).toMatchObject({ valid: false, already_used_by_you: true, reason: "used" });
});

test("stores no token of Google's, and no invitation code in the pending sign-in", async () => {
  const user = await google.signUp();
  const account = await rowOf(
    sql`select access_token, refresh_token, id_token, password from accounts where user_id = ${user.id}`,
  );
  expect(Object.values(account!)).toEqual([null, null, null, null]);
  const { code } = await instance.invite();
  await google.travel("/api/auth/google", { sign_up: { invitation_code: code, consents: CONSENTS } });
  const kept = await rowOf(sql`select string_agg(value, ' ') v from verifications`);
  expect(kept?.["v"]).toContain("codeHash");
  expect(kept?.["v"]).not.toContain(code);
});

test("an existing account is signed in and keeps its name", async () => {
  const user = await google.signUp();
  const path = "/api/profile";
  await instance.request(path, { method: "PATCH", body: { name: "Annina" }, headers: { cookie: user.cookie } });
  const before = await counts();
  const response = await google.signIn();
  expect(await response.json()).toEqual({ outcome: "signed_in" });
  expect(await counts()).toEqual(before.map((n, index) => n + [0, 0, 1, 0, 0, 0][index]!));
  const cookie = cookieOf(response);
  expect(await (await instance.request(path, { headers: { cookie } })).json()).toMatchObject({
    user_id: user.id,
    name: "Annina",
  });
});

test("without a name from Google the address is used until the user chooses one", async () => {
  delete provider.person.name;
  const user = await google.signUp();
  const profile = (await (
    await instance.request("/api/profile", { headers: { cookie: user.cookie } })
  ).json()) as object;
  expect(profile).toMatchObject({ name: provider.person.sub });
});

test("a stranger is told that an invitation is needed, and nothing is stored", async () => {
  const before = await counts();
  expect(await errorOf(await google.signIn())).toMatchObject({ status: 403, code: "invitation_required" });
  expect(await counts()).toEqual(before);
});

test("an invalid invitation is rejected before and after Google", async () => {
  const tied = await instance.invite({ email: "somebody@example.org" });
  const expired = await instance.invite({ expires_at: new Date(Date.now() - 1000) });
  const { code } = await instance.invite();
  const before = await counts();
  expect(await errorOf(await google.begin({ invitation_code: expired.code, consents: CONSENTS }))).toMatchObject({
    code: "invitation_expired",
  });
  expect(await errorOf(await google.begin({ invitation_code: "no-such-code", consents: CONSENTS }))).toMatchObject({
    code: "invitation_invalid",
  });
  expect(
    await errorOf(await google.begin({ invitation_code: code, consents: { terms: true, privacy: true } })),
  ).toMatchObject({ code: "consent_required" });
  expect(await errorOf(await google.signIn({ invitation_code: tied.code, consents: CONSENTS }))).toMatchObject({
    code: "invitation_other_email",
  });
  const trip = await google.travel("/api/auth/google", { sign_up: { invitation_code: code, consents: CONSENTS } });
  await instance.db.withSystem((tx) =>
    tx.execute(sql`update invitations set revoked_at = now() where used_at is null`),
  );
  expect(await errorOf(await google.arrive(trip))).toMatchObject({ code: "invitation_invalid" });
  expect(await counts()).toEqual(before);
});

test("of concurrent sign-ups with one invitation one succeeds", async () => {
  const { code } = await instance.invite();
  const people = [1, 2, 3].map((n): Person => ({
    ...provider.person,
    sub: `race-${n}`,
    email: `race-${n}@gmail.example`,
  }));
  const trips: Trip[] = [];
  for (const person of people) {
    provider.person = person;
    trips.push(await google.travel("/api/auth/google", { sign_up: { invitation_code: code, consents: CONSENTS } }));
  }
  const before = await count("users");
  const answers = await Promise.all(trips.map(google.arrive));
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 403, 403]);
  expect(await count("users")).toBe(before + 1);
});

test.each<Fault>([
  "other nonce",
  "no nonce",
  "other key",
  "other audience",
  "other issuer",
  "expired",
  "not signed",
  "changed after signing",
  "no token",
])("rejects a token with %s", async (fault) => {
  await google.signUp();
  const before = await counts();
  provider.fault = fault;
  const response = await google.signIn();
  expect(await errorOf(response)).toMatchObject({ status: 403, code: "google_failed" });
  expect(cookieOf(response)).not.toMatch(/session_token=[^;]/);
  expect(await counts()).toEqual(before);
});

test("accepts a response only once, from the browser that started it, with its own state", async () => {
  await google.signUp();
  const failed = { status: 403, code: "google_failed" };
  const trip = await google.travel("/api/auth/google", {});
  expect(await errorOf(await google.arrive({ ...trip, cookie: "" }))).toMatchObject(failed);
  const wrong = { ...trip, parameters: { ...trip.parameters, state: "guessed" } };
  expect(await errorOf(await google.arrive(wrong))).toMatchObject(failed);
  const other = await google.travel("/api/auth/google", {});
  expect(await errorOf(await google.arrive({ ...other, cookie: trip.cookie }))).toMatchObject(failed);
  expect((await google.arrive(trip)).status).toBe(200);
  expect(await errorOf(await google.arrive(trip))).toMatchObject(failed);
  const swapped = await google.travel("/api/auth/google", {});
  const code = { ...swapped, parameters: { ...swapped.parameters, code: trip.parameters["code"]! } };
  expect(await errorOf(await google.arrive(code))).toMatchObject(failed);
});

test("a user who declines at Google gets an explanation", async () => {
  const trip = await google.travel("/api/auth/google", {}, { decision: "deny" });
  expect(trip.parameters).toMatchObject({ error: "access_denied" });
  expect(await errorOf(await google.arrive(trip))).toMatchObject({ status: 403, code: "google_denied" });
});

test("an address that Google has not confirmed does not sign in, whoever it belongs to here", async () => {
  const user = await instance.signUp();
  const { code } = await instance.invite();
  const before = await counts();
  for (const email of [user.email, `new-${provider.person.email}`]) {
    provider.person = { ...provider.person, email, email_verified: false };
    const response = await google.signIn({ invitation_code: code, consents: CONSENTS });
    expect(await errorOf(response)).toMatchObject({ status: 403, code: "google_email_unverified" });
  }
  expect(await counts()).toEqual(before);
});

test("a failure at Google is reported and affects nothing else", async () => {
  provider.fault = "no answer";
  expect(await errorOf(await google.signIn())).toMatchObject({ status: 502, code: "google_unavailable" });
  provider.fault = null;
  expect(await errorOf(await google.signIn())).toMatchObject({ code: "invitation_required" });
});

test("codes and secrets are not sent to URLs that Google redirects to", async () => {
  provider.fault = "sends elsewhere";
  expect(await errorOf(await google.signIn())).toMatchObject({ status: 502, code: "google_unavailable" });
  expect(provider.sentElsewhere).toEqual([]);
  provider.fault = null;
  const discoveryUrl = provider.settings.discoveryUrl.replace("/.well-known/openid-configuration", "/moved");
  const app = await testApp({ google: { ...provider.settings, discoveryUrl } });
  const begun = await app.request("/api/auth/google", { method: "POST", body: {} });
  expect(await errorOf(begun)).toMatchObject({ status: 502, code: "google_unavailable" });
  await app.close();
});

test("rejects a discovery document whose issuer changes when the library reads it again", async () => {
  const app = await testApp({ google: provider.settings });
  const begin = () => app.request("/api/auth/google", { method: "POST", body: {} });
  provider.fault = "another issuer when asked again";
  expect(await errorOf(await begin())).toMatchObject({ status: 502, code: "google_unavailable" });
  provider.fault = null;
  expect((await begin()).status).toBe(200);
  await app.close();
});

test("does not wait for keys that never arrive", async () => {
  const slow = await startOidcServer();
  const app = await testApp({ google: { ...slow.settings, timeoutMs: 2000 } });
  slow.fault = "keys that never come";
  expect(await errorOf(await googleSignIn(app, slow).signIn())).toMatchObject({
    status: 502,
    code: "google_unavailable",
  });
  await app.close();
  await slow.close();
});

test("a provider that is down at first works once it is back", async () => {
  const gone = await startOidcServer();
  const port = Number(new URL(gone.settings.discoveryUrl).port);
  const app = await testApp({ google: gone.settings });
  await gone.close();
  const begin = () => app.request("/api/auth/google", { method: "POST", body: {} });
  expect(await errorOf(await begin())).toMatchObject({ status: 502, code: "google_unavailable" });
  expect((await app.signUp()).id).toBeTruthy();
  const back = await startOidcServer(port);
  expect((await begin()).status).toBe(200);
  await back.close();
  await app.close();
});

test("without configuration there is no Google sign-in, and the site says so", async () => {
  const app = await testApp();
  expect(await errorOf(await app.request("/api/auth/google", { method: "POST", body: {} }))).toMatchObject({
    status: 503,
    code: "not_configured",
  });
  expect(await (await app.request("/api/site")).json()).toMatchObject({ google: false });
  expect(await (await instance.request("/api/site")).json()).toMatchObject({ google: true });
  await app.close();
});

test("starting a Google sign-in is limited by address", async () => {
  const app = await testApp({ google: provider.settings, rateLimit: true });
  const begin = () => app.request("/api/auth/google", { method: "POST", body: {} });
  let last = await begin();
  for (let n = 0; n < 40 && last.status === 200; n++) last = await begin();
  expect(await errorOf(last)).toMatchObject({ status: 429, code: "rate_limited" });
  await app.close();
});

test("a suspended account cannot be entered by Google, which says so", async () => {
  const user = await google.signUp();
  await suspend({ services: instance.services, operatorId: crypto.randomUUID(), id: user.id });
  expect(await errorOf(await google.signIn())).toMatchObject({ status: 403, code: "account_suspended" });
  expect(await rowOf(sql`select count(*)::int as n from sessions where user_id = ${user.id}`)).toEqual({ n: 0 });
});
