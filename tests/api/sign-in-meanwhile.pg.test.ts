import type pg from "pg";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { suspend, unsuspend } from "#server/features/operator/account-actions.ts";
import { errorOf, testApp, type TestApp } from "../support/app.ts";
import { cookieOf, PASSWORD } from "../support/client.ts";
import { googleSignIn } from "../support/google.ts";
import { startOidcServer, type OidcServer } from "../support/oidc-server.ts";
import { connectSuperuser, holdingBack, makeHold } from "../support/superuser.ts";
import { nextTotp } from "../support/totp.ts";
import { turnTwoFactorOn } from "../support/two-factor.ts";

/** Sign-ins that are under way, their password checked already, while something ends all access to the account. */

const NEW = "Another2horse";

let app: TestApp;
let admin: pg.Client;
let provider: OidcServer;

beforeAll(async () => {
  provider = await startOidcServer();
  app = await testApp({ google: provider.settings });
  admin = await connectSuperuser(app);
  await makeHold(admin);
  await admin.query(`
    create trigger hold before insert on sessions for each row execute function hold();
    create trigger hold before insert on verifications for each row execute function hold();
  `);
});
afterAll(async () => {
  await admin.end();
  await app.close();
  await provider.close();
});

type User = Awaited<ReturnType<TestApp["signUp"]>>;
let anna: User;
beforeEach(async () => {
  anna = await app.signUp();
});

const post = (path: string, body: unknown, cookie = "") =>
  app.request(`/api/auth${path}`, { body, headers: { cookie } });
const signIn = () => post("/sign-in/email", { email: anna.email, password: PASSWORD });

/** Begins what stores a session or a pending second step, which waits until `meanwhile` is done. */
const withMeanwhile = (begin: () => Promise<Response>, meanwhile: () => Promise<unknown>) =>
  holdingBack(admin, begin, meanwhile);

async function changePassword(cookie = anna.cookie): Promise<void> {
  expect((await post("/change-password", { current_password: PASSWORD, password: NEW }, cookie)).status).toBe(200);
}

async function recover(): Promise<void> {
  await post("/request-password-reset", { email: anna.email });
  const token = (await app.letters(anna.email)).at(-1)?.link?.split("#")[1] ?? "";
  expect((await post("/reset-password", { token, password: NEW })).status).toBe(200);
}

async function countSessions(userId: string): Promise<number | null> {
  return (await admin.query("select from sessions where user_id = $1", [userId])).rowCount;
}

test.each([
  ["changed", () => changePassword(), 1],
  ["recovered", recover, 0],
])("with the old password, while it is %s, opens nothing", async (_, meanwhile, left) => {
  const refused = await withMeanwhile(signIn, meanwhile);
  expect(refused.headers.getSetCookie()).toEqual([]);
  expect(await errorOf(refused)).toEqual({ status: 401, code: "invalid_credentials" });
  expect(await countSessions(anna.id)).toBe(left);
  const again = await post("/sign-in/email", { email: anna.email, password: NEW });
  expect(again.status).toBe(200);
});

test("with the old password, while it is changed, leaves no second step to go on with", async () => {
  const { cookie } = await turnTwoFactorOn(anna);
  const refused = await withMeanwhile(signIn, () => changePassword(cookie));
  expect(refused.headers.getSetCookie()).toEqual([]);
  expect(await errorOf(refused)).toEqual({ status: 401, code: "invalid_credentials" });
  expect((await admin.query("select from verifications where value = $1", [anna.id])).rowCount).toBe(0);
});

test("a code right for a sign-in with the old password opens nothing once it is changed", async () => {
  const { secret, cookie } = await turnTwoFactorOn(anna);
  const first = await signIn();
  expect(await first.json()).toEqual({ two_factor: true });
  const code = { code: nextTotp(secret) };
  const refused = await withMeanwhile(
    () => post("/two-factor/verify", code, cookieOf(first)),
    () => changePassword(cookie),
  );
  expect(refused.status).toBe(401);
  expect(await countSessions(anna.id)).toBe(1);
});

test("with Google, while it is disconnected, opens nothing", async () => {
  const google = googleSignIn(app, provider);
  google.newPerson();
  const { id } = await google.signUp();
  const trip = await google.travel("/api/auth/google", {});
  const refused = await withMeanwhile(
    () => google.arrive(trip),
    () => admin.query("delete from accounts where user_id = $1", [id]),
  );
  expect(await errorOf(refused)).toMatchObject({ code: "google_failed" });
  expect(await countSessions(id)).toBe(1);
});

test("while the account is suspended, does not count once it is no longer", async () => {
  const operator = await app.signUp();
  await admin.query("insert into operators (user_id) values ($1)", [operator.id]);
  const acting = { services: app.services, operatorId: operator.id, id: anna.id };
  const answer = await withMeanwhile(signIn, () => suspend(acting));
  await unsuspend(acting);
  expect((await app.with({ cookie: cookieOf(answer) }).ask("/api/personas")).status).toBe(401);
  expect(await countSessions(anna.id)).toBe(0);
  expect((await signIn()).status).toBe(200);
});

test("an unchanged password is confirmed", async () => {
  const answer = await withMeanwhile(signIn, () => Promise.resolve());
  expect((await app.with({ cookie: cookieOf(answer) }).ask("/api/personas")).status).toBe(200);
});
