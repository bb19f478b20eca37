import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { personaSchema } from "#domain/people/contract.ts";
import { PERSONA_EXTENDED } from "#domain/profiling/content.extended.ts";
import { INITIAL } from "#domain/profiling/content.initial.ts";
import { SECTIONS } from "#domain/profiling/content.sections.ts";
import { ASSESSMENT } from "#domain/relationship/content.assessment.ts";
import { createAi } from "#server/ai/door.ts";
import { personaProfileAnswers } from "#server/db/schema/people.ts";
import { errorOf, testApp, type TestApp, type TestUser } from "../support/app.ts";
import { addPerson, putAnswers, readAnswers, readPerson, saveAnswers, textsOf } from "../support/people.ts";
import { agree, answerAll, personaClusters } from "../support/questionnaires.ts";

let app: TestApp;
let anna: TestUser;
/** Whether writing texts fails. */
let broken = false;
beforeAll(async () => {
  app = await testApp({
    ai: (log) => {
      const ai = createAi({}, log);
      const interpretPersona: typeof ai.interpretPersona = (...all) =>
        broken ? Promise.reject(new Error("private words")) : ai.interpretPersona(...all);
      return { ...ai, interpretPersona };
    },
  });
  anna = await app.signUp({ language: "en" });
});
afterAll(() => app.close());

const [interaction, trust, dynamics, memories] = SECTIONS.map(({ items }) => items);
const assessed = (count: number) =>
  Object.fromEntries(ASSESSMENT.slice(0, count).flatMap(({ items }) => items.map(({ key }) => [key, "c"])));
const rowsOf = (user: TestUser, personaId: string) =>
  app.db.withUser(user.id, (tx) =>
    tx.select().from(personaProfileAnswers).where(eq(personaProfileAnswers.personaId, personaId)),
  );

test("four clusters and four sections give progress 100; the clusters give scores and a new text", async () => {
  const person = await addPerson(anna);
  const save = async (answers: object) => (await saveAnswers(anna, person.id, answers)).persona;
  for (const [at, { items }] of PERSONA_EXTENDED.entries()) {
    expect(await save(agree(items.slice(1), 2))).toMatchObject({ progress_level: 20 + 10 * at });
    expect(await save(agree(items.slice(0, 1), 5))).toMatchObject({
      progress_level: 30 + 10 * at,
      personality_progress: 25 * (at + 1),
      context_progress: 0,
    });
  }
  const scored = await readPerson(anna, person.id);
  expect(scored.traits_full).toEqual({ O: 2.75, C: 2.75, E: 3, A: 3, N: 2.67 });
  expect(scored.profile_summary).not.toBe(person.profile_summary);
  expect(scored.last_summary_update! > person.last_summary_update!).toBe(true);
  for (const [at, items] of [interaction!, trust!, dynamics!, memories!].entries()) {
    expect(await save(answerAll(items))).toMatchObject({ progress_level: 70 + 10 * at, context_progress: 0 });
  }
  expect(await readPerson(anna, person.id)).toMatchObject({ progress_level: 100, traits_full: scored.traits_full });
});

test("sections and assessment clusters count up to four together, each only once", async () => {
  const person = await addPerson(anna);
  const save = async (answers: object) => (await saveAnswers(anna, person.id, answers)).persona;
  expect(await save(assessed(1))).toMatchObject({ progress_level: 30, context_progress: 25 });
  expect(await save(answerAll(interaction!))).toMatchObject({ progress_level: 40, context_progress: 25 });
  expect(await save(answerAll(interaction!))).toMatchObject({ progress_level: 40 });
  expect(await save(assessed(4))).toMatchObject({ progress_level: 60, context_progress: 100 });
  expect(await save({ ...answerAll(trust!), ...answerAll(dynamics!) })).toMatchObject({ progress_level: 60 });
  expect(await save(personaClusters(4))).toMatchObject({ progress_level: 100, personality_progress: 100 });
});

test("the initial answers do not affect progress and are used in the text about the person", async () => {
  const person = await addPerson(anna);
  const { persona, answers } = await saveAnswers(
    anna,
    person.id,
    answerAll(INITIAL, { letter: "c", text: "  More time for the two of us \n" }),
  );
  expect(answers["initial_6"]).toBe("More time for the two of us");
  expect(persona).toMatchObject({ progress_level: 20, traits_full: null });
  expect(textsOf(persona)).not.toEqual(textsOf(person));
  expect(persona.profile_summary).toContain("Marta");
});

test("a repeated request gives the same result without a new text", async () => {
  const person = await addPerson(anna);
  const all = { ...personaClusters(4), ...answerAll(memories!) };
  const first = await saveAnswers(anna, person.id, all);
  expect(await saveAnswers(anna, person.id, all)).toEqual(first);
  expect(await readAnswers(anna, person.id)).toEqual(first);
  const changed = await saveAnswers(anna, person.id, agree(PERSONA_EXTENDED[2]!.items, 1));
  expect(changed.persona).toMatchObject({ progress_level: 70, traits_full: { E: 1 } });
  expect(textsOf(changed.persona)).not.toEqual(textsOf(first.persona));
});

test("concurrent requests from two tabs lose nothing, count nothing twice, and keep the last answer to each question", async () => {
  const person = await addPerson(anna);
  const items = PERSONA_EXTENDED.flatMap((cluster) => cluster.items);
  await Promise.all([...items, ...items].map((item) => saveAnswers(anna, person.id, agree([item], 4))));
  expect(await readAnswers(anna, person.id)).toMatchObject({
    answers: personaClusters(4),
    persona: { progress_level: 60, personality_progress: 100, traits_full: { O: 4 } },
  });
  expect(await rowsOf(anna, person.id)).toHaveLength(17);
  const key = items[0]!.key;
  await Promise.all([1, 2, 3].map((answer) => saveAnswers(anna, person.id, { [key]: String(answer) })));
  const { answers, persona } = await readAnswers(anna, person.id);
  expect(persona.traits_full?.O).toBe((12 + Number(answers[key])) / 4);
});

test.each([
  ["an unknown key", { initial_7: "a" }, "question_unknown", "initial_7"],
  ["a key about oneself", { bigfive_cluster1_q1: "3" }, "question_unknown", "bigfive_cluster1_q1"],
  ["a name of JavaScript’s own", { constructor: "a" }, "question_unknown", "constructor"],
  ["half an agreement", { bigfive_persona_openness_q1: "2.5" }, "answer_required", "bigfive_persona_openness_q1"],
  ["a letter too far", { context_safety_q1: "e" }, "answer_required", "context_safety_q1"],
  ["no text", { initial_6: "\u0000 " }, "answer_text_required", "initial_6"],
  ["a long text", { initial_6: "x".repeat(2001) }, "answer_too_long", "initial_6"],
])("rejects %s at its field and stores nothing of the request", async (_name, wrong, code, key) => {
  const person = await addPerson(anna, { short: false });
  const response = await putAnswers(anna, person.id, { initial_1: "a", ...wrong });
  expect(await errorOf(response)).toEqual({ status: 400, code, field: `answers.${key}` });
  expect((await readAnswers(anna, person.id)).answers).toEqual({});
});

test("before the short test answers are stored and no text is written", async () => {
  const person = await addPerson(anna, { short: false });
  const { persona } = await saveAnswers(anna, person.id, answerAll(INITIAL));
  expect(textsOf(persona)).toEqual([null, null, null]);
});

test("a retake archives all but the initial answers, and restores the earlier state", async () => {
  const person = await addPerson(anna);
  const initial = answerAll(INITIAL);
  const everything = { ...initial, ...personaClusters(4), ...assessed(4), ...answerAll(trust!) };
  await saveAnswers(anna, person.id, everything);
  const retake = async () =>
    personaSchema.parse(await (await anna.request(`/api/personas/${person.id}/retake`, { method: "POST" })).json());
  const again = await retake();
  expect(again).toEqual({
    ...person,
    traits_full: null,
    profile_label: null,
    profile_summary: null,
    relational_tips: null,
    tips_parts: null,
    persona_profile_text: null,
    last_summary_update: null,
    // One of the answers indicates fear, and only the user can close that finding.
    danger: again.danger,
  });
  expect(again).toMatchObject({ progress_level: 20, personality_progress: 0, context_progress: 0 });
  expect(await retake()).toEqual(again);
  expect((await readAnswers(anna, person.id)).answers).toEqual(initial);
  const archived = (await rowsOf(anna, person.id)).filter(({ archivedAt }) => archivedAt !== null);
  expect(archived).toHaveLength(17 + 12 + 3);
  const { persona } = await saveAnswers(anna, person.id, personaClusters(4, 2));
  expect(persona).toMatchObject({ progress_level: 60, traits_full: { O: 2 } });
});

test("a failing text prevents no answer, keeps the old text, and is not logged", async () => {
  const person = await addPerson(anna);
  broken = true;
  const saved = await saveAnswers(anna, person.id, personaClusters(4)).finally(() => (broken = false));
  expect(saved.persona).toMatchObject({ progress_level: 60, traits_full: { O: 4 } });
  expect(textsOf(saved.persona)).toEqual(textsOf(person));
  expect(app.logged.at(-1)).toMatchObject({ event: "texts_not_written", details: { about: "persona" } });
  expect(JSON.stringify(app.logged)).not.toContain("private words");
});

test("returns an error for a deleted person, another user's, or a lost session, and stores nothing", async () => {
  const person = await addPerson(anna);
  const answers = personaClusters(1);
  const bruno = await app.signUp();
  expect((await putAnswers(bruno, person.id, answers)).status).toBe(404);
  expect((await bruno.request(`/api/personas/${person.id}/answers`)).status).toBe(404);
  expect((await bruno.request(`/api/personas/${person.id}/retake`, { method: "POST" })).status).toBe(404);
  const body = { answers };
  expect((await app.request(`/api/personas/${person.id}/answers`, { method: "PUT", body })).status).toBe(401);
  expect((await readAnswers(anna, person.id)).answers).toEqual({});
  await anna.request(`/api/personas/${person.id}`, { method: "DELETE" });
  expect((await putAnswers(anna, person.id, answers)).status).toBe(404);
});

test("requests cannot set progress, scores or texts", async () => {
  const { id } = await addPerson(anna);
  const person = await readPerson(anna, id);
  const response = await anna.request(`/api/personas/${person.id}/answers`, {
    method: "PUT",
    body: { answers: { initial_1: "a" }, progress_level: 100, traits_full: person.traits_short },
  });
  expect(response.status).toBe(200);
  await anna.request(`/api/personas/${person.id}`, {
    method: "PATCH",
    body: { name: "Marta", progress_level: 100, context_progress: 100, profile_summary: "Mine" },
  });
  expect(await readPerson(anna, person.id)).toEqual(person);
});
