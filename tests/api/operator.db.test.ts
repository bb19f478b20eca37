import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { OperatorAccount, OperatorAccountDetail } from "#domain/operator/accounts.ts";
import type { OperatorAction } from "#domain/operator/contract.ts";
import { users } from "#server/db/schema/auth.ts";
import { invitations } from "#server/db/schema/invitations.ts";
import { operatorActions, operators } from "#server/db/schema/operator.ts";
import { createToken } from "#server/features/account/api-tokens.ts";
import { addOperator, listOperators, removeOperator } from "#server/features/operator/operators.ts";
import { errorOf, testApp, type TestApp, type TestUser } from "../support/app.ts";
import { cookieOf, PASSWORD } from "../support/client.ts";
import { signUpOperator } from "../support/operator.ts";

const ROOM = "/api/operator";

let app: TestApp;
let olga: TestUser;
let anna: TestUser;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.db.withSystem((tx) => tx.delete(operators));
  olga = await signUpOperator(app);
  anna = await app.signUp({ name: "Anna" });
});

const post = (user: TestUser, path: string, body?: unknown) =>
  user.request(`${ROOM}${path}`, { method: "POST", ...(body === undefined ? {} : { body }) });
const account = (id: string) => olga.json<OperatorAccountDetail>(`${ROOM}/accounts/${id}`);
const log = async () => (await olga.json<{ items: OperatorAction[] }>(`${ROOM}/log`)).items;
const setTwoFactor = (user: TestUser, on: boolean) =>
  app.db.withSystem((tx) => tx.update(users).set({ twoFactorEnabled: on }).where(eq(users.id, user.id)));
const signIn = (user: TestUser) =>
  app.request("/api/auth/sign-in/email", { method: "POST", body: { email: user.email, password: PASSWORD } });

describe("who may enter", () => {
  test("operators with two-step sign-in on, in the browser; to others the room does not exist", async () => {
    expect(await olga.json(`${ROOM}/me`)).toMatchObject({ id: olga.id, email: olga.email });
    expect(await errorOf(await anna.request(`${ROOM}/me`))).toMatchObject({ status: 404, code: "not_found" });
    expect((await app.request(`${ROOM}/me`)).status).toBe(401);
    const token = { email: olga.email, name: "x", scope: "write" as const, expiresAt: new Date(Date.now() + 60_000) };
    const authorization = `Bearer ${await createToken(app.db, { ...token, now: new Date() })}`;
    const byToken = await app.request(`${ROOM}/me`, { headers: { authorization } });
    expect(await errorOf(byToken)).toMatchObject({ status: 403, code: "forbidden" });
    await setTwoFactor(olga, false);
    expect(await errorOf(await olga.request(`${ROOM}/me`))).toMatchObject({
      status: 403,
      code: "operator_two_factor_required",
    });
  });

  test("the role is given and taken by the command line, which the log tells too", async () => {
    expect(await addOperator(app.db, anna.email, new Date())).toBe(true);
    expect(await addOperator(app.db, anna.email, new Date())).toBe(false);
    expect((await listOperators(app.db)).map(({ email }) => email)).toEqual(
      expect.arrayContaining([olga.email, anna.email]),
    );
    await removeOperator(app.db, anna.email, new Date());
    await expect(removeOperator(app.db, anna.email, new Date())).rejects.toMatchObject({ code: "not_found" });
    await expect(addOperator(app.db, "nobody@example.org", new Date())).rejects.toMatchObject({ code: "not_found" });
    expect((await log()).slice(0, 2).map(({ action, operator, account: whom }) => [action, operator, whom])).toEqual(
      expect.arrayContaining([
        ["operator_added", null, { id: anna.id, email: anna.email }],
        ["operator_removed", null, { id: anna.id, email: anna.email }],
      ]),
    );
  });

  test("an operator's session says so, and nobody else's", async () => {
    const fresh = await testAppOn(app);
    expect(await fresh(olga.cookie)).toMatchObject({ user: { id: olga.id }, operator: true });
    const annas = await fresh(anna.cookie);
    expect(Object.keys(annas).toSorted()).toEqual(["expires_at", "user"]);
  });
});

/** Asks for the session through an app that has nothing in memory yet. */
async function testAppOn({ services }: TestApp) {
  const { createApp } = await import("#server/app.ts");
  const other = createApp(services);
  return async (cookie: string) =>
    (await (await other.request("http://localhost/api/auth/get-session", { headers: { cookie } })).json()) as object;
}

describe("accounts", () => {
  test("are found by the beginning of their address, newest first, a page at a time", async () => {
    const mark = crypto.randomUUID().slice(0, 8);
    const all = [];
    for (const n of [1, 2, 3]) all.push(await app.signUp({ email: `${mark}_${n}@example.org` }));
    const page = (query: string) =>
      olga.json<{ items: OperatorAccount[]; next_cursor: string | null }>(`${ROOM}/accounts?${query}`);
    const first = await page(`search=${mark.toUpperCase()}_&limit=2`);
    expect(first.items.map(({ id }) => id)).toEqual([all[2]!.id, all[1]!.id]);
    const rest = await page(`search=${mark}_&limit=2&cursor=${first.next_cursor}`);
    expect(rest).toMatchObject({ items: [{ id: all[0]!.id }], next_cursor: null });
    expect((await page(`search=${encodeURIComponent(all[1]!.email)}`)).items.map(({ id }) => id)).toEqual([all[1]!.id]);
    // An address is no pattern.
    for (const search of ["%25", "_", `${mark}%25`]) expect((await page(`search=${search}`)).items).toEqual([]);
    expect((await page("filter=operators")).items.map(({ id, own }) => [id, own])).toEqual([[olga.id, true]]);
  });

  test("show the week in which they were last used, and no name", async () => {
    const shown = await account(anna.id);
    expect(shown).toMatchObject({ email: anna.email, sessions: 1, suspended_at: null, operator: false, own: false });
    expect(shown.last_seen_week).toMatch(/^\d{4}-W\d\d$/);
    expect(JSON.stringify(shown)).not.toContain("Anna");
  });

  test("show that week still when all access was ended, as the number of those seen this week does", async () => {
    const seen = async () => {
      const { accounts } = await olga.json<{ accounts: { seen_this_week: number } }>(`${ROOM}/installation`);
      return [(await account(anna.id)).last_seen_week, accounts.seen_this_week];
    };
    const before = await seen();
    expect(before[0]).toMatch(/^\d{4}-W\d\d$/);
    expect((await post(olga, `/accounts/${anna.id}/sign-out`)).status).toBe(200);
    expect(await seen()).toEqual(before);
    expect((await post(olga, `/accounts/${anna.id}/suspend`)).status).toBe(200);
    expect((await post(olga, `/accounts/${anna.id}/unsuspend`)).status).toBe(200);
    expect(await seen()).toEqual(before);
  });

  test("an unknown account is not found, whatever is done to it", async () => {
    const id = crypto.randomUUID();
    expect((await olga.request(`${ROOM}/accounts/${id}`)).status).toBe(404);
    for (const action of ["suspend", "unsuspend", "sign-out", "two-factor-off"])
      expect((await post(olga, `/accounts/${id}/${action}`)).status, action).toBe(404);
    expect((await post(olga, `/accounts/${id}/deletion`, { email: anna.email })).status).toBe(404);
    expect((await log()).filter((entry) => entry.account?.id === id)).toEqual([]);
  });

  test("signing out everywhere ends sessions and tokens, also one's own", async () => {
    const shown = await (await post(olga, `/accounts/${anna.id}/sign-out`)).json();
    expect(shown).toMatchObject({ sessions: 0, api_tokens: 0 });
    expect((await anna.request("/api/profile")).status).toBe(401);
    expect((await signIn(anna)).status).toBe(200);
    expect((await post(olga, `/accounts/${olga.id}/sign-out`)).status).toBe(200);
    expect((await olga.request(`${ROOM}/me`)).status).toBe(401);
  });

  test("two-step sign-in is turned off once, with a letter to its owner", async () => {
    await setTwoFactor(anna, true);
    expect(await (await post(olga, `/accounts/${anna.id}/two-factor-off`)).json()).toMatchObject({ two_factor: false });
    await post(olga, `/accounts/${anna.id}/two-factor-off`);
    expect((await app.letters(anna.email)).filter(({ subject }) => /two-step/i.test(subject))).toHaveLength(1);
    expect((await log()).filter(({ action }) => action === "account_two_factor_off")).toHaveLength(1);
  });

  test("an account is deleted under its own address only; the log keeps its id and no address", async () => {
    const wrong = await post(olga, `/accounts/${anna.id}/deletion`, { email: olga.email });
    expect(await errorOf(wrong)).toEqual({ status: 409, code: "conflict", field: "email" });
    expect((await anna.request("/api/profile")).status).toBe(200);
    expect((await post(olga, `/accounts/${anna.id}/deletion`, { email: anna.email })).status).toBe(200);
    expect((await anna.request("/api/profile")).status).toBe(401);
    expect((await signIn(anna)).status).toBe(401);
    const [entry] = await log();
    expect(entry).toMatchObject({ action: "account_deleted", account: { id: anna.id, email: null } });
    const rows = await app.db.withSystem((tx) => tx.select().from(operatorActions));
    expect(JSON.stringify(rows)).not.toContain("@");
  });
});

describe("the last operator", () => {
  const harms = [
    ["suspend", undefined],
    ["two-factor-off", undefined],
    ["deletion", "own address"],
  ] as const;

  test.each(harms)("cannot lock themselves out: %s", async (action, body) => {
    const given = body && { email: olga.email };
    const harm = () => post(olga, `/accounts/${olga.id}/${action}`, given);
    expect(await errorOf(await harm())).toMatchObject({ status: 409, code: "last_operator" });
    // Another operator counts only if they could get in.
    const otto = await signUpOperator(app, "Otto");
    await setTwoFactor(otto, false);
    expect(await errorOf(await harm())).toMatchObject({ code: "last_operator" });
    await setTwoFactor(otto, true);
    expect((await harm()).status).toBeLessThan(500);
    expect((await otto.request(`${ROOM}/me`)).status).toBe(200);
  });

  test("of two who suspend each other at the same time one remains", async () => {
    const otto = await signUpOperator(app, "Otto");
    const statuses = await Promise.all([
      post(olga, `/accounts/${otto.id}/suspend`).then(({ status }) => status),
      post(otto, `/accounts/${olga.id}/suspend`).then(({ status }) => status),
    ]);
    expect(statuses.filter((status) => status === 200).length).toBeLessThan(2);
    const left = (await listOperators(app.db)).filter(({ suspended }) => !suspended);
    expect(left).toHaveLength(1);
  });
});

test("what fails is not in the log, and what is in the log has happened", async () => {
  const failing = { ...app.services, clock: () => new Date(Number.NaN) };
  const { suspend } = await import("#server/features/operator/account-actions.ts");
  await expect(suspend({ services: failing, operatorId: olga.id, id: anna.id })).rejects.toThrow("Invalid time value");
  expect((await account(anna.id)).suspended_at).toBeNull();
  expect((await log()).filter((entry) => entry.account?.id === anna.id)).toEqual([]);
  await post(olga, `/accounts/${anna.id}/suspend`);
  await post(olga, `/accounts/${anna.id}/suspend`);
  expect((await log()).filter((entry) => entry.account?.id === anna.id)).toMatchObject([
    { action: "account_suspended", operator: { id: olga.id, email: olga.email } },
  ]);
});

test("the log is read newest first, a page at a time", async () => {
  for (const action of ["suspend", "unsuspend", "sign-out"]) await post(olga, `/accounts/${anna.id}/${action}`);
  const first = await olga.json<{ items: OperatorAction[]; next_cursor: string }>(`${ROOM}/log?limit=2`);
  const next = await olga.json<{ items: OperatorAction[] }>(`${ROOM}/log?limit=2&cursor=${first.next_cursor}`);
  expect([...first.items, ...next.items].slice(0, 3).map(({ action }) => action)).toEqual([
    "account_signed_out",
    "account_unsuspended",
    "account_suspended",
  ]);
});

test("the log says which invitation it was, while it exists, and what a limit was before", async () => {
  const email = `${crypto.randomUUID()}@example.org`;
  const input = { by: "link", emails: [email], tester_type: "beta", language: "en" };
  const { items } = await olga.json<{ items: { id: string }[] }>(`${ROOM}/invitations`, { body: input });
  const { id } = items[0]!;
  for (const member_invitations of [3, 5])
    await olga.json(`${ROOM}/limits`, { method: "PUT", body: { member_invitations } });
  expect((await log()).slice(0, 3)).toMatchObject([
    { action: "installation_limits_changed", count: 5, before: 3, invitation: null },
    { action: "installation_limits_changed", count: 3 },
    { action: "invitations_made", count: 1, before: null, invitation: { id, email, tester_type: "beta" } },
  ]);
  await app.db.withSystem((tx) => tx.delete(invitations).where(eq(invitations.id, id)));
  expect((await log())[2]).toMatchObject({ invitation: { id, email: null, tester_type: null } });
});

test("a session begun before a sign-out by an operator is of no use afterwards", async () => {
  const again = await signIn(anna);
  const cookie = cookieOf({ headers: again.headers });
  await post(olga, `/accounts/${anna.id}/sign-out`);
  expect((await app.request("/api/profile", { headers: { cookie } })).status).toBe(401);
});
