import { setTimeout } from "node:timers/promises";
import { asc } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { quoteSchema, QUOTE_REST_DAYS, type DailyQuote } from "#domain/progress/contract.ts";
import { QUOTES } from "#domain/progress/quote.ts";
import { dailyQuotes } from "#server/db/schema/progress.ts";
import { errorOf, testApp, type TestApp, type TestUser } from "../support/app.ts";
import { ownClusters } from "../support/questionnaires.ts";

let app: TestApp;
let now: Date;
const DAY = 86_400_000;
const at = (time: string) => (now = new Date(time));

beforeAll(async () => {
  app = await testApp({ clock: () => now });
});
afterAll(() => app.close());
beforeEach(() => {
  at("2026-11-20T10:00:00Z");
});

const ask = (user: TestUser, zone?: string) =>
  user.request(`/api/quote${zone === undefined ? "" : `?time_zone=${encodeURIComponent(zone)}`}`);
async function quote(user: TestUser, zone?: string): Promise<DailyQuote> {
  const response = await ask(user, zone);
  expect(response.status).toBe(200);
  return quoteSchema.parse(await response.json());
}
/** Gives a user extreme traits, so that some quotes match them. */
async function profiled(user: TestUser): Promise<void> {
  await user.request("/api/profile/onboarding", {
    method: "POST",
    body: { answers: { O: 5, C: 1, E: 5, A: 1, N: 5 } },
  });
  await user.request("/api/profile/answers", { method: "PUT", body: { answers: ownClusters(4, 5) } });
}
const rowsOf = (user: TestUser) =>
  app.db.withUser(user.id, (tx) => tx.select().from(dailyQuotes).orderBy(asc(dailyQuotes.day)));

test("the quote in both languages stays the same all day, whichever is requested first, and differs between users", async () => {
  const user = await app.signUp();
  const all = await Promise.all([1, 2, 3, 4].map(() => quote(user, "Europe/Rome")));
  expect(new Set(all.map(({ id }) => id)).size).toBe(1);
  expect(all[0]).toMatchObject({ day: "2026-11-20", text: { en: expect.any(String), it: expect.any(String) } });
  at("2026-11-20T22:59:59.999Z");
  expect(await quote(user, "Europe/Rome")).toEqual(all[0]);
  await profiled(user);
  expect(await quote(user, "Europe/Rome")).toEqual(all[0]);
  expect(await rowsOf(user)).toHaveLength(1);
  const others = await Promise.all([1, 2, 3, 4, 5, 6].map(async () => (await quote(await app.signUp())).id));
  expect(new Set([...others, all[0]?.id]).size).toBeGreaterThan(2);
});

test.each([
  ["Europe/Rome", "2026-11-20T22:59:59.999Z", "2026-11-20", "2026-11-20T23:00:00Z", "2026-11-21"],
  // The day the clocks go forward has 23 hours, the day they go back 25.
  ["Europe/Rome", "2026-03-29T21:59:59.999Z", "2026-03-29", "2026-03-29T22:00:00Z", "2026-03-30"],
  ["Europe/Rome", "2026-10-25T22:59:59.999Z", "2026-10-25", "2026-10-25T23:00:00Z", "2026-10-26"],
  ["America/St_Johns", "2026-11-20T03:29:59.999Z", "2026-11-19", "2026-11-20T03:30:00Z", "2026-11-20"],
  ["Pacific/Kiritimati", "2026-11-20T09:59:59.999Z", "2026-11-20", "2026-11-20T10:00:00Z", "2026-11-21"],
  ["Pacific/Pago_Pago", "2026-11-20T10:59:59.999Z", "2026-11-19", "2026-11-20T11:00:00Z", "2026-11-20"],
  ["Asia/Kathmandu", "2026-11-20T18:14:59.999Z", "2026-11-20", "2026-11-20T18:15:00Z", "2026-11-21"],
])("in %s a new quote appears at midnight (%s)", async (zone, before, day, after, next) => {
  const user = await app.signUp();
  at(before);
  const old = await quote(user, zone);
  at(after);
  const fresh = await quote(user, zone);
  expect([old.day, fresh.day]).toEqual([day, next]);
  expect(fresh.id).not.toBe(old.id);
  at(before);
  expect(await quote(user, zone)).toEqual(old);
});

test("a user who travels west over the date line gets each day's quote, and none twice", async () => {
  const user = await app.signUp();
  const east = await quote(user, "Pacific/Kiritimati");
  const west = await quote(user, "Pacific/Pago_Pago");
  expect([east.day, west.day]).toEqual(["2026-11-21", "2026-11-19"]);
  expect(west.id).not.toBe(east.id);
  at("2026-11-21T10:00:00Z");
  expect((await quote(user, "UTC")).id).toBe(east.id);
});

test("within half a year no quote repeats within 60 days, and only that history is stored", async () => {
  const user = await app.signUp();
  await profiled(user);
  const ids: string[] = [];
  const start = now.getTime();
  for (let day = 0; day < 180; day += 1) {
    now = new Date(start + day * DAY);
    ids.push((await quote(user, "Europe/Rome")).id);
  }
  for (const [index, id] of ids.entries()) {
    expect(ids.slice(index + 1, index + 1 + QUOTE_REST_DAYS)).not.toContain(id);
  }
  const rows = await rowsOf(user);
  expect(rows).toHaveLength(QUOTE_REST_DAYS + 1);
  expect(rows.map(({ quoteId }) => quoteId)).toEqual(ids.slice(-QUOTE_REST_DAYS - 1));
  const general = new Set(QUOTES.filter(({ fits }) => fits.length === 0).map(({ id }) => id));
  expect(ids.some((id) => !general.has(id))).toBe(true);
});

test("another process that chooses concurrently wins", async () => {
  const user = await app.signUp();
  const theirs = QUOTES.at(-1)!.id;
  let asking: Promise<DailyQuote> | undefined;
  await app.db.withUser(user.id, async (tx) => {
    await tx.insert(dailyQuotes).values({ userId: user.id, day: "2026-11-20", quoteId: theirs });
    asking = quote(user);
    // Long enough for the request to choose a quote and wait for this transaction.
    await setTimeout(300);
  });
  expect((await asking)?.id).toBe(theirs);
  expect(await rowsOf(user)).toMatchObject([{ quoteId: theirs }]);
});

test("a quote that no longer exists is replaced once", async () => {
  const user = await app.signUp();
  const row = { userId: user.id, day: "2026-11-20", quoteId: "of-an-earlier-version" };
  await app.db.withUser(user.id, (tx) => tx.insert(dailyQuotes).values(row));
  const [one, two] = await Promise.all([quote(user), quote(user)]);
  expect(one).toEqual(two);
  expect(await rowsOf(user)).toMatchObject([{ quoteId: one?.id }]);
});

test("an unknown zone falls back to UTC, an invalid parameter is rejected, and a session is required", async () => {
  const user = await app.signUp();
  at("2026-11-20T23:30:00Z");
  for (const zone of [undefined, "", "Europe/Atlantis", "'; drop table daily_quotes; --"]) {
    expect((await quote(user, zone)).day).toBe("2026-11-20");
  }
  expect((await quote(user, "Europe/Rome")).day).toBe("2026-11-21");
  for (const path of ["/api/quote", "/api/progress"]) {
    const long = await user.request(`${path}?time_zone=${"x".repeat(65)}`);
    expect(await errorOf(long)).toEqual({ status: 400, code: "invalid_input", field: "time_zone" });
    const two = await user.request(`${path}?time_zone=UTC&time_zone=Europe/Rome`);
    expect(await errorOf(two)).toEqual({ status: 400, code: "invalid_input", field: "time_zone" });
    expect((await app.request(path)).status).toBe(401);
  }
});
