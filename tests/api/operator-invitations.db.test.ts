import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { OperatorAccountDetail } from "#domain/operator/accounts.ts";
import type { NewPassedOn, PassedOnList } from "#domain/invitations/passing-on.ts";
import type { NewInvitation, OperatorInvitation } from "#domain/operator/invitations.ts";
import { invitations } from "#server/db/schema/invitations.ts";
import { errorOf, testApp, type TestApp, type TestUser } from "../support/app.ts";
import { sendSignUp } from "../support/client.ts";
import { signUpOperator } from "../support/operator.ts";

const INVITATIONS = "/api/operator/invitations";
const MINE = "/api/invitations";
const MINUTE = 60_000;

let app: TestApp;
let olga: TestUser;
let shift = 0;
beforeAll(async () => {
  app = await testApp({ clock: () => new Date(Date.now() + shift), mailBy: "server" });
  olga = await signUpOperator(app);
});
afterAll(() => app.close());
beforeEach(() => {
  shift = 0;
});

const make = async (body: object): Promise<NewInvitation[]> =>
  (await olga.json<{ items: NewInvitation[] }>(INVITATIONS, { body: { tester_type: "beta", language: "en", ...body } }))
    .items;
/** Every page of the list. */
async function list(query = ""): Promise<OperatorInvitation[]> {
  const found: OperatorInvitation[] = [];
  for (let cursor = ""; ;) {
    const page = await olga.json<{ items: OperatorInvitation[]; next_cursor: string | null }>(
      `${INVITATIONS}?limit=100${query}${cursor}`,
    );
    found.push(...page.items);
    if (page.next_cursor === null) return found;
    cursor = `&cursor=${page.next_cursor}`;
  }
}
const shown = async (id: string) => (await list()).find((one) => one.id === id);
const codeIn = (url: string | null | undefined) => new URL(url ?? "").pathname.split("/").at(-1)!;
const come = (code: string, email = `${crypto.randomUUID()}@example.org`) => sendSignUp(app, { code, email });
const later = (minutes: number) => new Date(Date.now() + minutes * MINUTE).toISOString();
const resend = (id: string, body: object = {}) => olga.request(`${INVITATIONS}/${id}/resend`, { method: "POST", body });
const address = () => `${crypto.randomUUID()}@example.org`;

describe("made by an operator", () => {
  test("many links at once, each of which lets one person in, who is then shown", async () => {
    const made = await make({ by: "link", count: 200, language: "it" });
    expect(new Set(made.map(({ url }) => url)).size).toBe(200);
    expect(made[0]?.url).toMatch(/\/invite\/[\w-]{32}\?lang=it$/);
    const email = address();
    expect((await come(codeIn(made[0]!.url), email)).status).toBe(200);
    expect((await come(codeIn(made[0]!.url))).status).toBe(403);
    expect(await shown(made[0]!.id)).toMatchObject({
      state: "used",
      tester_type: "beta",
      language: "it",
      used_by: { email },
      given_by: null,
    });
  });

  test("by mail, to each address once, in the invited language, bound to it and without showing the link", async () => {
    const [one, two] = [address(), address()];
    const made = await make({
      by: "mail",
      emails: [one, two, one.toUpperCase()],
      language: "it",
      expires_at: later(60),
    });
    expect(made.map(({ email, url }) => [email, url])).toEqual([
      [one, null],
      [two, null],
    ]);
    const [letter, ...others] = await app.letters(one);
    expect(others).toEqual([]);
    expect(letter?.subject).toContain("C’è un invito per te");
    expect(letter?.text).toContain("Ciao,");
    const link = /http\S+\/invite\/\S+/.exec(letter!.text)![0];
    expect(await come(codeIn(link), address())).toMatchObject({
      status: 403,
      body: { error: { code: "invitation_other_email" } },
    });
    expect((await come(codeIn(link), one)).status).toBe(200);
  });

  test("what makes no sense is refused", async () => {
    const refused = async (body: object) => {
      const answer = await olga.request(INVITATIONS, { method: "POST", body });
      return (await errorOf(answer)).field;
    };
    const good = { by: "link", tester_type: "beta", language: "en" };
    expect(await refused({ ...good, by: "mail" })).toBe("emails");
    expect(await refused({ ...good, count: 201 })).toBe("count");
    expect(await refused({ ...good, emails: Array(201).fill("a@example.org") })).toBe("emails");
    expect(await refused({ ...good, tester_type: "x".repeat(101) })).toBe("tester_type");
    expect(await refused({ ...good, expires_at: later(-1) })).toBe("expires_at");
  });

  test("sent again, it has a new code and the old one is dead; an ended one lasts as long again", async () => {
    const [made] = await make({ by: "link", expires_at: later(60) });
    shift = 90 * MINUTE;
    expect((await shown(made!.id))?.state).toBe("ended");
    const again = (await (await resend(made!.id)).json()) as NewInvitation;
    expect(Date.parse(again.expires_at!) - Date.now()).toBeGreaterThan(140 * MINUTE);
    expect((await shown(made!.id))?.state).toBe("open");
    expect((await come(codeIn(made!.url))).body).toMatchObject({ error: { code: "invitation_invalid" } });
    expect((await come(codeIn(again.url))).status).toBe(200);
    expect((await resend(made!.id)).status).toBe(409);
  });

  test("one sent by mail is sent again by mail", async () => {
    const email = address();
    const [made] = await make({ by: "mail", emails: [email] });
    expect(await (await resend(made!.id)).json()).toMatchObject({ email, url: null });
    const links = (await app.letters(email)).map(({ text }) => /http\S+\/invite\/\S+/.exec(text)![0]);
    expect(links).toHaveLength(2);
    expect((await come(codeIn(links[0]), email)).status).toBe(403);
    expect((await come(codeIn(links[1]), email)).status).toBe(200);
  });

  test("revoked, it opens nothing and is not sent again; used ones cannot be revoked", async () => {
    const [made, used] = await make({ by: "link", count: 2 });
    const revoke = (id: string) => olga.request(`${INVITATIONS}/${id}`, { method: "DELETE" });
    expect((await revoke(made!.id)).status).toBe(200);
    expect((await revoke(made!.id)).status).toBe(404);
    expect((await come(codeIn(made!.url))).status).toBe(403);
    expect((await resend(made!.id)).status).toBe(409);
    await come(codeIn(used!.url));
    expect((await revoke(used!.id)).status).toBe(404);
    const states = await list("&state=revoked");
    expect(states.map(({ id }) => id)).toContain(made!.id);
    expect(new Set(states.map(({ state }) => state))).toEqual(new Set(["revoked"]));
  });

  test("need no label: the address often says who somebody is", async () => {
    const [blank] = await make({ by: "link", tester_type: "  " });
    const [none] = await make({ by: "mail", emails: ["known@example.org"], tester_type: undefined });
    for (const one of [blank!, none!]) expect(await shown(one.id)).toMatchObject({ tester_type: "guest" });
  });

  test("are downloaded as a table, which the log tells", async () => {
    await make({ by: "link", tester_type: '=HYPERLINK("http://x"),"', count: 1 });
    const answer = await olga.request(`${INVITATIONS}.csv`);
    expect(answer.headers.get("content-type")).toContain("text/csv");
    expect(answer.headers.get("content-disposition")).toContain("attachment");
    const text = await answer.text();
    expect(text.split("\r\n")[0]).toMatch(/^id,tester_type,language,email/);
    expect(text).toContain(`"'=HYPERLINK(""http://x""),"""`);
    expect(text.split("\r\n").length - 2).toBe(await app.db.withSystem((tx) => tx.$count(invitations)));
    const log = (await olga.json<{ items: { action: string }[] }>("/api/operator/log")).items;
    expect(log.map(({ action }) => action)).toContain("invitations_downloaded");
  });
});

describe("passed on by members", () => {
  const allow = (member_invitations: number) =>
    olga.json("/api/operator/limits", { method: "PUT", body: { member_invitations } });
  const mine = (user: TestUser) => user.json<PassedOnList>(MINE);
  const pass = (user: TestUser, body: object = {}) => user.request(MINE, { method: "POST", body });

  test("as many as an operator allows: to all, or to one", async () => {
    const anna = await app.signUp();
    expect(await mine(anna)).toEqual({ left: 0, items: [] });
    expect(await errorOf(await pass(anna))).toMatchObject({ status: 409, code: "invitations_spent" });
    await allow(1);
    const given = (await (await pass(anna)).json()) as NewPassedOn;
    expect(given).toMatchObject({ left: 0, state: "open", email: null });
    expect((await pass(anna)).status).toBe(409);
    const limits = { storage_mb: null, daily_tokens: null, invitations: 3 };
    const path = `/api/operator/accounts/${anna.id}`;
    await olga.json(`${path}/limits`, { method: "PUT", body: limits });
    expect(await olga.json<OperatorAccountDetail>(path)).toMatchObject({ limits, invitations_given: 1 });
    expect((await mine(anna)).left).toBe(2);
    const guest = address();
    expect((await come(codeIn(given.url), guest)).status).toBe(200);
    // The member learns that it was used, the operator by whom.
    expect((await mine(anna)).items).toMatchObject([{ id: given.id, state: "used" }]);
    expect(JSON.stringify(await mine(anna))).not.toContain(guest);
    expect(await shown(given.id)).toMatchObject({ used_by: { email: guest }, given_by: { email: anna.email } });
  });

  test("the profile says whether the settings have a part for them: none without any, none allowed or given", async () => {
    await allow(0);
    const [anna, bruno] = [await app.signUp(), await app.signUp()];
    const passesOn = async (user: TestUser) => (await user.json<{ passes_on: boolean }>("/api/profile")).passes_on;
    const limit = (user: TestUser, most: number | null) =>
      olga.json(`/api/operator/accounts/${user.id}/limits`, {
        method: "PUT",
        body: { storage_mb: null, daily_tokens: null, invitations: most },
      });
    expect(await passesOn(anna)).toBe(false);
    await allow(1);
    expect([await passesOn(anna), await passesOn(bruno)]).toEqual([true, true]);
    await limit(anna, 0);
    expect([await passesOn(anna), await passesOn(bruno)]).toEqual([false, true]);
    await allow(0);
    await limit(anna, 2);
    expect([await passesOn(anna), await passesOn(bruno)]).toEqual([true, false]);
    const { id } = (await (await pass(anna)).json()) as NewPassedOn;
    await anna.request(`${MINE}/${id}`, { method: "DELETE" });
    await limit(anna, null);
    // It is still in her list.
    expect([await passesOn(anna), await passesOn(bruno)]).toEqual([true, false]);
  });

  test("two at the same time count as two", async () => {
    await allow(1);
    const anna = await app.signUp();
    const statuses = await Promise.all(Array.from({ length: 5 }, async () => (await pass(anna)).status));
    expect(statuses.toSorted((a, b) => a - b)).toEqual([201, 409, 409, 409, 409]);
  });

  test("to an address, by a letter that names nobody", async () => {
    await allow(1);
    const anna = await app.signUp({ name: "Anna Example" });
    const email = address();
    expect(await (await pass(anna, { email, language: "it" })).json()).toMatchObject({ email, url: null });
    const [letter] = await app.letters(email);
    expect(letter?.subject).toContain("Qualcuno ti invita");
    expect(letter?.text).not.toContain("Anna Example");
    expect(letter?.text).not.toContain(anna.email);
  });

  test("taken back, it can be given again; nobody takes back another's", async () => {
    await allow(1);
    const [anna, bruno] = [await app.signUp(), await app.signUp()];
    const { id, url } = (await (await pass(anna)).json()) as NewPassedOn;
    const takeBack = (user: TestUser) => user.request(`${MINE}/${id}`, { method: "DELETE" });
    expect((await takeBack(bruno)).status).toBe(404);
    expect((await mine(bruno)).items).toEqual([]);
    expect((await takeBack(anna)).status).toBe(200);
    expect((await come(codeIn(url))).status).toBe(403);
    expect(await mine(anna)).toMatchObject({ left: 1, items: [{ state: "revoked" }] });
  });

  test("go with the account of whoever gave them, unless somebody came with them", async () => {
    await allow(2);
    const anna = await app.signUp();
    const [open, used] = [
      (await (await pass(anna)).json()) as NewPassedOn,
      (await (await pass(anna)).json()) as NewPassedOn,
    ];
    await come(codeIn(used.url));
    await olga.json(`/api/operator/accounts/${anna.id}/deletion`, { body: { email: anna.email } });
    expect((await come(codeIn(open.url))).status).toBe(403);
    const rows = await app.db.withSystem((tx) =>
      tx.select({ givenBy: invitations.givenBy }).from(invitations).where(eq(invitations.id, used.id)),
    );
    expect(rows).toEqual([{ givenBy: null }]);
  });
});
