import { afterAll, beforeAll, expect, test } from "vitest";
import type { NewPassedOn, PassedOnList } from "#domain/invitations/passing-on.ts";
import type { NewInvitation } from "#domain/operator/invitations.ts";
import { invitations } from "#server/db/schema/invitations.ts";
import { eq } from "drizzle-orm";
import { errorOf, testApp, type TestApp, type TestUser } from "../support/app.ts";
import { sendSignUp } from "../support/client.ts";
import { signUpOperator } from "../support/operator.ts";

/* Where there is no mail server nobody would receive a letter: every invitation is a link. */

const INVITATIONS = "/api/operator/invitations";

let app: TestApp;
let olga: TestUser;
beforeAll(async () => {
  app = await testApp();
  olga = await signUpOperator(app);
});
afterAll(() => app.close());

const address = () => `${crypto.randomUUID()}@example.org`;
const codeIn = (url: string | null | undefined) => new URL(url ?? "").pathname.split("/").at(-1)!;

test("the installation says so", async () => {
  expect(await (await app.request("/api/site")).json()).toMatchObject({ mail: false });
});

test("an operator's are not made by mail, and one that once was gets a new link", async () => {
  const email = address();
  const input = { by: "mail", emails: [email], tester_type: "beta", language: "en" };
  expect(await errorOf(await olga.request(INVITATIONS, { method: "POST", body: input }))).toMatchObject({
    code: "not_configured",
  });
  const { items } = await olga.json<{ items: NewInvitation[] }>(INVITATIONS, { body: { ...input, by: "link" } });
  const { id } = items[0]!;
  await app.db.withSystem((tx) => tx.update(invitations).set({ byMail: true }).where(eq(invitations.id, id)));
  const again = await olga.json<NewInvitation>(`${INVITATIONS}/${id}/resend`, { body: {} });
  expect((await sendSignUp(app, { code: codeIn(again.url), email })).status).toBe(200);
  expect((await app.letters(email)).filter(({ subject }) => subject.includes("invitation"))).toEqual([]);
});

test("a member's, for an address, is a link that only that address can use", async () => {
  await olga.json("/api/operator/limits", { method: "PUT", body: { member_invitations: 2 } });
  const anna = await app.signUp();
  const email = address();
  const given = await anna.json<NewPassedOn>("/api/invitations", { body: { email } });
  expect(given).toMatchObject({ email, left: 1 });
  expect((await sendSignUp(app, { code: codeIn(given.url), email: address() })).body).toMatchObject({
    error: { code: "invitation_other_email" },
  });
  expect((await sendSignUp(app, { code: codeIn(given.url), email })).status).toBe(200);

  const other = await anna.json<NewPassedOn>("/api/invitations", { body: { email: address() } });
  const lost = { undeliveredFrom: new Date(0), byMail: true };
  await app.db.withSystem((tx) => tx.update(invitations).set(lost).where(eq(invitations.id, other.id)));
  expect((await anna.json<PassedOnList>("/api/invitations")).items[0]).toMatchObject({ state: "undelivered" });
  const again = await anna.request(`/api/invitations/${other.id}/resend`, { method: "POST" });
  expect(await errorOf(again)).toMatchObject({ code: "not_configured" });
});
