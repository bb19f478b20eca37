import { afterAll, beforeAll, expect, test } from "vitest";
import { calendarFeeds } from "#server/db/schema/interactions.ts";
import { errorOf, testApp, type TestApp, type TestUser } from "../support/app.ts";
import { complete, patchInteraction, plan } from "../support/interactions.ts";
import { addPerson } from "../support/people.ts";

let app: TestApp;
let anna: TestUser;
let marta: string;
const DATED = { objectives: "Talk about the move; slowly", planned_date: "2026-12-01T17:00:00Z" };

beforeAll(async () => {
  app = await testApp({ publicUrl: "https://sintonia.example.org" });
  anna = await app.signUp({ language: "it" });
  marta = (await addPerson(anna, { short: false, name: "Marta Rossi" })).id;
});
afterAll(() => app.close());

const feedOf = async (user: TestUser) => (await user.request("/api/calendar-feed")).json();
async function makeFeed(user: TestUser): Promise<string> {
  const response = await user.request("/api/calendar-feed", { method: "POST" });
  expect(response.status).toBe(201);
  const { url } = (await response.json()) as { url: string };
  expect(url).toMatch(/^https:\/\/sintonia\.example\.org\/calendar\/[\w-]{32}\.ics$/);
  return new URL(url).pathname;
}
const NO_FEED = { active: false, created_at: null, alarm_evening: false, alarm_morning: false, show_action: false };
const eventsOf = (file: string) => file.match(/^UID:.+$/gm)?.map((line) => line.slice(4, line.indexOf("@"))) ?? [];

test("returns a calendar file for an interaction with a date, in the profile's language", async () => {
  const { id } = await plan(anna, marta, DATED);
  const response = await anna.request(`/api/interactions/${id}/calendar`);
  expect(response.headers.get("content-type")).toBe("text/calendar; charset=utf-8");
  expect(response.headers.get("content-disposition")).toMatch(/^attachment; filename=".+\.ics"$/);
  const file = await response.text();
  expect(file).toContain("DTSTART:20261201T170000Z\r\n");
  expect(file).toContain("SUMMARY:Un momento per Marta\r\n");
  expect(file).toContain("Azione: Talk about the move\\; slowly\r\n");
  expect(file).not.toContain("Rossi");
  expect(eventsOf(file)).toEqual([id]);
});

test("returns 404 for the calendar file of an interaction without a date", async () => {
  const { id } = await plan(anna, marta);
  expect(await errorOf(await anna.request(`/api/interactions/${id}/calendar`))).toEqual({
    status: 400,
    code: "planned_date_required",
    field: "planned_date",
  });
});

test("a feed lists dated plans with active people, soonest first, without a session", async () => {
  const user = await app.signUp({ language: "en" });
  const add = async (name: string) => (await addPerson(user, { short: false, name })).id;
  const [near, archived, deleted] = [await add("Near"), await add("Archived"), await add("Deleted")];
  const late = await plan(user, near, { ...DATED, planned_date: "2026-12-24T17:00:00Z" });
  const soon = await plan(user, near, DATED);
  await plan(user, near);
  await complete(user, (await plan(user, near, DATED)).id);
  await user.request(`/api/interactions/${(await plan(user, near, DATED)).id}`, { method: "DELETE" });
  await plan(user, archived, DATED);
  await plan(user, deleted, DATED);
  await user.request(`/api/personas/${archived}`, { method: "PATCH", body: { archived: true } });
  await user.request(`/api/personas/${deleted}`, { method: "DELETE" });
  await plan(anna, marta, DATED);

  const path = await makeFeed(user);
  const response = await app.request(path);
  expect(response.status).toBe(200);
  expect(response.headers.get("content-type")).toBe("text/calendar; charset=utf-8");
  expect(response.headers.get("cache-control")).toBe("no-store");
  expect(response.headers.get("referrer-policy")).toBe("no-referrer");
  const file = await response.text();
  expect(eventsOf(file)).toEqual([soon.id, late.id]);
  expect(file).toContain("SUMMARY:Time for Near");

  await patchInteraction(user, soon.id, { planned_date: null });
  expect(eventsOf(await (await app.request(path)).text())).toEqual([late.id]);
});

test("a new address replaces the previous one, revoking ends all, and the secret is not stored", async () => {
  const user = await app.signUp();
  expect(await feedOf(user)).toEqual(NO_FEED);
  const first = await makeFeed(user);
  expect(await feedOf(user)).toMatchObject({ active: true, created_at: expect.any(String) as string });
  const second = await makeFeed(user);
  expect((await app.request(first)).status).toBe(404);
  expect((await app.request(second)).status).toBe(200);
  const rows = await app.db.withUser(user.id, (tx) => tx.select().from(calendarFeeds));
  expect(rows).toHaveLength(1);
  expect(JSON.stringify(rows)).not.toContain(second.slice("/calendar/".length, -4));
  for (const _ of [1, 2]) expect((await user.request("/api/calendar-feed", { method: "DELETE" })).status).toBe(200);
  expect(await errorOf(await app.request(second))).toMatchObject({ status: 404, code: "not_found" });
  expect(await feedOf(user)).toEqual(NO_FEED);
});

test("a feed rings and shows the plan’s action where that is chosen, and neither while danger is open", async () => {
  const user = await app.signUp({ language: "en" });
  const { id } = await addPerson(user, { short: false, name: "Marta Rossi" });
  await plan(user, id, { ...DATED, avoid: "Shouting" });
  const change = (body: object) => user.request("/api/calendar-feed", { method: "PATCH", body });
  expect((await change({ show_action: true })).status).toBe(404);
  const path = await makeFeed(user);
  const read = async () => (await app.request(path)).text();
  expect(await read()).not.toMatch(/VALARM|move|Shouting/);
  await user.json("/api/reminders", { method: "PATCH", body: { evening: "19:00" } });
  const chosen = { alarm_evening: true, alarm_morning: true, show_action: true };
  expect(await (await change({ ...chosen, time_zone: "Europe/Rome" })).json()).toMatchObject(chosen);
  // The plan is at six in the evening.
  const file = await read();
  expect(file.match(/^TRIGGER:.+$/gm)).toEqual(["TRIGGER:-PT1380M", "TRIGGER:-PT600M"]);
  expect(file).toContain("DESCRIPTION:Action: Talk about the move");
  expect(file).not.toMatch(/Shouting|Rossi/);
  // A new address shows the same.
  expect((await makeFeed(user)) === path).toBe(false);
  expect(await feedOf(user)).toMatchObject(chosen);
  const again = await makeFeed(user);
  const { id: carlo } = await addPerson(user, { short: false, name: "Carlo", context: "partner" });
  await user.json(`/api/personas/${carlo}/notes`, { body: { content: "He hit me again and said he will kill me." } });
  expect(await (await app.request(again)).text()).not.toMatch(/VALARM|move/);
});

test("concurrent new addresses leave one that works", async () => {
  const user = await app.signUp();
  const paths = await Promise.all(Array.from({ length: 10 }, () => makeFeed(user)));
  const answers = await Promise.all(paths.map(async (path) => (await app.request(path)).status));
  expect(answers.filter((status) => status === 200)).toHaveLength(1);
});

test.each(["x", `${"a".repeat(32)}.ics`, "a".repeat(32), `${"%00".repeat(32)}.ics`, "..%2fapi.ics"])(
  "returns 404 for the invalid address /calendar/%s",
  async (file) => {
    expect((await app.request(`/calendar/${file}`)).status).toBe(404);
  },
);

test("the feed cannot be created, read or revoked without a session", async () => {
  for (const method of ["GET", "POST", "DELETE"]) {
    expect((await app.request("/api/calendar-feed", { method })).status).toBe(401);
  }
});
