import { afterAll, beforeAll, expect, test } from "vitest";
import { SIGNED_OUT_COOKIE } from "#domain/account/signed-out.ts";
import { createToken } from "#server/features/account/api-tokens.ts";
import { testApp, type TestApp, type TestUser } from "../support/app.ts";
import { cookieOf, PASSWORD } from "../support/client.ts";

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

const left = (cookie: string) => `${cookie}; ${SIGNED_OUT_COOKIE}=1`;
const profile = async (headers: Record<string, string>) => (await app.request("/api/profile", { headers })).status;

async function signInAgain({ email }: TestUser, headers: Record<string, string> = {}): Promise<Response> {
  return app.request("/api/auth/sign-in/email", { method: "POST", body: { email, password: PASSWORD }, headers });
}

test.each([
  ["GET", "/api/profile"],
  ["GET", "/api/site"],
  ["HEAD", "/healthz"],
  ["GET", "/no-such-page"],
  ["POST", "/api/personas"],
])("%s %s from a device that was signed out without a network ends its session", async (method, path) => {
  const user = await app.signUp();
  const other = cookieOf(await signInAgain(user));
  const body = method === "POST" ? { body: { name: "Marta", context: "friend" } } : {};
  const response = await app.request(path, { method, headers: { cookie: left(user.cookie) }, ...body });
  expect(response.headers.getSetCookie()).toContain(`${SIGNED_OUT_COOKIE}=; Path=/; Max-Age=0; SameSite=Lax`);
  if (path === "/api/profile" || method === "POST") expect(response.status).toBe(401);
  expect(await profile({ cookie: user.cookie })).toBe(401);
  // On another device the user stays signed in.
  expect(await profile({ cookie: other })).toBe(200);
  const people = await app.request("/api/personas", { headers: { cookie: other } });
  expect(await people.json()).toMatchObject({ items: [] });
});

test("signing in again on that device starts a session that stays", async () => {
  const user = await app.signUp();
  const response = await signInAgain(user, { cookie: left(user.cookie) });
  const cookie = cookieOf(response);
  expect(await profile({ cookie })).toBe(200);
  expect(await profile({ cookie: user.cookie })).toBe(401);
  // A request that was sent before arrives late, with the earlier session.
  await app.request("/api/site", { headers: { cookie: left(user.cookie) } });
  expect(await profile({ cookie })).toBe(200);
});

test("the cookie ends nothing else: no API token, and no session that is not sent with it", async () => {
  const user = await app.signUp();
  const now = new Date();
  const expiresAt = new Date(now.getTime() + 86_400_000);
  const token = await createToken(app.db, { email: user.email, name: "Notebook", scope: "read", expiresAt, now });
  const headers = { authorization: `Bearer ${token}`, cookie: `${SIGNED_OUT_COOKIE}=1` };
  expect(await profile(headers)).toBe(200);
  expect(await profile(headers)).toBe(200);
  expect(await profile({ cookie: `${SIGNED_OUT_COOKIE}=1` })).toBe(401);
  expect(await profile({ cookie: user.cookie })).toBe(200);
});
