import { afterAll, beforeAll, expect, test } from "vitest";
import { testApp, tokenIn, type TestApp } from "../support/app.ts";
import { cookieOf, PASSWORD } from "../support/client.ts";

let instance: TestApp;
let secure: TestApp;
beforeAll(async () => {
  instance = await testApp();
  secure = await testApp({ publicUrl: "https://sintonia.example.org" });
});
afterAll(async () => {
  await instance.close();
  await secure.close();
});

const signIn = (app: TestApp, email: string, headers: Record<string, string> = {}) =>
  app.request("/api/auth/sign-in/email", { method: "POST", body: { email, password: PASSWORD }, headers });

test("over https all cookies are host-only, secure and httpOnly", async () => {
  const user = await secure.signUp();
  const answers = [
    await signIn(secure, user.email),
    await user.request("/api/auth/get-session"),
    await user.request("/api/auth/sign-out", { method: "POST" }),
  ];
  const cookies = answers.flatMap((response) => response.headers.getSetCookie());
  expect(cookies.length).toBeGreaterThan(1);
  for (const cookie of cookies) {
    expect(cookie).toMatch(/^__Host-sintonia\.\w+=/);
    const attributes = cookie.split("; ").slice(1);
    expect(attributes).toEqual(expect.arrayContaining(["Path=/", "HttpOnly", "Secure", "SameSite=Lax"]));
    expect(cookie).not.toMatch(/domain=/i);
  }
});

test("over plain http cookies are httpOnly too", async () => {
  const user = await instance.signUp();
  const [cookie] = (await signIn(instance, user.email)).headers.getSetCookie();
  expect(cookie).toMatch(/^sintonia\.session_token=/);
  expect(cookie!.split("; ").slice(1)).toEqual(expect.arrayContaining(["Path=/", "HttpOnly", "SameSite=Lax"]));
});

test("signing in creates a new session despite an existing cookie; signing out ends it", async () => {
  const mallory = await instance.signUp();
  const anna = await instance.signUp();
  for (const planted of [mallory.cookie, "sintonia.session_token=chosen.by-somebody-else"]) {
    const response = await signIn(instance, anna.email, { cookie: planted });
    const cookie = cookieOf(response);
    expect(cookie).not.toBe(planted);
    const profile = await instance.request("/api/auth/get-session", { headers: { cookie } });
    expect(await profile.json()).toMatchObject({ user: { id: anna.id } });
    await instance.request("/api/auth/sign-out", { method: "POST", headers: { cookie } });
    expect((await instance.request("/api/profile", { headers: { cookie } })).status).toBe(401);
  }
  expect(await (await mallory.request("/api/auth/get-session")).json()).toMatchObject({ user: { id: mallory.id } });
});

test("no response body contains the session token", async () => {
  const user = await instance.signUp();
  const again = await signIn(instance, user.email);
  const answers = [again, await user.request("/api/auth/get-session"), await user.request("/api/profile")];
  const texts = await Promise.all(answers.map((response) => response.text()));
  for (const cookie of [user.cookie, cookieOf(again)]) expect(texts.join()).not.toContain(tokenIn(cookie));
});
