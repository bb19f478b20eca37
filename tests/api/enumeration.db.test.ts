import { afterAll, beforeAll, expect, test } from "vitest";
import { testApp, type TestApp, type TestUser } from "../support/app.ts";

let it: TestApp;
let anna: TestUser;
beforeAll(async () => {
  it = await testApp();
  anna = await it.signUp();
});
afterAll(() => it.close());

const signIn = (email: string, password = "Wrong1password") =>
  it.request("/api/auth/sign-in/email", { method: "POST", body: { email, password } });

/** What an answer says, without what differs from one moment to the next. */
async function said(response: Response): Promise<unknown> {
  const headers = [...response.headers].filter(([name]) => name !== "date" && name !== "x-request-id");
  return { status: response.status, headers, text: await response.text() };
}

test("an address that nobody has is refused in the same words as a wrong password", async () => {
  const wrong = await said(await signIn(anna.email));
  expect(wrong).toMatchObject({ status: 401, text: expect.stringContaining("invalid_credentials") as string });
  expect(await said(await signIn("nobody@example.org"))).toEqual(wrong);
  expect(await said(await signIn(anna.email.toUpperCase()))).toEqual(wrong);
});

test("and after the same work: a password is hashed for an address that nobody has as well", async () => {
  /** Processor time of the whole process, the threads that hash included; how busy the machine is does not count. */
  const work = async (email: string) => {
    const { user } = process.cpuUsage();
    for (let count = 0; count < 3; count += 1) await signIn(email);
    return process.cpuUsage().user - user;
  };
  await work(anna.email);
  const rounds = [];
  for (let round = 0; round < 3; round += 1) {
    const known = await work(anna.email);
    rounds.push((await work("nobody@example.org")) / known);
  }
  const [, median] = rounds.toSorted((a, b) => a - b);
  expect(median).toBeGreaterThan(0.5);
  expect(median).toBeLessThan(2);
}, 120_000);
