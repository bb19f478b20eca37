import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { currentLookBackSchema, type CurrentLookBack } from "#domain/progress/contract.ts";
import { interactions } from "#server/db/schema/interactions.ts";
import { notesPersona } from "#server/db/schema/notes.ts";
import { personas } from "#server/db/schema/people.ts";
import { profiles } from "#server/db/schema/profile.ts";
import { lookBacks } from "#server/db/schema/progress.ts";
import { reminderSettings } from "#server/db/schema/reminders.ts";
import { readLookBack } from "#server/features/progress/look-back.ts";
import { purgeDeleted } from "#server/records/account/purge-deleted.ts";
import { errorOf, testApp, type TestApp, type TestUser } from "../support/app.ts";

let app: TestApp;
let anna: TestUser;
let now: Date;
/** A Monday. */
const MONDAY = "2026-11-16T08:00:00Z";

beforeAll(async () => {
  app = await testApp({ clock: () => now });
});
afterAll(() => app.close());
beforeEach(async () => {
  now = new Date(MONDAY);
  anna = await longAgo();
});

/** Somebody with an account of two years ago. */
async function longAgo(): Promise<TestUser> {
  const user = await app.signUp();
  await inRows(user, (tx) => tx.update(profiles).set({ createdAt: new Date("2024-11-01T10:00:00Z") }));
  return user;
}
const inRows = <T>(user: TestUser, work: Parameters<typeof app.db.withUser<T>>[1]) => app.db.withUser(user.id, work);

async function person(user: TestUser, values: Partial<typeof personas.$inferInsert> = {}): Promise<string> {
  const id = crypto.randomUUID();
  const createdAt = new Date("2025-01-01T10:00:00Z");
  await inRows(user, (tx) =>
    tx.insert(personas).values({ id, userId: user.id, name: "Marta", context: "friend", createdAt, ...values }),
  );
  return id;
}
async function plan(user: TestUser, personaId: string, values: Partial<typeof interactions.$inferInsert> = {}) {
  const id = crypto.randomUUID();
  const plannedDate = new Date("2026-11-12T17:00:00Z");
  await inRows(user, (tx) =>
    tx
      .insert(interactions)
      .values({ id, userId: user.id, personaId, objectives: "Ask how the new job is going", plannedDate, ...values }),
  );
  return id;
}
const TOLD = {
  status: "completed",
  resultSummary: "It went well",
  completedDate: new Date("2026-11-13T10:00:00Z"),
} as const;
async function note(user: TestUser, personaId: string, values: Partial<typeof notesPersona.$inferInsert> = {}) {
  const id = crypto.randomUUID();
  const content = "We walked along the river and talked about the garden";
  const createdAt = new Date("2025-11-16T10:00:00Z");
  await inRows(user, (tx) =>
    tx.insert(notesPersona).values({ id, userId: user.id, personaId, content, createdAt, ...values }),
  );
  return id;
}
async function read(user: TestUser, query = "?time_zone=Europe/Rome"): Promise<CurrentLookBack["look_back"]> {
  const response = await user.request(`/api/progress/look-back${query}`);
  expect(response.status).toBe(200);
  return currentLookBackSchema.parse(await response.json()).look_back;
}
const dismiss = (user: TestUser, starts: string) =>
  user.request(`/api/progress/look-back/${starts}/dismiss`, { method: "POST" });
const rowsOf = (user: TestUser) => inRows(user, (tx) => tx.select().from(lookBacks));

test("tells the week’s plans, whom it has been long with, a note of a year ago and a question", async () => {
  const marta = await person(anna);
  const luca = await person(anna, { name: "Luca", keepInTouchDays: 30 });
  const told = await plan(anna, marta, TOLD);
  const open = await plan(anna, luca, { plannedDate: new Date("2026-11-15T22:59:00Z") });
  await plan(anna, marta, { plannedDate: new Date("2026-11-15T23:00:00Z") });
  const kept = await note(anna, marta);
  const look = await read(anna);
  expect(look).toMatchObject({
    starts: "2026-11-09",
    ends: "2026-11-15",
    language: "en",
    dismissed: false,
    plans: [
      { interaction_id: told, persona_name: "Marta", outcome: "It went well", day: "2026-11-12" },
      { interaction_id: open, persona_name: "Luca", outcome: null, day: "2026-11-15" },
    ],
    people: [{ persona_id: luca, since: "In your circle for 22 months" }],
    note: { id: kept, ago: "year", day: "2025-11-16" },
  });
  expect(look?.question).toMatch(/\?$/);
});

test("stays the same all week, for the app and for a letter, and another comes the next", async () => {
  const marta = await person(anna);
  await plan(anna, marta);
  const [first, second] = await Promise.all([read(anna), read(anna)]);
  expect(second).toEqual(first);
  await plan(anna, marta, { objectives: "Planned since" });
  now = new Date("2026-11-22T22:59:00Z");
  expect(await read(anna)).toEqual(first);
  const input = { now, timeZone: "Europe/Rome" };
  expect(await readLookBack({ ...app.services, user: anna, input })).toEqual(first);
  await plan(anna, marta, { plannedDate: new Date("2026-11-18T17:00:00Z"), objectives: "Call" });
  now = new Date("2026-11-22T23:00:00Z");
  const next = await read(anna);
  expect(next).toMatchObject({ starts: "2026-11-16", plans: [{ action: "Call" }] });
  expect(next?.question).not.toBe(first?.question);
  expect(await rowsOf(anna)).toHaveLength(2);
});

test("is decided once: a week with nothing stays one, and old weeks are not kept", async () => {
  const marta = await person(anna);
  expect(await read(anna)).toBeNull();
  await plan(anna, marta);
  expect(await read(anna)).toBeNull();
  expect(await rowsOf(anna)).toMatchObject([{ question: null, planIds: [] }]);
  for (let week = 1; week <= 20; week += 1) {
    now = new Date(Date.parse(MONDAY) + week * 7 * 86_400_000);
    await read(anna);
  }
  expect(await rowsOf(anna)).toHaveLength(13);
});

test("follows another weekday and another time zone without a second one for the same days", async () => {
  // Late on Sunday in Rome, on Monday in Kiritimati.
  await plan(anna, await person(anna), { plannedDate: new Date("2026-11-15T20:00:00Z") });
  const { plans, ...first } = (await read(anna))!;
  await inRows(anna, (tx) => tx.insert(reminderSettings).values({ userId: anna.id, lookBack: true, lookBackDay: 4 }));
  const input = { now: new Date("2026-11-19T10:00:00Z"), timeZone: "Pacific/Kiritimati" };
  const other = await readLookBack({ ...app.services, user: anna, input });
  expect(other).toEqual({ ...first, plans: [{ ...plans[0], day: "2026-11-16" }] });
  expect(await rowsOf(anna)).toHaveLength(1);
});

test("comes on the same day once the reminder of it is turned on", async () => {
  const on = await anna.request("/api/reminders", { method: "PATCH", body: { look_back: true } });
  expect(on.status).toBe(200);
  await plan(anna, await person(anna));
  expect(await read(anna)).toMatchObject({ starts: "2026-11-09", ends: "2026-11-15" });
});

test("a new account has nothing to look back on yet", async () => {
  const user = await app.signUp();
  await inRows(user, (tx) => tx.update(profiles).set({ createdAt: new Date("2026-11-15T23:00:00Z") }));
  await plan(user, await person(user));
  expect(await read(user)).toBeNull();
  expect(await rowsOf(user)).toEqual([]);
});

test("is put away on the server, and can be read again", async () => {
  await plan(anna, await person(anna));
  const look = await read(anna);
  expect((await dismiss(anna, look!.starts)).status).toBe(200);
  expect((await dismiss(anna, look!.starts)).status).toBe(200);
  expect(await read(anna)).toBeNull();
  expect(await read(anna, "?time_zone=Europe/Rome&again=true")).toEqual({ ...look, dismissed: true });
  expect(await errorOf(await dismiss(anna, "2026-11-02"))).toMatchObject({ status: 404, code: "not_found" });
  expect((await dismiss(anna, "yesterday")).status).toBe(404);
});

test("is about one’s own only: another’s is neither read nor put away", async () => {
  await plan(anna, await person(anna));
  const look = await read(anna);
  const bruno = await longAgo();
  expect(await read(bruno)).toBeNull();
  expect((await dismiss(bruno, look!.starts)).status).toBe(200);
  expect(await read(anna)).toEqual(look);
  expect((await errorOf(await app.request("/api/progress/look-back"))).status).toBe(401);
});

test("is silent while danger is open, whoever it is about, and comes back once it is over", async () => {
  const marta = await person(anna);
  const luca = await person(anna, { name: "Luca" });
  await plan(anna, marta);
  const look = await read(anna);
  const body = { content: "Luca hit me again last night and I am afraid of him" };
  const response = await anna.request(`/api/personas/${luca}/notes`, { method: "POST", body });
  const { safety } = (await response.json()) as { safety: { id: string; level: string } };
  expect(safety.level).toBe("alarm");
  expect(await read(anna)).toBeNull();
  await anna.request("/api/safety/clear", { method: "POST", body: { ids: [safety.id], as: "safe" } });
  expect(await read(anna)).toEqual(look);
});

test("leaves out whoever is archived, left out of AI, frightening or dead, and texts that told of danger", async () => {
  const due = { keepInTouchDays: 7 };
  await plan(anna, await person(anna, { archivedAt: now }));
  await plan(anna, await person(anna, { leftOutOfAi: true, ...due }));
  const nonna = await person(anna, { name: "Nonna", ...due });
  await note(anna, nonna, { content: "La nonna è morta a marzo", createdAt: new Date("2026-03-10T10:00:00Z") });
  const papa = await person(anna, { name: "Papà", ...due });
  await note(anna, papa, { content: "Papà non c’è più da un mese", createdAt: new Date("2026-10-01T10:00:00Z") });
  const marta = await person(anna);
  await note(anna, marta, { content: "Marta said she wants to die and has the pills ready at home" });
  await note(anna, marta, { leftOutOfAi: true });
  await note(anna, marta, { deletedAt: now });
  expect(await read(anna)).toBeNull();
});

test("checks for danger what was written before there was such a check", async () => {
  const marta = await person(anna, { safetyReadAt: null });
  await plan(anna, marta, { objectives: "Tell her that he hits me and that I am afraid to go home" });
  expect(await read(anna)).toBeNull();
  const { items } = await anna.json<{ items: { id: string }[] }>(`/api/safety/findings?persona_id=${marta}`);
  await plan(anna, await person(anna, { name: "Luca" }));
  await anna.request("/api/safety/clear", { method: "POST", body: { ids: items.map(({ id }) => id), as: "safe" } });
  // Only about Luca: the danger was by Marta.
  expect((await read(anna))?.plans).toMatchObject([{ persona_name: "Luca" }]);
});

test("shows what has changed since, and nothing of what is deleted, archived or left out", async () => {
  const marta = await person(anna);
  const luca = await person(anna, { name: "Luca" });
  const planned = await plan(anna, marta);
  await plan(anna, luca);
  const written = await note(anna, luca);
  expect((await read(anna))?.plans).toHaveLength(2);
  await anna.request(`/api/interactions/${planned}/outcome`, { method: "POST", body: { result_summary: "All good" } });
  await anna.request(`/api/personas/${marta}`, { method: "PATCH", body: { name: "Martina" } });
  const changed = await read(anna);
  expect(changed?.plans).toContainEqual(
    expect.objectContaining({ persona_name: "Martina", interaction_id: planned, outcome: "All good" }),
  );
  await anna.request(`/api/notes/${written}`, { method: "DELETE" });
  expect(await read(anna)).toMatchObject({ note: null });
  await anna.request(`/api/notes/${written}/restore`, { method: "POST" });
  expect((await read(anna))?.note?.id).toBe(written);
  await anna.request(`/api/personas/${luca}`, { method: "DELETE" });
  expect(JSON.stringify(await read(anna))).not.toContain("Luca");
  await anna.request(`/api/personas/${marta}`, { method: "PATCH", body: { left_out_of_ai: true } });
  expect(await read(anna)).toBeNull();
});

test("keeps no trace of what was deleted for good", async () => {
  const marta = await person(anna);
  const luca = await person(anna, { name: "Luca", keepInTouchDays: 7 });
  await plan(anna, marta);
  await plan(anna, luca);
  await note(anna, luca);
  await read(anna);
  const words = { openingText: "Luca and you", questionText: "Luca?", factsHash: "x" };
  await inRows(anna, (tx) => tx.update(lookBacks).set(words));
  await anna.request(`/api/personas/${luca}`, { method: "DELETE" });
  expect(await rowsOf(anna)).toMatchObject([{ openingText: null, questionText: null, factsHash: null }]);
  await inRows(anna, (tx) => tx.update(lookBacks).set(words));
  await purgeDeleted(app.db, new Date(Date.now() + 3_600_000));
  expect(await rowsOf(anna)).toMatchObject([
    { planIds: [expect.any(String)], dueIds: [], noteId: null, personaIds: [marta], openingText: null },
  ]);
  expect((await read(anna))?.plans).toMatchObject([{ persona_name: "Marta" }]);
});

test("speaks the language of the profile, also when that changes within the week", async () => {
  await plan(anna, await person(anna), TOLD);
  expect((await read(anna))?.opening).toMatch(/^You had/);
  await anna.request("/api/profile", { method: "PATCH", body: { language: "it" } });
  expect(await read(anna)).toMatchObject({
    language: "it",
    opening: "Avevi in programma una cosa, e hai scritto com’è andata.",
  });
});
