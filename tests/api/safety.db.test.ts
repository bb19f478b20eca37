import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Finding } from "#domain/care/contract.ts";
import type { Note } from "#domain/notes/contract.ts";
import type { Persona } from "#domain/people/contract.ts";
import { ASSESSMENT } from "#domain/relationship/content.assessment.ts";
import { personas } from "#server/db/schema/people.ts";
import { safetyFindings } from "#server/db/schema/safety.ts";
import { readPending } from "#server/features/safety/read-pending.ts";
import { errorOf, testApp, type TestApp, type TestUser } from "../support/app.ts";

const GRAVE = "He hit me again last night and I am afraid of him";

let app: TestApp;
let anna: TestUser;
let bruno: TestUser;

beforeAll(async () => {
  app = await testApp();
  anna = await app.signUp();
  bruno = await app.signUp();
});
afterAll(() => app.close());

async function send<T>(user: TestUser, path: string, body: unknown, method = "POST"): Promise<T> {
  const response = await user.request(path, { method, body: body as object });
  expect(response.status).toBeLessThan(300);
  return (await response.json()) as T;
}
const read = async <T>(user: TestUser, path: string) => (await (await user.request(path)).json()) as T;
const newPerson = async (user = anna, name = "Tom") =>
  (await send<{ id: string }>(user, "/api/personas", { name, context: "partner" })).id;
const write = (personaId: string, content: string) => send<Note>(anna, `/api/personas/${personaId}/notes`, { content });
const person = (id: string) => read<Persona>(anna, `/api/personas/${id}`);
const findings = async (id: string) =>
  (await read<{ items: Finding[] }>(anna, `/api/safety/findings?persona_id=${id}`)).items;

test("a grave note opens the person's danger immediately, and editing or deleting the note does not end it", async () => {
  const id = await newPerson();
  const note = await write(id, GRAVE);
  expect(note.safety).toMatchObject({ level: "alarm", status: "open" });
  expect((await person(id)).danger).toMatchObject({ ids: [note.safety!.id], by: "persona" });
  const { items } = await read<{ items: Note[] }>(anna, `/api/personas/${id}/notes`);
  expect(items[0]?.safety).toEqual(note.safety);
  const edited = await send<Note>(anna, `/api/notes/${note.id}`, { content: "We had lunch." }, "PATCH");
  expect(edited.safety).toEqual(note.safety);
  await anna.request(`/api/notes/${note.id}`, { method: "DELETE" });
  expect((await person(id)).danger?.ids).toEqual([note.safety!.id]);
});

test("an ordinary note creates no finding", async () => {
  const id = await newPerson();
  expect((await write(id, "We had lunch and talked about the garden.")).safety).toBeNull();
  expect((await person(id)).danger).toBeNull();
});

test("one request ends a danger, applies to that text later, and can be undone", async () => {
  const id = await newPerson();
  const note = await write(id, GRAVE);
  const ids = [note.safety!.id];
  const ended = await send<{ items: Finding[] }>(anna, "/api/safety/clear", { ids, as: "mistake" });
  expect(ended.items).toMatchObject([{ id: ids[0], status: "cleared", cleared_as: "mistake", source: note.id }]);
  expect((await send<{ items: Finding[] }>(anna, "/api/safety/clear", { ids, as: "mistake" })).items).toEqual([]);
  expect((await person(id)).danger).toBeNull();
  const same = await send<Note>(anna, `/api/notes/${note.id}`, { content: GRAVE, tags: ["x"] }, "PATCH");
  expect(same.safety?.status).toBe("cleared");
  await send(anna, "/api/safety/reopen", { ids });
  expect((await person(id)).danger?.ids).toEqual(ids);
  await send(anna, "/api/safety/clear", { ids, as: "safe" });
  // A different text creates a new finding.
  const other = await send<Note>(anna, `/api/notes/${note.id}`, { content: "He threatened to kill me." }, "PATCH");
  expect(other.safety).toMatchObject({ status: "open" });
});

test("plans, outcomes and answers open a danger too", async () => {
  const id = await newPerson();
  const plan = await send<{ id: string; safety: unknown }>(anna, `/api/personas/${id}/interactions`, {
    objectives: "Ask him why he hit me",
    avoid: null,
    feeling: null,
  });
  expect(plan.safety).toMatchObject({ level: "alarm" });
  const kinds = async () => (await findings(id)).map(({ kind }) => kind);
  expect(await kinds()).toEqual(["interaction"]);
  const answers = { initial_6: "I want him to stop beating me" };
  await send(anna, `/api/personas/${id}/answers`, { answers }, "PUT");
  await send(anna, `/api/personas/${id}/answers`, { answers: frightening() }, "PUT");
  expect(await kinds()).toEqual(["interaction", "answer", "assessment"]);
});

test("returns 404 for another user's findings, and names the field of invalid input", async () => {
  const id = await newPerson();
  const { safety } = await write(id, GRAVE);
  const ids = [safety!.id];
  for (const path of ["clear", "reopen"]) {
    const response = await bruno.request(`/api/safety/${path}`, { method: "POST", body: { ids, as: "safe" } });
    expect(response.status).toBe(404);
  }
  expect((await bruno.request(`/api/safety/findings?persona_id=${id}`)).status).toBe(404);
  expect((await person(id)).danger?.ids).toEqual(ids);
  const wrong = await anna.request("/api/safety/clear", { method: "POST", body: { ids: [], as: "safe" } });
  expect([wrong.status, (await errorOf(wrong)).field]).toEqual([400, "ids"]);
  const unknown = await anna.request("/api/safety/clear", { method: "POST", body: { ids, as: "later" } });
  expect((await errorOf(unknown)).field).toBe("as");
  expect((await app.request("/api/safety/clear", { method: "POST", body: { ids, as: "safe" } })).status).toBe(401);
});

/** Creates a persona with a grave note but without a finding, as before findings were stored. */
async function unread(): Promise<string> {
  const id = await newPerson();
  const { id: noteId } = await write(id, GRAVE);
  await app.db.withUser(anna.id, async (tx) => {
    await tx.delete(safetyFindings).where(eq(safetyFindings.source, noteId));
    await tx.update(personas).set({ safetyReadAt: null }).where(eq(personas.id, id));
  });
  return id;
}

test("opening an unchecked person checks them first", async () => {
  const id = await unread();
  expect((await person(id)).danger).not.toBeNull();
});

test("texts written before findings were stored are checked later, once", async () => {
  const id = await unread();
  expect(await readPending(app.db, new Date())).toBeGreaterThanOrEqual(1);
  expect((await person(id)).danger).not.toBeNull();
  expect(await readPending(app.db, new Date())).toBe(0);
});

test("findings are deleted with their person", async () => {
  const id = await newPerson();
  const { safety } = await write(id, GRAVE);
  await app.db.withUser(anna.id, (tx) => tx.delete(personas).where(eq(personas.id, id)));
  const rows = await app.db.withUser(anna.id, (tx) =>
    tx.select().from(safetyFindings).where(eq(safetyFindings.id, safety!.id)),
  );
  expect(rows).toEqual([]);
});

function frightening(): Record<string, string> {
  for (const { items } of ASSESSMENT) {
    for (const { key, options } of items) {
      const letter = (["a", "b", "c", "d"] as const).find((one) => options[one].frightening);
      if (letter) return { [key]: letter };
    }
  }
  throw new Error("no answer is frightening");
}
