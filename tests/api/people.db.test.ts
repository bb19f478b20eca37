import { afterAll, beforeAll, expect, test } from "vitest";
import { personaCardSchema, personaSchema, type Persona, type PersonaCard } from "#domain/people/contract.ts";
import { pageOf } from "#domain/page.ts";
import { purgeDeleted } from "#server/records/account/purge-deleted.ts";
import { errorOf, testApp, type TestApp, type TestUser } from "../support/app.ts";

let app: TestApp;
let anna: TestUser;
beforeAll(async () => {
  app = await testApp();
  anna = await app.signUp({ language: "en" });
});
afterAll(() => app.close());

async function create(body: object, user = anna): Promise<Persona> {
  const response = await user.request("/api/personas", { method: "POST", body });
  expect(response.status).toBe(201);
  return personaSchema.parse(await response.json());
}

async function cards(user: TestUser, query = ""): Promise<{ items: PersonaCard[]; next_cursor: string | null }> {
  const response = await user.request(`/api/personas${query}`);
  expect(response.headers.get("content-type")).toMatch(/^application\/json/);
  return pageOf(personaCardSchema).parse(await response.json());
}

test("a person starts at progress 20 with the type derived from the context", async () => {
  expect(await create({ name: " Marta ", context: "mentor" })).toMatchObject({
    name: "Marta",
    relationship_type: "Colleague",
    gender: "not_specified",
    progress_level: 20,
    traits_short: null,
  });
  expect(
    await create({ name: "Leo", context: "other", relationship_other: " Neighbour ", age: 14, location_country: "IT" }),
  ).toMatchObject({
    relationship_type: "Other",
    relationship_other: "Neighbour",
    location_country: "IT",
  });
});

test("other names are stored, listed, changed, searched and removed", async () => {
  const user = await app.signUp({ language: "it" });
  const person = await create({ name: "Margherita", also_called: " Puffetta, la Tata ", context: "friend" }, user);
  expect(person.also_called).toBe("Puffetta, la Tata");
  expect((await cards(user)).items[0]).toMatchObject({ name: "Margherita", also_called: "Puffetta, la Tata" });
  const found = await (await user.request("/api/search?q=puffetta")).json();
  expect(found).toMatchObject({ items: [{ kind: "person", id: person.id }] });
  const change = async (body: object) =>
    (await (await user.request(`/api/personas/${person.id}`, { method: "PATCH", body })).json()) as Persona;
  expect(await change({ age: 40 })).toMatchObject({ also_called: "Puffetta, la Tata" });
  expect(await change({ also_called: "  " })).toMatchObject({ also_called: null, age: 40 });
});

test.each([
  [
    "other names too long",
    { name: "Leo", also_called: "x".repeat(201), context: "friend" },
    "also_called_too_long",
    "also_called",
  ],
  ["no name", { context: "friend" }, "name_required", "name"],
  ["a blank name", { name: " ", context: "friend" }, "name_required", "name"],
  ["no relationship", { name: "Leo" }, "context_required", "context"],
  ["an unknown relationship", { name: "Leo", context: "enemy" }, "context_required", "context"],
  ["other without a text", { name: "Leo", context: "other" }, "relationship_required", "relationship_other"],
  ["an age of 13", { name: "Leo", context: "friend", age: 13 }, "age_persona_range", "age"],
  ["an age of 101", { name: "Leo", context: "friend", age: 101 }, "age_persona_range", "age"],
  ["half a year", { name: "Leo", context: "friend", age: 20.5 }, "age_persona_range", "age"],
  ["a partner of 17", { name: "Leo", context: "partner", age: 17 }, "age_partner_minor", "age"],
  ["a romantic interest of 17", { name: "Leo", context: "romantic", age: 17 }, "age_partner_minor", "age"],
  [
    "a country that is none",
    { name: "Leo", context: "friend", location_country: "XX" },
    "country_unknown",
    "location_country",
  ],
])("rejects %s at its field", async (_name, body, code, field) => {
  expect(await errorOf(await anna.request("/api/personas", { method: "POST", body }))).toEqual({
    status: 400,
    code,
    field,
  });
});

test("the same id sent concurrently creates one person", async () => {
  const user = await app.signUp();
  const id = crypto.randomUUID();
  await Promise.all(Array.from({ length: 20 }, () => create({ id, name: "Once", context: "friend" }, user)));
  expect((await cards(user)).items).toHaveLength(1);
});

test("two users may choose the same id without learning of each other", async () => {
  const bruno = await app.signUp();
  const mine = await create({ name: "Mine", context: "friend" });
  const theirs = await create({ id: mine.id, name: "Theirs", context: "family" }, bruno);
  expect(theirs).toMatchObject({ id: mine.id, name: "Theirs" });
  expect(await (await anna.request(`/api/personas/${mine.id}`)).json()).toMatchObject({ name: "Mine" });
});

test("an edit changes only the given fields, and cannot result in a partner who is a minor", async () => {
  const person = await create({ name: "Sara", context: "friend", age: 16, location_region: "Lazio" });
  const patch = (body: object) => anna.request(`/api/personas/${person.id}`, { method: "PATCH", body });
  expect(await (await patch({ name: "Sara B." })).json()).toMatchObject({
    name: "Sara B.",
    age: 16,
    location_region: "Lazio",
  });
  expect(await errorOf(await patch({ context: "partner" }))).toEqual({
    status: 400,
    code: "age_partner_minor",
    field: "age",
  });
  expect(await errorOf(await patch({ context: "other" }))).toMatchObject({
    code: "relationship_required",
    field: "relationship_other",
  });
  expect(await (await patch({ context: "family", archived: true })).json()).toMatchObject({
    relationship_type: "Family",
    archived_at: expect.any(String),
  });
});

test("the short test stores scores with N reversed, and a text that names the person", async () => {
  const person = await create({ name: "Marta", context: "colleague" });
  const response = await anna.request(`/api/personas/${person.id}/short-test`, {
    method: "POST",
    body: { answers: { O: 2, C: 5, E: 4, A: 3, N: 5 } },
  });
  const updated = personaSchema.parse(await response.json());
  expect(updated).toMatchObject({ traits_short: { O: 2, C: 5, E: 4, A: 3, N: 1 }, progress_level: 20 });
  expect(updated.profile_summary).toContain("Marta");
  expect(updated.relational_tips).toBeTruthy();
  for (const answers of [
    { O: 0, C: 5, E: 4, A: 3, N: 5 },
    { O: 1, C: 5, E: 4, A: 3 },
    { O: 1.5, C: 5, E: 4, A: 3, N: 1 },
  ]) {
    const refused = await anna.request(`/api/personas/${person.id}/short-test`, { method: "POST", body: { answers } });
    expect(await errorOf(refused)).toMatchObject({ status: 400, code: "answer_required" });
  }
});

test("cards include the latest note, are paginated, and mark archived people", async () => {
  const user = await app.signUp();
  expect(await cards(user)).toEqual({ items: [], next_cursor: null });
  for (let index = 0; index < 5; index += 1) await create({ name: `Person ${index}`, context: "friend" }, user);
  const { items } = await cards(user);
  expect(items).toHaveLength(5);
  const newest = items[0]!;
  for (const content of ["first", "second"])
    await user.request(`/api/personas/${newest.id}/notes`, { method: "POST", body: { content } });
  await user.request(`/api/personas/${items[1]!.id}`, { method: "PATCH", body: { archived: true } });
  const first = await cards(user, "?limit=2");
  expect(first.items[0]).toMatchObject({
    id: newest.id,
    latest_note: { content: "second" },
    planned_count: 0,
    has_short_test: false,
  });
  expect(first.items[1]!.archived_at).not.toBeNull();
  const seen = [...first.items];
  for (let { next_cursor } = first; next_cursor;) {
    const page = await cards(user, `?limit=2&cursor=${next_cursor}`);
    seen.push(...page.items);
    ({ next_cursor } = page);
  }
  expect(seen.map((card) => card.id)).toEqual(items.map((card) => card.id));
});

test("deleting a person deletes everything about them, says how much beforehand, can be undone, and is purged later", async () => {
  const user = await app.signUp();
  const person = await create({ name: "Gone", context: "friend" }, user);
  await user.request(`/api/personas/${person.id}/notes`, { method: "POST", body: { content: "Goes too" } });
  expect(await (await user.request(`/api/personas/${person.id}/contents`)).json()).toEqual({
    notes: 1,
    interactions: 0,
    conversations: 0,
    answers: 0,
  });
  await user.request(`/api/personas/${person.id}`, { method: "DELETE" });
  expect((await cards(user)).items).toEqual([]);
  expect((await user.request(`/api/personas/${person.id}/notes`)).status).toBe(404);
  await user.request(`/api/personas/${person.id}/restore`, { method: "POST" });
  const notes = (await (await user.request(`/api/personas/${person.id}/notes`)).json()) as { items: unknown[] };
  expect(notes.items).toHaveLength(1);
  await user.request(`/api/personas/${person.id}`, { method: "DELETE" });
  expect(await purgeDeleted(app.db, new Date())).toBe(0);
  expect(await purgeDeleted(app.db, new Date(Date.now() + 11 * 60_000))).toBe(1);
  expect((await user.request(`/api/personas/${person.id}/restore`, { method: "POST" })).status).toBe(404);
});
