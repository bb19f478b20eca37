import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { interpretationSchema, type Interpretation } from "#domain/profile/contract.ts";
import type { TestUser } from "../support/app.ts";
import type { Answer } from "../support/fake-model.ts";
import { modelApp, type ModelApp } from "../support/model-app.ts";
import { addPerson, readPerson } from "../support/people.ts";

let app: ModelApp;

beforeAll(async () => void (app = await modelApp()));
afterAll(() => app.close());
beforeEach(() => app.begin());

const TRAITS = { O: 4, C: 2, E: 3, A: 5, N: 1 };
async function interpret(user: TestUser, body: object = {}): Promise<Interpretation> {
  const response = await user.request("/functions/v1/interpret-big-five", {
    method: "POST",
    body: { traits: TRAITS, language: "en", ...body },
  });
  expect(response.status).toBe(200);
  return interpretationSchema.parse(await response.json());
}
const about = (personaId: string) => ({ mode: "persona", personaId });

const SENTENCE =
  "There is a quiet kind of attention here that the people around the table notice, and you can see it take them a while.";
const repeated = (count: number, between = " ") => Array.from({ length: count }, () => SENTENCE).join(between);
const GOOD = { profile_label: "Quiet attention", summary: repeated(4), relational_advice: repeated(3, "\n\n") };
const says = (value: unknown): Answer => ({ kind: "text", text: JSON.stringify(value) });
const asked = () => JSON.stringify(app.model.requests.at(-1)?.body.messages);

test("a model interprets the user and others, with one retry, and otherwise the built-in writer", async () => {
  const person = await addPerson(app.bea);
  const before = await readPerson(app.bea, person.id);
  for (const [body, told] of [
    [{ demographic_context: { age: 40 } }, /name\W+(?!Bea)[A-Z]/],
    [about(person.id), /name\W+(?!Marta)[A-Z]/],
    [{ mode: "persona" }, /name\W+this person/],
  ] as const) {
    app.model.script(says(GOOD));
    expect(await interpret(app.bea, body)).toEqual(GOOD);
    expect(asked()).toMatch(told);
    app.model.script(says({ ...GOOD, summary: "Short." }), says(GOOD));
    expect(await interpret(app.bea, body)).toEqual(GOOD);
    app.model.script({ kind: "text", text: "no" }, says({ ...GOOD, relational_advice: "" }));
    expect((await interpret(app.bea, body)).summary).not.toContain(SENTENCE);
    app.model.script({ kind: "body", status: 503, type: "text/plain", body: "later" });
    expect((await interpret(app.bea, body)).summary).not.toContain(SENTENCE);
  }
  expect(await readPerson(app.bea, person.id)).toEqual(before);
});

test("without consent no request is sent to a model", async () => {
  const person = await addPerson(app.anna);
  app.model.script(says(GOOD));
  for (const body of [{}, about(person.id), { mode: "persona" }]) {
    expect((await interpret(app.anna, body)).summary).not.toContain(SENTENCE);
  }
  expect(app.model.requests).toHaveLength(0);
});

test("texts about danger get care and helplines, and are not sent to a model", async () => {
  const person = await addPerson(app.bea);
  const content = "He hit me again last night and I am afraid of him";
  await app.bea.request(`/api/personas/${person.id}/notes`, { method: "POST", body: { content } });
  app.model.requests.length = 0;
  app.model.script(says(GOOD));
  expect((await interpret(app.bea, about(person.id))).relational_advice).toContain("1522");
  expect(app.model.requests).toHaveLength(0);
  await app.bea.request("/api/profile/onboarding", { method: "POST", body: { answers: TRAITS } });
  const answers = { relationship_memory_1: "My husband beats me and I am afraid to go home" };
  expect((await app.bea.request("/api/profile/answers", { method: "PUT", body: { answers } })).status).toBe(200);
  app.model.requests.length = 0;
  expect((await interpret(app.bea)).summary).not.toContain(SENTENCE);
  expect(app.model.requests).toHaveLength(0);
});
