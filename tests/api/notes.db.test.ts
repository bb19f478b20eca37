import { afterAll, beforeAll, expect, test } from "vitest";
import type { Note } from "#domain/notes/contract.ts";
import { errorOf, testApp, type TestApp, type TestUser } from "../support/app.ts";

let app: TestApp;
let anna: TestUser;
let persona: string;

beforeAll(async () => {
  app = await testApp();
  anna = await app.signUp();
  persona = await newPersona();
});
afterAll(() => app.close());

async function newPersona(name = "Marta"): Promise<string> {
  const response = await anna.request("/api/personas", { method: "POST", body: { name, context: "colleague" } });
  return ((await response.json()) as { id: string }).id;
}

async function write(body: object, to = persona): Promise<Note> {
  const response = await anna.request(`/api/personas/${to}/notes`, { method: "POST", body });
  expect(response.status).toBe(201);
  return (await response.json()) as Note;
}

async function list(query = "", of = persona): Promise<{ items: Note[]; next_cursor: string | null }> {
  return (await (await anna.request(`/api/personas/${of}/notes${query}`)).json()) as {
    items: Note[];
    next_cursor: string | null;
  };
}

test("a note is stored trimmed, with its tags, and can be read", async () => {
  const note = await write({ content: "  On Tuesday she interrupted me.  ", tags: ["work", " Work ", "", "meeting"] });
  expect(note).toMatchObject({
    persona_id: persona,
    title: "",
    content: "On Tuesday she interrupted me.",
    tags: ["work", "meeting"],
  });
  expect((await list()).items).toContainEqual(note);
});

test("the same id sent concurrently creates one note", async () => {
  const to = await newPersona();
  const id = crypto.randomUUID();
  const notes = await Promise.all(Array.from({ length: 20 }, () => write({ id, content: "Once" }, to)));
  expect(new Set(notes.map((note) => note.id))).toEqual(new Set([id]));
  expect((await list("", to)).items).toHaveLength(1);
});

test.each([
  ["nothing", {}, "content_required", "content"],
  ["only spaces", { content: " \n " }, "content_required", "content"],
  ["2001 characters", { content: "x".repeat(2001) }, "content_too_long", "content"],
  ["a tag that is too long", { content: "x", tags: ["t".repeat(41)] }, "tag_too_long", "tags.0"],
  ["too many tags", { content: "x", tags: Array.from({ length: 13 }, (_, i) => `tag${i}`) }, "too_many_tags", "tags"],
  ["a date to come", { content: "x", created_at: "2999-01-01T00:00:00Z" }, "date_in_future", "created_at"],
  ["a date that is none", { content: "x", created_at: "yesterday" }, "invalid_input", "created_at"],
  ["broken JSON", '{"content": ', "invalid_input", undefined],
])("rejects %s at its field", async (_name, body, code, field) => {
  const response = await anna.request(`/api/personas/${persona}/notes`, { method: "POST", body });
  expect(await errorOf(response)).toEqual({ status: 400, code, field });
});

test("accepts 2000 characters of any kind, and removes NUL", async () => {
  expect((await write({ content: "è".repeat(2000) })).content).toHaveLength(2000);
  expect((await write({ content: "😀".repeat(1000) })).content).toHaveLength(2000);
  expect((await write({ content: "a\u0000b" })).content).toBe("ab");
});

test("text, tags and date can be changed, and the tag filter ignores case", async () => {
  const to = await newPersona();
  const note = await write({ content: "Before", tags: ["old"] }, to);
  const response = await anna.request(`/api/notes/${note.id}`, {
    method: "PATCH",
    body: { content: "After", tags: ["Holiday"], created_at: "2026-01-02T10:00:00Z" },
  });
  expect(await response.json()).toMatchObject({
    content: "After",
    tags: ["Holiday"],
    created_at: "2026-01-02T10:00:00.000Z",
  });
  await write({ content: "Another" }, to);
  expect((await list("?tag=holiday", to)).items.map((item) => item.id)).toEqual([note.id]);
  expect(
    await errorOf(await anna.request(`/api/notes/${note.id}`, { method: "PATCH", body: { content: " " } })),
  ).toMatchObject({ code: "content_required" });
});

test("lists the tags of all notes on all pages, each once in its latest spelling", async () => {
  const to = await newPersona();
  const tags = async () => (await (await anna.request(`/api/personas/${to}/tags`)).json()) as unknown;
  expect(await tags()).toEqual({ tags: [] });
  await write({ content: "x", tags: ["sea", "Work"], created_at: "2026-02-01T10:00:00Z" }, to);
  await write({ content: "x", tags: ["work"], created_at: "2026-02-02T10:00:00Z" }, to);
  const gone = await write({ content: "x", tags: ["gone"] }, to);
  await write({ content: "x", tags: ["elsewhere"] }, await newPersona());
  await anna.request(`/api/notes/${gone.id}`, { method: "DELETE" });
  expect(await tags()).toEqual({ tags: ["sea", "work"] });
});

test("a deleted note is removed from every list, and can be restored completely", async () => {
  const to = await newPersona();
  const note = await write({ content: "Undo me", tags: ["kept"] }, to);
  expect((await anna.request(`/api/notes/${note.id}`, { method: "DELETE" })).status).toBe(200);
  expect((await list("", to)).items).toEqual([]);
  expect((await anna.request(`/api/notes/${note.id}`, { method: "DELETE" })).status).toBe(404);
  expect((await anna.request(`/api/notes/${note.id}`, { method: "PATCH", body: { content: "x" } })).status).toBe(404);
  expect((await anna.request(`/api/notes/${note.id}/restore`, { method: "POST" })).status).toBe(200);
  expect((await list("", to)).items).toEqual([note]);
});

test("pages have no gaps or duplicates, even with equal times", async () => {
  const to = await newPersona();
  const created_at = "2026-02-03T04:05:06.789Z";
  for (let index = 0; index < 7; index += 1) await write({ content: `Note ${index}`, created_at }, to);
  const seen: string[] = [];
  let cursor: string | null = null;
  do {
    const page = await list(`?limit=3${cursor ? `&cursor=${cursor}` : ""}`, to);
    seen.push(...page.items.map((item) => item.id));
    cursor = page.next_cursor;
  } while (cursor);
  expect(seen).toHaveLength(7);
  expect(new Set(seen).size).toBe(7);
  expect(await errorOf(await anna.request(`/api/personas/${to}/notes?cursor=made-up`))).toEqual({
    status: 400,
    code: "invalid_input",
    field: "cursor",
  });
  expect((await anna.request(`/api/personas/${to}/notes?limit=1000`)).status).toBe(400);
});

test("recent notes are the newest of the last 30 days, with names, without archived or deleted people", async () => {
  const user = await app.signUp();
  const make = async (name: string) =>
    (
      (await (await user.request("/api/personas", { method: "POST", body: { name, context: "friend" } })).json()) as {
        id: string;
      }
    ).id;
  const [near, archived, deleted] = [await make("Near"), await make("Archived"), await make("Deleted")];
  const note = (to: string, content: string, created_at?: string) =>
    user.request(`/api/personas/${to}/notes`, { method: "POST", body: { content, created_at } });
  await note(near, "old", new Date(Date.now() - 31 * 86_400_000).toISOString());
  for (const content of ["1", "2", "3", "4", "5", "6"]) await note(near, content);
  await note(archived, "hidden");
  await note(deleted, "hidden");
  await user.request(`/api/personas/${archived}`, { method: "PATCH", body: { archived: true } });
  await user.request(`/api/personas/${deleted}`, { method: "DELETE" });
  const page = (await (await user.request("/api/notes?limit=5")).json()) as {
    items: { content: string; persona_name: string }[];
  };
  expect(page.items).toHaveLength(5);
  expect(page.items.every((item) => item.persona_name === "Near" && item.content !== "old")).toBe(true);
});
