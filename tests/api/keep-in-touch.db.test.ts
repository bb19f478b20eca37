import { afterAll, beforeAll, expect, test } from "vitest";
import type { PersonaCard } from "#domain/people/contract.ts";
import { errorOf, testApp, type TestApp, type TestUser } from "../support/app.ts";
import { complete, patchInteraction, plan } from "../support/interactions.ts";
import { addPerson, readPerson } from "../support/people.ts";

let app: TestApp;
let anna: TestUser;
let later = 0;

beforeAll(async () => {
  app = await testApp({ clock: () => new Date(Date.now() + later) });
  anna = await app.signUp();
});
afterAll(() => app.close());

const person = async () => (await addPerson(anna, { short: false })).id;
const change = (id: string, body: object) => anna.request(`/api/personas/${id}`, { method: "PATCH", body });
async function cardOf(id: string): Promise<PersonaCard | undefined> {
  const { items } = (await (await anna.request("/api/personas")).json()) as { items: PersonaCard[] };
  return items.find((card) => card.id === id);
}
/** The last contact, which must be the same in the list and on the person's page. */
async function lastContact(id: string): Promise<string | null> {
  const [card, one] = [await cardOf(id), await readPerson(anna, id)];
  const times = [card?.last_contact, one.last_contact].map((time) => (time ? new Date(time).toISOString() : time));
  expect(times[0]).toBe(times[1]);
  return times[0] ?? null;
}
async function note(to: string, created_at: string): Promise<string> {
  const response = await anna.request(`/api/personas/${to}/notes`, {
    method: "POST",
    body: { content: "A note", created_at },
  });
  return ((await response.json()) as { id: string }).id;
}

test("the contact interval is stored, changed and removed without affecting anything else", async () => {
  const id = await person();
  expect(await cardOf(id)).toMatchObject({ keep_in_touch_days: null, last_contact: null });
  expect(await (await change(id, { keep_in_touch_days: 14 })).json()).toMatchObject({
    name: "Marta",
    keep_in_touch_days: 14,
    last_contact: null,
  });
  await change(id, { name: "Marta Rossi" });
  expect(await cardOf(id)).toMatchObject({ name: "Marta Rossi", keep_in_touch_days: 14 });
  expect(await readPerson(anna, id)).toMatchObject({ keep_in_touch_days: 14 });
  await change(id, { keep_in_touch_days: null });
  expect(await cardOf(id)).toMatchObject({ keep_in_touch_days: null });
});

test.each([0, 366, -1, 1.5, "7"])("rejects %s days", async (keep_in_touch_days) => {
  expect(await errorOf(await change(await person(), { keep_in_touch_days }))).toEqual({
    status: 400,
    code: "keep_in_touch_range",
    field: "keep_in_touch_days",
  });
});

test("the last contact is the newest note's date or the last completed interaction, whichever is later", async () => {
  const id = await person();
  await note(id, "2026-01-10T10:00:00Z");
  const newest = await note(id, "2026-02-10T10:00:00Z");
  expect(await lastContact(id)).toBe("2026-02-10T10:00:00.000Z");
  const planned = await plan(anna, id);
  expect(await lastContact(id)).toBe("2026-02-10T10:00:00.000Z");
  const { completed_date } = await complete(anna, planned.id);
  expect(await lastContact(id)).toBe(completed_date);

  // Editing an entry neither is a contact nor removes one.
  later = 86_400_000;
  await patchInteraction(anna, planned.id, { result_summary: "Corrected" });
  await anna.request(`/api/notes/${newest}`, { method: "PATCH", body: { content: "Corrected" } });
  expect(await lastContact(id)).toBe(completed_date);
  later = 0;

  await anna.request(`/api/interactions/${planned.id}`, { method: "DELETE" });
  expect(await lastContact(id)).toBe("2026-02-10T10:00:00.000Z");
  await anna.request(`/api/notes/${newest}`, { method: "DELETE" });
  expect(await lastContact(id)).toBe("2026-01-10T10:00:00.000Z");
});

test("setting a note’s date back does not move the last contact backwards", async () => {
  const id = await person();
  const older = await note(id, "2026-01-10T10:00:00Z");
  const newest = await note(id, "2026-02-10T10:00:00Z");
  const setTo = (which: string, created_at: string) =>
    anna.request(`/api/notes/${which}`, { method: "PATCH", body: { created_at } });
  await setTo(older, "2026-01-05T10:00:00Z");
  await setTo(newest, "2025-12-01T10:00:00Z");
  expect(await lastContact(id)).toBe("2026-02-10T10:00:00.000Z");
  await setTo(newest, "2026-03-01T10:00:00Z");
  expect(await lastContact(id)).toBe("2026-03-01T10:00:00.000Z");
});
