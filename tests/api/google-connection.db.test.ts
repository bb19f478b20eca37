import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { errorOf, testApp, type TestApp } from "../support/app.ts";
import { cookieOf, PASSWORD } from "../support/client.ts";
import { googleSignIn } from "../support/google.ts";
import { startOidcServer, type OidcServer } from "../support/oidc-server.ts";

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

async function rowOf(query: ReturnType<typeof sql>): Promise<Record<string, unknown> | undefined> {
  const { rows } = await app.db.withSystem((tx) => tx.execute(query));
  return rows[0];
}

test("Google signs in to a password account only after its address has been confirmed here", async () => {
  const user = await app.signUp();
  provider.person = { ...provider.person, email: user.email };
  expect(await errorOf(await google.signIn())).toMatchObject({ status: 409, code: "google_not_connected" });
  expect(await (await user.request("/api/auth/security")).json()).toMatchObject({ has_password: true, google: false });
  await app.db.withSystem((tx) => tx.execute(sql`update users set email_verified = true where id = ${user.id}`));
  const response = await google.signIn();
  expect(await response.json()).toEqual({ outcome: "signed_in" });
  const methods = await app.request("/api/auth/security", { headers: { cookie: cookieOf(response) } });
  expect(await methods.json()).toMatchObject({ has_password: true, google: true });
});

test("a signed-in user connects Google, signs in with it and disconnects it", async () => {
  const user = await app.signUp();
  const connect = () => google.travel("/api/auth/google/connection", { password: PASSWORD }, { cookie: user.cookie });
  const connected = await google.arrive(await connect());
  expect(await connected.json()).toEqual({ outcome: "connected" });
  expect(await (await user.request("/api/auth/security")).json()).toMatchObject({ has_password: true, google: true });
  // Connecting again changes nothing.
  expect(await (await google.arrive(await connect())).json()).toEqual({ outcome: "connected" });
  const kept = await rowOf(sql`select access_token from accounts where account_id = ${provider.person.sub}`);
  expect(kept).toEqual({ access_token: null });

  const again = cookieOf(await google.signIn());
  expect(await (await app.request("/api/profile", { headers: { cookie: again } })).json()).toMatchObject({
    user_id: user.id,
    email: user.email,
    name: "Anna",
  });
  const off = await user.request("/api/auth/google/connection", { method: "DELETE" });
  expect(off.status).toBe(200);
  expect(await (await user.request("/api/auth/security")).json()).toMatchObject({ has_password: true, google: false });
  expect(await errorOf(await google.signIn())).toMatchObject({ code: "invitation_required" });
  const password = await app.request("/api/auth/sign-in/email", {
    method: "POST",
    body: { email: user.email, password: PASSWORD },
  });
  expect(password.status).toBe(200);
});

test("the only way to sign in cannot be removed, and another user's Google account cannot be connected", async () => {
  const first = await google.signUp();
  const headers = { cookie: first.cookie };
  const off = await app.request("/api/auth/google/connection", { method: "DELETE", headers });
  expect(await errorOf(off)).toMatchObject({ status: 409, code: "google_only_way" });
  const second = await app.signUp();
  const trip = await google.travel("/api/auth/google/connection", { password: PASSWORD }, { cookie: second.cookie });
  expect(await errorOf(await google.arrive(trip))).toMatchObject({ status: 409, code: "google_taken" });
  expect(await (await second.request("/api/auth/security")).json()).toMatchObject({
    has_password: true,
    google: false,
  });
});

test("of concurrent connections to one Google account one succeeds, and the others are told to retry", async () => {
  const users = await Promise.all([app.signUp(), app.signUp(), app.signUp()]);
  const trips = [];
  for (const { cookie } of users) {
    trips.push(await google.travel("/api/auth/google/connection", { password: PASSWORD }, { cookie }));
  }
  const answers = await Promise.all(trips.map((trip) => google.arrive(trip)));
  const told = await Promise.all(answers.map(async (answer) => (await answer.json()) as { error?: { code: string } }));
  expect(told.filter((answer) => "outcome" in answer)).toEqual([{ outcome: "connected" }]);
  for (const { error } of told) if (error) expect(["google_failed", "google_taken"]).toContain(error.code);
  const found = await rowOf(sql`select count(*)::int as n from accounts where account_id = ${provider.person.sub}`);
  expect(found).toEqual({ n: 1 });

  // Two concurrent inserts, which the database itself must prevent.
  const again = users.map(({ id }) =>
    app.db.withSystem((tx) =>
      tx.execute(sql`insert into accounts (account_id, provider_id, user_id) values ('one', 'google', ${id})`),
    ),
  );
  const ends = await Promise.allSettled(again);
  expect(ends.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
});

test("a connection started by one account cannot be completed in another session, or without one", async () => {
  const first = await app.signUp();
  const second = await app.signUp();
  for (const session of [second.cookie, ""]) {
    const trip = await google.travel("/api/auth/google/connection", { password: PASSWORD }, { cookie: first.cookie });
    const state = trip.cookie.replace(first.cookie, session);
    expect(await errorOf(await google.arrive({ ...trip, cookie: state }))).toMatchObject({ code: "google_failed" });
  }
  expect(await (await first.request("/api/auth/security")).json()).toMatchObject({ has_password: true, google: false });
});

test("connecting and disconnecting require a session", async () => {
  for (const method of ["POST", "DELETE"]) {
    expect((await app.request("/api/auth/google/connection", { method })).status).toBe(401);
  }
  expect((await app.request("/api/auth/security")).status).toBe(401);
});
