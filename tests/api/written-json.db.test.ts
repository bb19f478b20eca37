import { createRoute, z } from "@hono/zod-openapi";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Interaction } from "#domain/interactions/contract.ts";
import type { Note } from "#domain/notes/contract.ts";
import type { Persona, PersonaCard } from "#domain/people/contract.ts";
import { createRouter, sendJson } from "#server/http/http.ts";
import type { JsonText } from "#server/services.ts";
import { testApp, type TestApp, type TestUser } from "../support/app.ts";
import { contractOf } from "../support/check-contract.ts";

let app: TestApp;
let anna: TestUser;
beforeAll(async () => {
  app = await testApp();
  anna = await app.signUp();
});
afterAll(() => app.close());

/** What has to be escaped, looks like a line break between items, or is longer in UTF-8. */
const TEXTS = ['"}, \n {"id":"', "back\\slash \\n, tab\t and line\nbreak", "</script><!-- \u2028 \u0001 😀 è", "null"];

interface Page<T> {
  items: T[];
  next_cursor: string | null;
}

/** Every page of a list, one item on each. */
async function pages<T>(path: string): Promise<T[]> {
  const found: T[] = [];
  let cursor: string | null = null;
  do {
    const page: Page<T> = await anna.json(
      `${path}${path.includes("?") ? "&" : "?"}limit=1${cursor ? `&cursor=${cursor}` : ""}`,
    );
    found.push(...page.items);
    cursor = page.next_cursor;
  } while (cursor !== null);
  return found;
}

test("items are the same in a list, on pages of their own and as they were answered when they were stored", async () => {
  const person = await anna.json<Persona>("/api/personas", { body: { name: 'Ma"r\\ta', context: "friend" } });
  const at = `/api/personas/${person.id}`;
  const notes: Note[] = [];
  const plans: Interaction[] = [];
  for (const [place, content] of TEXTS.entries()) {
    // Times whose fraction ends in zeros, or is zero.
    const created_at = `2026-01-0${place + 1}T10:00:00.${place}00Z`;
    notes.unshift(await anna.json(`${at}/notes`, { body: { content, tags: [content.slice(0, 8)], created_at } }));
    const body = { objectives: content, avoid: null, feeling: content, planned_date: place > 1 ? created_at : null };
    plans.unshift(await anna.json(`${at}/interactions`, { body }));
  }
  const all = async <T>(path: string) => (await anna.json<Page<T>>(path)).items;
  for (const list of [all, pages]) {
    await expect(list(`${at}/notes`)).resolves.toEqual(notes);
    await expect(list(`${at}/interactions`)).resolves.toEqual(plans);
    const coming = [plans[1], plans[0], plans[2], plans[3]].map((plan) => ({ ...plan, persona_name: person.name }));
    await expect(list("/api/interactions?status=planned")).resolves.toEqual(coming);
    const [card] = await list<PersonaCard>("/api/personas");
    const [latest] = notes;
    expect(card).toMatchObject({
      name: person.name,
      created_at: person.created_at,
      planned_count: TEXTS.length,
      latest_note: { id: latest?.id, content: latest?.content, created_at: latest?.created_at },
      last_contact: latest?.created_at,
    });
  }
});

test("a person without notes has none on the card, and an empty list is one", async () => {
  const bruno = await app.signUp({ name: "Bruno" });
  await expect(bruno.json("/api/personas")).resolves.toEqual({ items: [], next_cursor: null });
  await bruno.json("/api/personas", { body: { name: "Ada", context: "friend" } });
  const { items } = await bruno.json<Page<PersonaCard>>("/api/personas");
  expect(items).toMatchObject([{ name: "Ada", latest_note: null, last_contact: null, planned_count: 0 }]);
});

test.each([
  ['{"at":"2026-01-01T00:00:00.000Z"}', null],
  ['{"at":"2026-01-01 00:00:00+00"}', /breaks its contract/],
  ['{"at":"2026-01-01T00:00:00.000Z","user":"1"}', /breaks its contract/],
  ["{}", /breaks its contract/],
])("the tests' client checks %s against the route's schema", async (text, problem) => {
  const schema = z.object({ at: z.iso.datetime({ offset: true }) });
  const content = { "application/json": { schema } };
  const route = createRoute({ method: "get", path: "/a/{id}", responses: { 200: { description: "", content } } });
  const one = createRouter().openapi(route, (c) => sendJson(c, text as JsonText<{ at: string }>));
  const checked = contractOf(one)("GET", "http://localhost/a/1", await one.request("/a/1"));
  if (problem) await expect(checked).rejects.toThrow(problem);
  else await expect(checked).resolves.toBeUndefined();
});
