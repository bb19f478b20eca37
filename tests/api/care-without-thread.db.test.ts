import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { createAi } from "#server/ai/door.ts";
import { writeHere } from "#server/ai/writers.ts";
import { testApp, type TestApp, type TestUser } from "../support/app.ts";
import { addPerson, readPerson } from "../support/people.ts";
import { assess, relationshipOf, scoring } from "../support/relationship.ts";

let app: TestApp;
let anna: TestUser;
/** Whether the built-in coach's worker thread fails. */
let failing = false;

beforeAll(async () => {
  const late = Object.assign(new Error("the writer took too long"), { name: "WriterLate" });
  app = await testApp({
    ai: (log) => createAi({ write: (...asked) => (failing ? Promise.reject(late) : writeHere(...asked)) }, log),
  });
  anna = await app.signUp({ language: "en" });
  await anna.request("/api/profile", { method: "PATCH", body: { current_country: "IT" } });
});
afterAll(() => app.close());
afterEach(() => void (failing = false));

/** Creates a persona with a long profile and a note that indicates danger. */
async function inDanger(): Promise<string> {
  const { id } = await addPerson(anna);
  await ask("generate-persona-profile", id);
  const body = { content: "He hit me again last night and I am afraid of him" };
  await anna.request(`/api/personas/${id}/notes`, { method: "POST", body });
  return id;
}

async function ask(verb: string, personaId: string, more: object = {}): Promise<Record<string, unknown>> {
  const response = await anna.request(`/functions/v1/${verb}`, {
    method: "POST",
    body: { personaId, language: "en", ...more },
  });
  expect(response.status, verb).toBe(200);
  return (await response.json()) as Record<string, unknown>;
}

test("during open danger a failing worker thread prevents neither words of care nor storage", async () => {
  const id = await inDanger();
  failing = true;
  const short = await ask("refresh-persona-summary", id, { force: true });
  expect(short).toMatchObject({ care: true, refreshed: true, relational_tips: expect.stringMatching(/1522|112/) });
  expect((await ask("generate-persona-profile", id))["profile_text"]).toMatch(/1522|112/);
  expect((await assess(anna, id, scoring(2))).tips.join(" ")).toMatch(/1522|112/);
  expect((await relationshipOf(anna, id)).latest?.tips.join(" ")).toMatch(/1522|112/);
  const told = app.logged.filter(({ event }) => event === "written_here").map(({ details }) => details);
  expect(told).toContainEqual(expect.objectContaining({ task: "persona", kind: "WriterLate" }));
});

test("a longer profile that the worker thread fails to write does not prevent the summary from being stored", async () => {
  const id = await inDanger();
  failing = true;
  expect(await ask("refresh-persona-summary", id, { language: "it" })).toMatchObject({ care: true, refreshed: true });
  const { danger } = await readPerson(anna, id);
  await anna.request("/api/safety/clear", { method: "POST", body: { ids: danger?.ids, as: "mistake" } });
  const { persona_profile_text, profile_summary } = await readPerson(anna, id);
  expect(persona_profile_text).toContain(" che ");
  expect(profile_summary).toContain(" che ");
});
