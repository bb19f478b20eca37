import crypto from "node:crypto";
import { syncBuiltinESMExports } from "node:module";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { testApp, type TestApp, type TestUser } from "../support/app.ts";
import { PASSWORD } from "../support/client.ts";

let app: TestApp;
let anna: TestUser;
beforeAll(async () => {
  app = await testApp();
  anna = await app.signUp();
});
afterAll(() => app.close());

const signIn = (email: string, password = "Wrong1password") =>
  app.request("/api/auth/sign-in/email", { method: "POST", body: { email, password } });

/** The response without the headers that differ on every request. */
async function said(response: Response): Promise<unknown> {
  const headers = [...response.headers].filter(([name]) => name !== "date" && name !== "x-request-id");
  return { status: response.status, headers, text: await response.text() };
}

test("an unknown address gets the same response as a wrong password", async () => {
  const wrong = await said(await signIn(anna.email));
  expect(wrong).toMatchObject({ status: 401, text: expect.stringContaining("invalid_credentials") as string });
  expect(await said(await signIn("nobody@example.org"))).toEqual(wrong);
  expect(await said(await signIn(anna.email.toUpperCase()))).toEqual(wrong);
});

test("an unknown address causes the same hashing work as a wrong password", async () => {
  const hash = vi.spyOn(crypto, "scrypt");
  syncBuiltinESMExports();
  /** The parameters of the password hash, without password and salt. */
  const hashed = async (email: string) => {
    hash.mockClear();
    await signIn(email);
    return hash.mock.calls.map(([, , length, options]: unknown[]) => ({ length, options }));
  };
  try {
    const known = await hashed(anna.email);
    expect(known).toEqual([{ length: 64, options: expect.objectContaining({ r: 16, p: 1 }) as unknown }]);
    expect(await hashed("nobody@example.org")).toEqual(known);
  } finally {
    hash.mockRestore();
    syncBuiltinESMExports();
  }
});

/** The response of a request, the work done before it and the work deferred until after it. */
async function watched(ask: () => Promise<Response>) {
  const { db, mail } = app.services;
  await mail.settled();
  const left: (() => Promise<void>)[] = [];
  const transactions = vi.spyOn(db, "withSystem");
  const later = vi.spyOn(mail, "later").mockImplementation((work) => void left.push(work));
  const send = vi.spyOn(mail, "send");
  const answer = await said(await ask());
  const done = { transactions: transactions.mock.calls.length, letters: send.mock.calls.length };
  for (const spy of [transactions, later, send]) spy.mockRestore();
  return { answer, ...done, left: left.length, finish: () => Promise.all(left.map((work) => work())) };
}

const subjects = async (email: string) => (await app.letters(email)).map(({ subject }) => subject);

test("a password reset responds identically, before any work, for known and unknown addresses", async () => {
  const recover = (email: string) =>
    watched(() => app.request("/api/auth/request-password-reset", { method: "POST", body: { email } }));
  const known = await recover(anna.email);
  const unknown = await recover("nobody@example.org");
  expect(known).toMatchObject({ answer: { status: 200 }, transactions: 0, letters: 0, left: 1 });
  expect(unknown).toEqual({ ...known, finish: unknown.finish });
  await Promise.all([known.finish(), unknown.finish()]);
  expect((await subjects(anna.email)).at(-1)).toBe("Sintonia: A new password");
  expect(await subjects("nobody@example.org")).toEqual([]);
});

test("a change of address responds identically, after the same work, for free and taken addresses", async () => {
  const bruno = await app.signUp();
  const change = (email: string) =>
    watched(() => bruno.request("/api/auth/change-email", { method: "POST", body: { email, password: PASSWORD } }));
  const waiting = async () =>
    ((await (await bruno.request("/api/auth/security")).json()) as { new_email: string }).new_email;
  const free = await change("free@example.org");
  expect(free).toMatchObject({ answer: { status: 200 }, letters: 0, left: 1 });
  await free.finish();
  const letters = await subjects(anna.email);
  const taken = await change(anna.email);
  expect(taken).toEqual({ ...free, finish: taken.finish });
  await taken.finish();
  // The settings do not reveal it afterwards either.
  expect(await waiting()).toBe(anna.email);
  expect(await subjects("free@example.org")).toEqual(["Sintonia: Is this your new address?"]);
  expect(await subjects(anna.email)).toEqual(letters);
});

test("the confirmation mail responds identically, confirmed or not, and goes to no other user", async () => {
  const clara = await app.signUp();
  const ask = async () => said(await clara.request("/api/auth/send-verification-email", { method: "POST", body: {} }));
  const unconfirmed = await ask();
  await app.db.withSystem((tx) => tx.execute(sql`update users set email_verified = true where id = ${clara.id}`));
  const before = await subjects(clara.email);
  expect(await ask()).toEqual(unconfirmed);
  expect(await subjects(clara.email)).toEqual(before);
  const others = await subjects(anna.email);
  const body = { email: anna.email };
  await clara.request("/api/auth/send-verification-email", { method: "POST", body });
  expect(await subjects(anna.email)).toEqual(others);
  const nobody = await app.request("/api/auth/send-verification-email", { method: "POST", body });
  const stranger = { email: "nobody@example.org" };
  expect(nobody.status).toBe(401);
  expect(await said(nobody)).toEqual(
    await said(await app.request("/api/auth/send-verification-email", { method: "POST", body: stranger })),
  );
});

test("rate limits are the same for unknown addresses", async () => {
  const strict = await testApp({ rateLimit: true });
  const { email } = await strict.signUp();
  const tries = async (address: string) => {
    const statuses: number[] = [];
    for (let n = 0; n < 4; n += 1) {
      const answer = await strict.request("/api/auth/request-password-reset", {
        method: "POST",
        body: { email: address },
      });
      statuses.push(answer.status);
    }
    return statuses;
  };
  expect(await tries(email)).toEqual([200, 200, 200, 429]);
  expect(await tries("nobody@example.org")).toEqual([200, 200, 200, 429]);
  await strict.close();
});
