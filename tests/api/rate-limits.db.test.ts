import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { latestTokenEnd } from "#domain/account/tokens.ts";
import { createToken } from "#server/features/account/api-tokens.ts";
import { purgeDeleted } from "#server/records/account/purge-deleted.ts";
import { countUse } from "#server/records/account/count-use.ts";
import { errorOf, testApp, type TestApp } from "../support/app.ts";
import { cookieOf, createClient, PASSWORD } from "../support/client.ts";
import { totp } from "../support/totp.ts";

let app: TestApp;
let url: string;
beforeAll(async () => {
  app = await testApp({ rateLimit: true, trustProxy: true });
  url = await app.listen();
});
afterAll(() => app.close());

function post(path: string, body: unknown, address: string, headers: Record<string, string> = {}): Promise<Response> {
  const from = { "x-forwarded-for": `6.6.6.6, ${address}` };
  return createClient(url).request(path, { body, headers: { ...from, ...headers } });
}

test("the eleventh wrong sign-in per minute from an address is rejected; other addresses are unaffected", async () => {
  const user = await app.signUp();
  const signIn = (password: string, address: string, headers = {}) =>
    post("/api/auth/sign-in/email", { email: user.email, password }, address, headers);
  for (let attempt = 0; attempt < 10; attempt += 1) {
    expect((await signIn("Wrong1password", "203.0.113.7")).status).toBe(401);
  }
  const refused = await signIn(PASSWORD, "203.0.113.7");
  const wait = Number(refused.headers.get("retry-after"));
  expect(wait).toBeGreaterThan(0);
  expect(wait).toBeLessThanOrEqual(60);
  expect(await errorOf(refused)).toMatchObject({ status: 429, code: "rate_limited" });
  const disguised = await signIn(PASSWORD, "203.0.113.7", { "x-sintonia-address": "198.51.100.9" });
  expect(disguised.status).toBe(429);
  expect((await signIn(PASSWORD, "203.0.113.8")).status).toBe(200);
});

test("rejecting a sign-in takes one statement: the address is checked before the account", async () => {
  const email = `${crypto.randomUUID()}@example.org`;
  const signIn = () => post("/api/auth/sign-in/email", { email, password: "Wrong1password" }, "203.0.113.9");
  expect((await signIn()).status).toBe(401);
  await app.db.withSystem((tx) =>
    tx.execute(sql`update rate_limits set count = 10 where key = 'sign-in/address|203.0.113.9'`),
  );
  const [statement, transaction] = [vi.spyOn(app.db, "statement"), vi.spyOn(app.db, "withSystem")];
  try {
    expect((await signIn()).status).toBe(429);
    expect([statement.mock.calls.length, transaction.mock.calls.length]).toEqual([1, 0]);
  } finally {
    vi.restoreAllMocks();
  }
});

test("concurrent wrong sign-ins are all counted, for an account from any address", async () => {
  const user = await app.signUp();
  const signIn = (address: string) =>
    post("/api/auth/sign-in/email", { email: user.email.toUpperCase(), password: "Wrong1password" }, address);
  const statuses = (await Promise.all(Array.from({ length: 30 }, () => signIn("203.0.113.30")))).map(
    ({ status }) => status,
  );
  expect([401, 429].map((status) => statuses.filter((other) => other === status).length)).toEqual([10, 20]);
  // Requests refused by the address's limit do not count against the account.
  const { rows } = await app.db.withSystem((tx) =>
    tx.execute<{ key: string; count: number }>(
      sql`select key, count from rate_limits where key like 'sign-in/account|%'`,
    ),
  );
  const own = rows.filter(({ count }) => count === 10);
  expect(own).toHaveLength(1);
  expect(own[0]?.key.toLowerCase()).not.toContain(user.email);

  await app.db.withSystem((tx) => tx.execute(sql`update rate_limits set count = 99 where key = ${own[0]!.key}`));
  expect((await signIn("203.0.113.31")).status).toBe(401);
  const refused = await signIn("203.0.113.32");
  expect(await errorOf(refused)).toMatchObject({ status: 429, code: "rate_limited" });
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(60);
});

test("an open session does not allow unlimited second-factor codes, from any address", async () => {
  const { cookie } = await app.signUp();
  const statuses: number[] = [];
  for (let place = 1; place <= 11; place += 1) {
    const tried = await post("/api/auth/two-factor/verify", { code: "000000" }, `203.0.113.${100 + place}`, { cookie });
    statuses.push(tried.status);
  }
  expect(statuses.filter((status) => status === 429)).toHaveLength(1);
  expect(statuses.at(-1)).toBe(429);
});

const keysLike = async (pattern: string) => {
  const { rows } = await app.db.withSystem((tx) =>
    tx.execute<{ key: string }>(sql`select key from rate_limits where key like ${pattern}`),
  );
  return rows.map(({ key }) => key);
};

/** Creates a user with two-step sign-in, in a known browser. */
async function withTwoSteps(address: string) {
  const { email, cookie: session } = await app.signUp();
  const device = /sintonia\.device=[^;]+/.exec(session)?.[0] ?? "";
  const enabled = await post("/api/auth/two-factor/enable", { password: PASSWORD }, address, { cookie: session });
  const { secret, recovery_codes: codes } = (await enabled.json()) as { secret: string; recovery_codes: string[] };
  const confirmed = await post("/api/auth/two-factor/confirm", { code: totp(secret) }, address, { cookie: session });
  expect(confirmed.status).toBe(200);
  const signIn = (password: string, cookie = device) =>
    post("/api/auth/sign-in/email", { email, password }, address, { cookie });
  const begin = async (cookie?: string) => {
    const begun = await signIn(PASSWORD, cookie);
    expect(await begun.json()).toEqual({ two_factor: true });
    return cookieOf(begun);
  };
  const giveCode = (code: string, waiting: string, cookie = device) =>
    post("/api/auth/two-factor/verify", { code }, address, { cookie: `${waiting}; ${cookie}` });
  return { email, device, codes, signIn, begin, giveCode };
}

test("wrong codes in a known browser are counted without storing its cookie", async () => {
  const { device, begin, giveCode } = await withTwoSteps("203.0.113.70");
  await app.db.withSystem((tx) => tx.execute(sql`delete from rate_limits`));
  expect(await errorOf(await giveCode("000000", await begin()))).toMatchObject({ code: "code_invalid" });
  expect(await keysLike("two-factor/minute|%")).toHaveLength(1);
  expect((await keysLike("%")).join()).not.toContain(device.split(/[=.]/)[2]);
});

test("a successful sign-in clears the counts of its earlier failures", async () => {
  const { device, codes, signIn, begin, giveCode } = await withTwoSteps("203.0.113.71");
  await app.db.withSystem((tx) => tx.execute(sql`delete from rate_limits`));
  // First in an unknown browser, then in the known one.
  for (const [browser, counted] of [
    ["", "sign-in/pair|%"],
    [device, "sign-in/known|%"],
  ] as const) {
    expect((await signIn("Wrong1password", browser)).status).toBe(401);
    const waiting = await begin(browser);
    expect(await keysLike(counted)).toHaveLength(1);
    expect((await giveCode(codes.pop()!, waiting, browser)).status).toBe(200);
    expect(await keysLike(counted)).toEqual([]);
  }
});

test("the owner of an API token is looked up once per request", async () => {
  const anna = await app.signUp();
  const now = new Date();
  const asked = { email: anna.email, name: "Sync", scope: "write", expiresAt: latestTokenEnd(now), now } as const;
  const headers = { authorization: `Bearer ${await createToken(app.db, asked)}` };
  const look = vi.spyOn(app.db, "session");
  try {
    for (const [path, body, status] of [
      ["/api/personas", { name: "Marta", context: "friend" }, 201],
      ["/functions/v1/validate-invite-link", { code: "a-guess" }, 200],
      ["/functions/v1/mark-invitation-used", { code: "a-guess" }, 403],
      ["/api/auth/change-password", { current_password: "Wrong1password", password: "Another2horse" }, 403],
    ] as const) {
      look.mockClear();
      expect((await post(path, body, "203.0.113.80", headers)).status, path).toBe(status);
      expect(look.mock.calls, path).toHaveLength(1);
    }
  } finally {
    look.mockRestore();
  }
});

test("an IPv6 /64 counts as one caller, whatever port a proxy appends", async () => {
  const ask = (address: string) =>
    post("/api/auth/sign-in/email", { email: `${crypto.randomUUID()}@example.org`, password: "x" }, address);
  for (let place = 0; place < 10; place += 1) {
    expect((await ask(`[2001:db8:7:7::${place}]:${50_000 + place}`)).status).toBe(401);
  }
  expect((await ask("2001:db8:7:7:ffff::1")).status).toBe(429);
  expect((await ask("2001:db8:7:8::1")).status).toBe(401);
});

test("the limit is four times higher for an IPv6 /56, and sixteen times for a /48", async () => {
  const ask = async (address: string) =>
    (await post("/api/auth/sign-in/email", { email: `${crypto.randomUUID()}@example.org`, password: "x" }, address))
      .status;
  const countAs = (key: string, count: number) =>
    app.db.withSystem((tx) =>
      tx.execute(sql`update rate_limits set count = ${count} where key = ${`sign-in/address|${key}`}`),
    );
  expect(await ask("2001:db8:aa:100::1")).toBe(401);
  await countAs("2001:db8:aa:100::/56", 39);
  expect(await ask("2001:db8:aa:101::1")).toBe(401);
  expect(await ask("2001:db8:aa:102::1")).toBe(429);
  expect(await ask("2001:db8:aa:200::1")).toBe(401);
  await countAs("2001:db8:aa::/48", 159);
  expect(await ask("2001:db8:aa:300::1")).toBe(401);
  expect(await ask("2001:db8:aa:400::1")).toBe(429);
  expect(await ask("2001:db8:ab:400::1")).toBe(401);
});

test("invitation codes can be checked 60 times a minute per address, also concurrently", async () => {
  const ask = (address: string) => post("/functions/v1/validate-invite-link", { code: "a-guess" }, address);
  const answers = await Promise.all(Array.from({ length: 65 }, () => ask("203.0.113.20")));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(60);
  const refused = answers.find(({ status }) => status === 429)!;
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
  expect(await errorOf(refused)).toMatchObject({ status: 429, code: "rate_limited" });
  expect((await ask("203.0.113.21")).status).toBe(200);
});

test("chat messages are counted per user; the count restarts after a minute, and old counts are deleted", async () => {
  const limit = { name: "test", max: 2, seconds: 60 };
  const start = new Date();
  const later = (seconds: number) => new Date(start.getTime() + seconds * 1000);
  await countUse(app.db, [{ limit, who: "a" }], start);
  await countUse(app.db, [{ limit, who: "a" }], later(10));
  await expect(countUse(app.db, [{ limit, who: "a" }], later(20))).rejects.toMatchObject({
    code: "rate_limited",
    retryAfter: 40,
  });
  await countUse(app.db, [{ limit, who: "b" }], later(20));
  await countUse(app.db, [{ limit, who: "a" }], later(60));

  const [anna, bruno] = [await app.signUp(), await app.signUp()];
  const say = async (user: typeof anna, persona: string) => {
    const response = await user.request("/functions/v1/ai-chat", {
      method: "POST",
      body: {
        messages: [{ role: "user", content: "Hello" }],
        conversationId: crypto.randomUUID(),
        personaContext: { personaId: persona },
      },
    });
    await response.body?.cancel();
    return response;
  };
  const people: string[] = [];
  for (const user of [anna, bruno]) {
    const created = await user.request("/api/personas", { method: "POST", body: { name: "Marta", context: "friend" } });
    people.push(((await created.json()) as { id: string }).id);
  }
  const answers = [];
  for (let count = 0; count < 21; count += 1) answers.push(await say(anna, people[0]!));
  expect(answers.map(({ status }) => status)).toEqual([...Array.from({ length: 20 }, () => 200), 429]);
  expect(Number(answers.at(-1)?.headers.get("retry-after"))).toBeGreaterThan(0);
  const { items } = (await (await anna.request(`/api/personas/${people[0]!}/conversations`)).json()) as {
    items: { id: string }[];
  };
  expect(items).toHaveLength(20);
  const conversationId = items[0]!.id;
  const told = (await (await anna.request(`/api/conversations/${conversationId}/messages`)).json()) as {
    items: { id: string; role: string }[];
  };
  const again = await anna.request("/functions/v1/ai-chat", {
    method: "POST",
    body: {
      messages: [{ id: told.items.at(-1)!.id, role: "user", content: "" }],
      regenerate: true,
      conversationId,
      personaContext: { personaId: people[0]! },
    },
  });
  expect(await errorOf(again)).toMatchObject({ status: 429, code: "rate_limited" });
  expect((await say(bruno, people[1]!)).status).toBe(200);

  await purgeDeleted(app.db, later(2 * 3600));
  const { rows } = await app.db.withSystem((tx) => tx.execute(sql`select key from rate_limits`));
  expect(rows).toEqual([]);
});
