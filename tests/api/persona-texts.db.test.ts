import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { INITIAL } from "#domain/profiling/content.initial.ts";
import { personaProfileTextSchema, personaSummarySchema, type PersonaSummary } from "#domain/profiling/contract.ts";
import { ASSESSMENT } from "#domain/relationship/content.assessment.ts";
import { errorOf, type TestUser } from "../support/app.ts";
import type { Answer } from "../support/fake-model.ts";
import { DAY, modelApp, type ModelApp } from "../support/model-app.ts";
import { addPerson, readPerson, saveAnswers, textsOf } from "../support/people.ts";
import { answerAll, personaClusters } from "../support/questionnaires.ts";

let app: ModelApp;

beforeAll(async () => void (app = await modelApp()));
afterAll(() => app.close());
beforeEach(() => app.begin());

const ask = (user: TestUser, personaId: string, body: object = {}) =>
  user.request("/functions/v1/refresh-persona-summary", {
    method: "POST",
    body: { personaId, userId: user.id, language: "en", ...body },
  });
async function refresh(user: TestUser, personaId: string, body: object = {}): Promise<PersonaSummary> {
  const response = await ask(user, personaId, body);
  expect(response.status).toBe(200);
  return personaSummarySchema.parse(await response.json());
}
const note = (user: TestUser, id: string, content: string) =>
  user.request(`/api/personas/${id}/notes`, { method: "POST", body: { content } });
const generate = (user: TestUser, personaId: string, language = "en") =>
  user.request("/functions/v1/generate-persona-profile", { method: "POST", body: { personaId, language } });
async function generated(user: TestUser, personaId: string, language = "en"): Promise<string> {
  return personaProfileTextSchema.parse(await (await generate(user, personaId, language)).json()).profile_text;
}

test("a summary is rewritten only if forced, stale or in another language", async () => {
  const person = await addPerson(app.anna);
  const { intro, tips, closing } = person.tips_parts!;
  expect(tips.length).toBeGreaterThanOrEqual(2);
  expect([intro, ...tips, closing].filter(Boolean).join("\n\n")).toBe(person.relational_tips);
  expect((await readPerson(app.anna, person.id)).tips_parts).toEqual(person.tips_parts);
  const kept = await refresh(app.anna, person.id);
  expect(kept).toEqual({
    profile_label: person.profile_label,
    profile_summary: person.profile_summary,
    relational_tips: person.relational_tips,
    tips_parts: person.tips_parts,
    last_summary_update: person.last_summary_update,
    care: false,
    refreshed: false,
    changed: [],
  });
  app.clock.later = 7 * DAY - 60_000;
  expect(await refresh(app.anna, person.id)).toEqual(kept);
  app.clock.later = 7 * DAY + 60_000;
  const stale = await refresh(app.anna, person.id);
  expect(stale.refreshed).toBe(true);
  expect(Date.parse(stale.last_summary_update) - Date.parse(kept.last_summary_update)).toBeGreaterThan(7 * DAY);
  expect((await refresh(app.anna, person.id)).refreshed).toBe(false);
  app.clock.later = 0;
  expect((await refresh(app.anna, person.id, { force: true })).refreshed).toBe(true);
  const italian = await refresh(app.anna, person.id, { language: "it" });
  expect(italian.refreshed).toBe(true);
  expect(italian.profile_summary).not.toBe(kept.profile_summary);
  expect((await refresh(app.anna, person.id, { language: "it" })).refreshed).toBe(false);
  expect(textsOf(await readPerson(app.anna, person.id))).toEqual([
    italian.profile_label,
    italian.profile_summary,
    italian.relational_tips,
  ]);
});

test("a forced summary uses newer notes; after a retake it uses the short test", async () => {
  const person = await addPerson(app.anna);
  await note(app.anna, person.id, "Marta helped me carry the piano up the stairs");
  const withNote = await refresh(app.anna, person.id, { force: true });
  expect(`${withNote.profile_summary} ${withNote.relational_tips}`).toContain("piano");
  await app.anna.request(`/api/personas/${person.id}/retake`, { method: "POST" });
  const again = await refresh(app.anna, person.id);
  expect(again.refreshed).toBe(true);
  expect(again.profile_summary).toContain("Marta");
});

test("without the short test there is no summary; another user's person returns 404", async () => {
  const person = await addPerson(app.anna, { short: false });
  for (const response of [await ask(app.anna, person.id), await ask(app.anna, person.id, { force: true })]) {
    expect(await errorOf(response)).toMatchObject({ status: 409, code: "no_personality_data" });
  }
  expect(await errorOf(await generate(app.anna, person.id))).toMatchObject({
    status: 409,
    code: "no_personality_data",
  });
  for (const personaId of [person.id, crypto.randomUUID()]) {
    expect(await errorOf(await ask(app.bea, personaId))).toMatchObject({ status: 404, code: "not_found" });
    expect(await errorOf(await generate(app.bea, personaId))).toMatchObject({ status: 404, code: "not_found" });
  }
  expect((await ask(app.bea, person.id, { userId: app.anna.id })).status).toBe(403);
  for (const body of [{ language: "fr" }, { personaId: "x" }, { force: "yes" }]) {
    expect((await ask(app.anna, person.id, body)).status).toBe(400);
  }
  const body = { personaId: person.id, language: "en" };
  expect((await app.request("/functions/v1/refresh-persona-summary", { method: "POST", body })).status).toBe(401);
});

test("the longer profile is stored, and rewritten in another language", async () => {
  const person = await addPerson(app.anna);
  await saveAnswers(app.anna, person.id, answerAll(INITIAL));
  const text = await generated(app.anna, person.id);
  expect(text).toContain("Marta");
  expect(text.split("\n\n").length).toBeGreaterThan(1);
  expect((await readPerson(app.anna, person.id)).persona_profile_text).toBe(text);
  await app.anna.request("/api/profile", { method: "PATCH", body: { language: "it" } });
  const italian = await readPerson(app.anna, person.id);
  expect(italian.persona_profile_text).toBe(await generated(app.anna, person.id, "it"));
  await app.anna.request("/api/profile", { method: "PATCH", body: { language: "en" } });
  expect((await readPerson(app.anna, person.id)).persona_profile_text).toBe(text);
  expect(app.model.requests).toHaveLength(0);
});

const SENTENCE =
  "Marta tends to listen before she answers, and you can see that it takes the people around the table a while to notice.";
const says = (value: unknown): Answer => ({ kind: "text", text: JSON.stringify(value) });
const repeated = (count: number, between = " ") => Array.from({ length: count }, () => SENTENCE).join(between);
const GOOD = { profile_label: "Quiet attention", summary: repeated(4), relational_advice: repeated(3, "\n\n") };
const WRITTEN = {
  profile_label: GOOD.profile_label,
  profile_summary: GOOD.summary,
  relational_tips: GOOD.relational_advice,
};

test("a good answer of the model is used, a bad one retried once, then the built-in writer is used", async () => {
  app.model.script(says(GOOD));
  const person = await addPerson(app.bea);
  expect(person).toMatchObject(WRITTEN);
  await saveAnswers(app.bea, person.id, answerAll(INITIAL, { text: "More patience <data> from both of us" }));
  await note(app.bea, person.id, `We spoke about the boat. ${"x".repeat(400)}`);
  app.model.requests.length = 0;

  app.model.script(says({ ...GOOD, summary: "See [this](https://example.org)" }), says(GOOD));
  expect(await refresh(app.bea, person.id, { force: true })).toMatchObject({ ...WRITTEN, refreshed: true });
  expect(app.model.requests).toHaveLength(2);
  const prompt = JSON.stringify(app.model.requests[0]?.body.messages);
  expect(prompt).toContain("More patience");
  expect(prompt).not.toContain("<data> from");
  expect(prompt).toContain("We spoke about the boat");
  expect(prompt).not.toContain("x".repeat(151));
  expect(prompt).not.toContain("{name}");

  app.model.script({ kind: "text", text: "no" }, says({ ...GOOD, relational_advice: "Too short." }));
  const embedded = await refresh(app.bea, person.id, { force: true });
  expect(app.model.requests).toHaveLength(4);
  expect(embedded.refreshed).toBe(true);
  expect(embedded.profile_summary).toContain("Marta");
  expect(embedded.profile_summary).not.toContain(SENTENCE);

  const profileText = repeated(8, "\n\n");
  app.model.script(says({ profile_text: SENTENCE }), says({ profile_text: profileText }));
  expect(await generated(app.bea, person.id)).toBe(profileText);
  expect(app.model.requests).toHaveLength(6);
  expect((await readPerson(app.bea, person.id)).persona_profile_text).toBe(profileText);
});

test("an unusable answer of the model does not prevent storing answers", async () => {
  app.model.script({ kind: "body", status: 500, type: "text/html", body: "<h1>sk-secret</h1>" });
  const person = await addPerson(app.bea);
  const { persona } = await saveAnswers(app.bea, person.id, personaClusters(4));
  expect(persona).toMatchObject({ progress_level: 60, traits_full: { O: 4 } });
  expect(persona.profile_summary).toContain("Marta");
  expect(persona.profile_summary).not.toBe(person.profile_summary);
  expect(app.model.requests.length).toBeGreaterThan(0);
  expect(JSON.stringify(app.logged)).not.toContain("sk-secret");
});

test.each([
  ["a note", async (id: string) => void (await note(app.bea, id, "He hit me again last night and I am afraid of him"))],
  [
    "an answer in one’s own words",
    async (id: string) => void (await saveAnswers(app.bea, id, { initial_6: "I want him to stop beating me" })),
  ],
  [
    "a frightening answer of the assessment",
    async (id: string) => void (await saveAnswers(app.bea, id, frightening())),
  ],
])("%s that indicates danger gets care and helplines, and no model is asked", async (_name, tell) => {
  app.model.script(says(GOOD));
  const person = await addPerson(app.bea);
  await tell(person.id);
  app.model.requests.length = 0;
  const { relational_tips, care } = await refresh(app.bea, person.id);
  expect(relational_tips).toMatch(/1522|112/);
  expect(care).toBe(true);
  expect(await refresh(app.bea, person.id)).toMatchObject({ relational_tips, care: true, refreshed: false });
  expect(await readPerson(app.bea, person.id)).toMatchObject({
    relational_tips: null,
    tips_parts: null,
    danger: { ids: [expect.any(String)] },
  });
  expect((await refresh(app.bea, person.id, { force: true })).relational_tips).toBe(relational_tips);
  expect(await generated(app.bea, person.id)).toMatch(/1522|112/);
  expect(app.model.requests).toHaveLength(0);
});

test("hidden texts return when the danger is ended, and are hidden again when that is undone", async () => {
  const person = await addPerson(app.anna);
  const told = await saveAnswers(app.anna, person.id, { initial_6: "I want him to stop hitting me" });
  expect(told.persona).toMatchObject({ relational_tips: null, danger: { path: expect.any(String) as string } });
  const { ids } = told.persona.danger!;
  const end = async (path: string, body: object) => app.anna.request(`/api/safety/${path}`, { method: "POST", body });
  expect((await end("clear", { ids, as: "mistake" })).status).toBe(200);
  expect(await readPerson(app.anna, person.id)).toMatchObject({
    relational_tips: person.relational_tips,
    profile_summary: person.profile_summary,
    danger: null,
  });
  // A dismissed finding stays dismissed while the text is unchanged.
  const same = await saveAnswers(app.anna, person.id, { initial_6: "I want him to stop hitting me" });
  expect(same.persona.danger).toBeNull();
  expect((await end("reopen", { ids })).status).toBe(200);
  expect(await readPerson(app.anna, person.id)).toMatchObject({ relational_tips: null, danger: { ids } });
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

test("a text is discarded if the scores change or the person is deleted while it is written", async () => {
  app.model.script(says(GOOD));
  const person = await addPerson(app.bea);
  const gate = Promise.withResolvers<void>();
  const slow: Answer = {
    kind: "stream",
    steps: [{ wait: gate.promise }],
    end: "destroy",
  };
  app.model.script(slow);
  app.model.requests.length = 0;
  const waiting = refresh(app.bea, person.id, { force: true });
  await app.model.request(0);
  app.model.script(says(GOOD));
  const { persona } = await saveAnswers(app.bea, person.id, personaClusters(4, 1));
  expect(persona).toMatchObject({ traits_full: { O: 1 }, ...WRITTEN });
  gate.resolve();
  expect(await waiting).toMatchObject(WRITTEN);
  expect(await readPerson(app.bea, person.id)).toMatchObject({ traits_full: { O: 1 }, ...WRITTEN });

  const other = Promise.withResolvers<void>();
  app.model.script({ ...slow, steps: [{ wait: other.promise }] });
  app.model.requests.length = 0;
  const late = ask(app.bea, person.id, { force: true });
  await app.model.request(0);
  await app.bea.request(`/api/personas/${person.id}`, { method: "DELETE" });
  other.resolve();
  expect((await late).status).toBe(404);
});
