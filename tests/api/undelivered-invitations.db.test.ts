import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { NewPassedOn, PassedOn, PassedOnList } from "#domain/invitations/passing-on.ts";
import type { NewInvitation, OperatorInvitation } from "#domain/operator/invitations.ts";
import { errorOf, testApp, type TestApp, type TestUser } from "../support/app.ts";
import { sendSignUp } from "../support/client.ts";
import { startMailServer, type MailServer } from "../support/mail.ts";
import { signUpOperator } from "../support/operator.ts";

/* Invitations by mail, where the mail server refuses their letters. */

const INVITATIONS = "/api/operator/invitations";
const MINE = "/api/invitations";
const HOUR = 3_600_000;

let server: MailServer;
let app: TestApp;
let olga: TestUser;
let anna: TestUser;
let bruno: TestUser;
let shift = 0;
beforeAll(async () => {
  server = await startMailServer();
  app = await testApp({
    clock: () => new Date(Date.now() + shift),
    mail: { smtpUrl: server.url, retryAfter: Array<number>(3000).fill(10) },
  });
  olga = await signUpOperator(app);
  [anna, bruno] = [await app.signUp(), await app.signUp()];
  await olga.json("/api/operator/limits", { method: "PUT", body: { member_invitations: 5 } });
});
afterAll(async () => {
  await app.close();
  await server.close();
});
beforeEach(async () => {
  shift = 0;
  await app.services.mail.settled();
});

const address = () => `${crypto.randomUUID()}@example.org`;
const settled = () => app.services.mail.settled();

async function invite(email: string, body: object = {}): Promise<string> {
  const input = { by: "mail", emails: [email], tester_type: "beta", language: "en", ...body };
  return (await olga.json<{ items: NewInvitation[] }>(INVITATIONS, { body: input })).items[0]!.id;
}
const list = async (state = "") =>
  (await olga.json<{ items: OperatorInvitation[] }>(`${INVITATIONS}?limit=100${state && `&state=${state}`}`)).items;
const shown = async (id: string) => (await list()).find((one) => one.id === id);
const stateOf = async (id: string) => (await shown(id))?.state;
const resend = (id: string, body = {}) => olga.request(`${INVITATIONS}/${id}/resend`, { method: "POST", body });
/** A time so many milliseconds from now. */
const at = (ms: number) => new Date(Date.now() + ms).toISOString();
const revoke = (id: string) => olga.request(`${INVITATIONS}/${id}`, { method: "DELETE" });
/** The code in the newest letter to an address. */
const codeFor = (email: string) =>
  new URL(server.letters.findLast(({ to }) => to === email)!.link!).pathname.split("/").at(-1)!;

test("one that the mail server refuses for good says so, in the list and in the table, and is cleared by resending", async () => {
  const email = address();
  server.refuse(550);
  const id = await invite(email);
  await settled();
  expect(await shown(id)).toMatchObject({ state: "undelivered", address_refused: true });
  expect((await list("undelivered")).map((one) => one.id)).toContain(id);
  expect((await list("open")).map((one) => one.id)).not.toContain(id);
  const table = (await (await olga.request(`${INVITATIONS}.csv`)).text()).split("\r\n");
  expect(table.find((line) => line.startsWith(id))).toContain(",yes,undelivered,");
  // The server's words hold the address, and are stored nowhere.
  expect(JSON.stringify([await list(), app.logged])).not.toContain("no room for");

  expect((await resend(id)).status).toBe(200);
  await settled();
  expect(await stateOf(id)).toBe("open");
  expect((await sendSignUp(app, { code: codeFor(email), email })).status).toBe(200);
  expect(await stateOf(id)).toBe("used");
});

test("one whose letter waits says so until it has left, or its time has come", async () => {
  server.refuse(...Array<number>(3000).fill(451));
  const id = await invite(address());
  await expect.poll(() => stateOf(id)).toBe("waiting");
  expect(app.services.mail.figures().waiting).toBe(1);
  server.forgive();
  await settled();
  expect(await stateOf(id)).toBe("open");

  server.refuse(...Array<number>(3000).fill(451));
  const late = await invite(address(), { expires_at: at(HOUR) });
  await expect.poll(() => stateOf(late)).toBe("waiting");
  expect((await list("waiting")).map((one) => one.id)).toEqual([late]);
  shift = HOUR;
  await settled();
  // Ended as well, but that is not why nobody came.
  expect(await shown(late)).toMatchObject({ state: "undelivered", address_refused: false });
  expect((await list("ended")).map((one) => one.id)).not.toContain(late);
  server.forgive();
  expect((await resend(late)).status).toBe(200);
  await settled();
  expect(await stateOf(late)).toBe("open");
});

test("what becomes of a letter no longer counts once the invitation has been sent again or revoked", async () => {
  server.refuse(...Array<number>(9000).fill(451));
  const id = await invite(address(), { expires_at: at(HOUR) });
  await expect.poll(() => stateOf(id)).toBe("waiting");
  expect((await resend(id, { expires_at: at(5 * HOUR) })).status).toBe(200);
  await expect.poll(() => app.services.mail.figures().waiting).toBe(2);
  // The first letter is given up, the second waits.
  const { givenUp } = app.services.mail.figures();
  shift = HOUR;
  await expect.poll(() => app.services.mail.figures()).toMatchObject({ waiting: 1, givenUp: givenUp + 1 });
  await expect.poll(() => stateOf(id)).toBe("waiting");
  server.forgive();
  await settled();
  expect(await stateOf(id)).toBe("open");

  server.refuse(550);
  const revoked = await invite(address());
  await settled();
  expect((await revoke(revoked)).status).toBe(200);
  expect(await stateOf(revoked)).toBe("revoked");
  expect((await resend(revoked)).status).toBe(409);
});

test("a member is told as well, sends it again, and nobody else does", async () => {
  const email = address();
  server.refuse(550);
  const given = await anna.json<NewPassedOn>(MINE, { body: { email, language: "it" } });
  expect(given.url).toBeNull();
  await settled();
  const mine = async () => (await anna.json<PassedOnList>(MINE)).items[0];
  expect(await mine()).toMatchObject({ id: given.id, state: "undelivered", address_refused: true });
  expect(await stateOf(given.id)).toBe("undelivered");
  const again = (user: TestUser) => user.request(`${MINE}/${given.id}/resend`, { method: "POST" });
  expect((await again(bruno)).status).toBe(404);
  // Two at the same time send one letter.
  const before = server.letters.length;
  const statuses = await Promise.all([again(anna), again(anna)].map(async (answer) => (await answer).status));
  expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 409]);
  await settled();
  expect(server.letters.length - before).toBe(1);
  expect(server.letters.at(-1)).toMatchObject({ to: email, subject: expect.stringContaining("Qualcuno ti invita") });
  expect(await mine()).toMatchObject({ state: "open" });
  expect(await errorOf(await again(anna))).toMatchObject({ status: 409, code: "conflict" });
  expect((await sendSignUp(app, { code: codeFor(email), email })).status).toBe(200);
  expect(await mine()).toMatchObject({ state: "used" });
});

test("sent again after its end, a member's lasts as long as it first did", async () => {
  server.refuse(550);
  const given = await bruno.json<NewPassedOn>(MINE, { body: { email: address() } });
  await settled();
  shift = 31 * 24 * HOUR;
  const again = await bruno.json<PassedOn>(`${MINE}/${given.id}/resend`, { method: "POST" });
  expect(again.state).toBe("open");
  expect(Date.parse(again.expires_at!)).toBeGreaterThan(Date.now() + 60 * 24 * HOUR);
});
