import { afterAll, beforeAll, expect, test } from "vitest";
import { testApp, type TestApp } from "../support/app.ts";
import { cookieOf } from "../support/client.ts";
import { googleSignIn } from "../support/google.ts";
import { newestCode } from "../support/mail.ts";
import { startOidcServer, type OidcServer } from "../support/oidc-server.ts";
import { nextTotp, totp } from "../support/totp.ts";

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

test("signing in with Google requires the second factor too", async () => {
  google.newPerson();
  const user = await google.signUp();
  const post = (path: string, body: unknown, cookie: string) =>
    app.request(`/api/auth${path}`, { method: "POST", body, headers: { cookie } });
  expect((await post("/two-factor/code", {}, user.cookie)).status).toBe(200);
  const mailed = newestCode(await app.letters(user.email));
  const setup = await post("/two-factor/enable", { code: mailed }, user.cookie);
  const { secret } = (await setup.json()) as { secret: string };
  expect((await post("/two-factor/confirm", { code: totp(secret) }, user.cookie)).status).toBe(200);

  const arrived = await google.signIn();
  expect([arrived.status, await arrived.json()]).toEqual([200, { outcome: "two_factor" }]);
  const waiting = cookieOf(arrived);
  expect(waiting).not.toMatch(/session_token=[^;\s]/);
  expect((await app.request("/api/profile", { headers: { cookie: waiting } })).status).toBe(401);
  const done = await post("/two-factor/verify", { code: nextTotp(secret) }, waiting);
  expect(done.status).toBe(200);
  expect((await app.request("/api/profile", { headers: { cookie: cookieOf(done) } })).status).toBe(200);
});
