import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { personaSchema, type Persona } from "#domain/people/contract.ts";
import { SECTIONS } from "#domain/profiling/content.sections.ts";
import { ASSESSMENT_CLUSTERS, type AssessmentCluster } from "#domain/relationship/indices.ts";
import { toStoredAnswers } from "#domain/relationship/keys.ts";
import { scoreAssessment } from "#domain/relationship/score.ts";
import { createAi } from "#server/ai/door.ts";
import { purgeDeleted } from "#server/records/account/purge-deleted.ts";
import { personContextAssessment } from "#server/db/schema/people.ts";
import { errorOf, testApp, type TestApp, type TestUser } from "../support/app.ts";
import { addPerson, readAnswers, readPerson, saveAnswers, textsOf } from "../support/people.ts";
import { answerAll, personaClusters } from "../support/questionnaires.ts";
import { assess, compute, FRIGHTENING, relationshipOf, scoring, sendCluster } from "../support/relationship.ts";

let app: TestApp;
let anna: TestUser;
let bruno: TestUser;
let later = 0;
/** A fixed time for the clock, if a test sets it. */
let stopped: Date | null = null;
/** Whether writing texts fails. */
let broken = false;
const DAY = 86_400_000;

beforeAll(async () => {
  app = await testApp({
    clock: () => stopped ?? new Date(Date.now() + later),
    ai: (log) => {
      const ai = createAi({}, log);
      const fail = () => Promise.reject(new Error("private words"));
      return {
        ...ai,
        relationshipTips: (...all) => (broken ? fail() : ai.relationshipTips(...all)),
        interpretPersona: (...all) => (broken ? fail() : ai.interpretPersona(...all)),
      };
    },
  });
  anna = await app.signUp({ language: "en" });
  bruno = await app.signUp({ name: "Bruno", language: "en" });
});
afterAll(() => app.close());
beforeEach(() => {
  later = 0;
  stopped = null;
});

const rowsOf = (user: TestUser, personaId: string) =>
  app.db.withUser(user.id, (tx) =>
    tx.select().from(personContextAssessment).where(eq(personContextAssessment.personaId, personaId)),
  );
const THREE = { q1: "a", q2: "b", q3: "c" };
async function cluster(personaId: string, name: AssessmentCluster, answers: object = THREE): Promise<Persona> {
  const response = await sendCluster(anna, personaId, name, answers);
  expect(response.status).toBe(200);
  return personaSchema.parse(await response.json());
}

test("twelve answers give scores, triggers, strength and focus, become the current ones, and count immediately", async () => {
  const person = await addPerson(anna);
  const answers = { ...scoring(3), ...pick(scoring(1), ["q7", "q8", "q9"]) };
  const result = await assess(anna, person.id, answers);
  const expected = scoreAssessment(answers);
  expect(result).toMatchObject({
    scores: expected.scores,
    coaching_triggers: ["low_ConflictRepair"],
    focus: "ConflictRepair",
    strength: expected.strength,
    even: false,
    safety_concern: false,
    tips_language: "en",
  });
  expect(result.scores).toMatchObject({ RHS: (100 * 30) / 36, ConflictRepair: 100 / 3, TrustIndex: 100 });
  expect(result.tips.length).toBeGreaterThanOrEqual(3);
  expect(result.tips.join(" ")).toContain("Marta");
  expect((await readAnswers(anna, person.id)).answers).toEqual(toStoredAnswers(answers));
  const after = await readPerson(anna, person.id);
  expect(after).toMatchObject({ progress_level: 60, context_progress: 100, personality_progress: 0 });
  expect(textsOf(after)).not.toEqual(textsOf(person));
  expect(await relationshipOf(anna, person.id)).toEqual({
    latest: result,
    history: [{ id: result.id, scores: result.scores, created_at: result.created_at }],
    draft: null,
  });
});

function pick<T extends object, K extends keyof T>(from: T, keys: K[]): Pick<T, K> {
  return Object.fromEntries(keys.map((key) => [key, from[key]])) as Pick<T, K>;
}

test("without an assessment the view is empty", async () => {
  const person = await addPerson(anna);
  expect(await relationshipOf(anna, person.id)).toEqual({ latest: null, history: [], draft: null });
});

test("each cluster counts once when it arrives; four context units are enough", async () => {
  const person = await addPerson(anna);
  for (const [at, name] of ASSESSMENT_CLUSTERS.entries()) {
    const first = await cluster(person.id, name);
    expect(first).toMatchObject({ progress_level: 30 + 10 * at, context_progress: 25 * (at + 1) });
    expect(await cluster(person.id, name)).toEqual(first);
  }
  expect(Object.keys((await readAnswers(anna, person.id)).answers)).toHaveLength(12);
  expect(await rowsOf(anna, person.id)).toHaveLength(1);
  await saveAnswers(anna, person.id, answerAll(SECTIONS[0]!.items));
  expect(await readPerson(anna, person.id)).toMatchObject({ progress_level: 60, context_progress: 100 });
  await assess(anna, person.id);
  expect(await readPerson(anna, person.id)).toMatchObject({ progress_level: 60, context_progress: 100 });
  await saveAnswers(anna, person.id, personaClusters(4));
  expect(await readPerson(anna, person.id)).toMatchObject({ progress_level: 100, personality_progress: 100 });
});

test("progress goes from 20 to 100 in steps of ten over eight units", async () => {
  const person = await addPerson(anna);
  const levels = [person.progress_level];
  for (const name of ASSESSMENT_CLUSTERS) levels.push((await cluster(person.id, name)).progress_level);
  for (const count of [1, 2, 3, 4]) {
    levels.push((await saveAnswers(anna, person.id, personaClusters(count))).persona.progress_level);
  }
  expect(levels).toEqual([20, 30, 40, 50, 60, 70, 80, 90, 100]);
});

test("a cluster sent concurrently by two tabs is stored once", async () => {
  const person = await addPerson(anna);
  const both = [cluster(person.id, "conflict"), cluster(person.id, "conflict"), cluster(person.id, "exchange")];
  await Promise.all(both);
  expect(await readAnswers(anna, person.id)).toMatchObject({
    answers: { context_conflict_q1: "a", context_conflict_q3: "c", context_exchange_q2: "b" },
    persona: { progress_level: 40, context_progress: 50 },
  });
});

test("the same id sent concurrently and later is one assessment", async () => {
  const person = await addPerson(anna);
  const id = crypto.randomUUID();
  const [one, other] = await Promise.all([1, 2].map(() => assess(anna, person.id, scoring(2), id)));
  expect(one).toEqual(other);
  expect(await rowsOf(anna, person.id)).toHaveLength(1);
  later = DAY;
  await saveAnswers(anna, person.id, { context_safety_q1: "d" });
  expect(await assess(anna, person.id, scoring(1), id)).toEqual(one);
  // The changed answer created a result; the repeated id did not.
  expect(await rowsOf(anna, person.id)).toHaveLength(2);
  expect((await readAnswers(anna, person.id)).answers["context_safety_q1"]).toBe("d");
});

test("concurrent assessments are all stored, and the current answers are the newest one's", async () => {
  const person = await addPerson(anna);
  const sheets = [0, 1, 2, 3].map((score) => scoring(score));
  stopped = new Date();
  await Promise.all(sheets.map((answers) => assess(anna, person.id, answers)));
  const { latest, history } = await relationshipOf(anna, person.id);
  expect(history).toHaveLength(4);
  expect(new Set(history.map(({ created_at }) => created_at)).size).toBe(4);
  expect(new Set(history.map(({ scores }) => scores.RHS)).size).toBe(4);
  const newest = (await rowsOf(anna, person.id)).find(({ id }) => id === latest?.id);
  expect(toStoredAnswers(newest!.answers)).toEqual((await readAnswers(anna, person.id)).answers);
  expect(await readPerson(anna, person.id)).toMatchObject({ progress_level: 60 });
});

test("the history lists all assessments, newest first, and a retake keeps the units", async () => {
  const person = await addPerson(anna);
  const taken = [];
  for (const [at, score] of [1, 3, 2].entries()) {
    later = at * 30 * DAY;
    taken.unshift(await assess(anna, person.id, scoring(score)));
    expect(await readPerson(anna, person.id)).toMatchObject({ progress_level: 60, context_progress: 100 });
  }
  const { latest, history } = await relationshipOf(anna, person.id);
  expect(latest).toEqual(taken[0]);
  expect(history.map(({ id }) => id)).toEqual(taken.map(({ id }) => id));
  expect(history.map(({ scores }) => Math.round(scores.RHS))).toEqual([67, 100, 33]);
  expect(Date.parse(history[0]!.created_at) - Date.parse(history[2]!.created_at)).toBeGreaterThan(59 * DAY);
});

test("starting the profiling over archives the answers and keeps the assessments", async () => {
  const person = await addPerson(anna);
  await saveAnswers(anna, person.id, personaClusters(4));
  await assess(anna, person.id);
  const before = await relationshipOf(anna, person.id);
  await anna.request(`/api/personas/${person.id}/retake`, { method: "POST" });
  expect((await readAnswers(anna, person.id)).answers).toEqual({});
  expect(await readPerson(anna, person.id)).toMatchObject({ progress_level: 20, context_progress: 0 });
  expect(await relationshipOf(anna, person.id)).toEqual(before);
  const again = await assess(anna, person.id, scoring(3));
  expect((await relationshipOf(anna, person.id)).history.map(({ id }) => id)).toEqual([again.id, before.latest!.id]);
  expect(await readPerson(anna, person.id)).toMatchObject({ progress_level: 60, traits_full: null });
});

test.each([
  ["a fifth letter", { ...scoring(2), q3: "e" }, "answer_required", "answers.q3"],
  ["a capital", { ...scoring(2), q12: "A" }, "answer_required", "answers.q12"],
  ["a number", { ...scoring(2), q1: 1 }, "answer_required", "answers.q1"],
  ["a missing answer", { ...scoring(2), q9: undefined }, "answer_required", "answers.q9"],
  ["no answers", undefined, "invalid_input", "answers"],
])("rejects %s at its field and stores nothing", async (_name, answers, code, field) => {
  const person = await addPerson(anna, { short: false });
  const response = await compute(anna, { persona_id: person.id, answers });
  expect(await errorOf(response)).toEqual({ status: 400, code, field });
  expect(await rowsOf(anna, person.id)).toHaveLength(0);
  expect((await readAnswers(anna, person.id)).answers).toEqual({});
});

test.each([
  [{ ...THREE, q2: "x" }, "safety", "answer_required", "answers.q2"],
  [{ q1: "a", q2: "b" }, "safety", "answer_required", "answers.q3"],
  [THREE, "trust", "invalid_input", "cluster"],
])("rejects a cluster of %j in %s", async (answers, name, code, field) => {
  const person = await addPerson(anna, { short: false });
  const response = await sendCluster(anna, person.id, name as AssessmentCluster, answers);
  expect(await errorOf(response)).toEqual({ status: 400, code, field });
  expect(await readPerson(anna, person.id)).toMatchObject({ progress_level: 20 });
});

test("requests cannot set scores, triggers, tips, dates or progress", async () => {
  const person = await addPerson(anna);
  const response = await compute(anna, {
    persona_id: person.id,
    answers: { ...scoring(1), q13: "a" },
    scores: { RHS: 100 },
    coaching_triggers: [],
    tips: ["Mine"],
    created_at: "2000-01-01T00:00:00Z",
    progress_level: 100,
  });
  expect(response.status).toBe(200);
  const { latest } = await relationshipOf(anna, person.id);
  expect(latest).toMatchObject({ scores: scoreAssessment(scoring(1)).scores });
  expect(latest?.tips).not.toContain("Mine");
  expect(Date.parse(latest!.created_at)).toBeGreaterThan(Date.now() - DAY);
  expect(await readPerson(anna, person.id)).toMatchObject({ progress_level: 60 });
  const more = { ...THREE, q4: "a" };
  expect(await cluster(person.id, "safety", more)).toMatchObject({ progress_level: 60 });
});

test("returns 404 for another user's person, and 409 for an id used for another person", async () => {
  const person = await addPerson(anna);
  const taken = await assess(anna, person.id);
  for (const persona_id of [person.id, crypto.randomUUID()]) {
    const refused = await compute(bruno, { persona_id, answers: scoring(2), id: taken.id });
    expect(await errorOf(refused)).toMatchObject({ status: 404, code: "not_found" });
    expect((await sendCluster(bruno, persona_id, "safety", THREE)).status).toBe(404);
    expect((await bruno.request(`/api/personas/${persona_id}/relationship`)).status).toBe(404);
  }
  const other = await addPerson(anna, { name: "Leo" });
  const conflict = await compute(anna, { persona_id: other.id, answers: scoring(2), id: taken.id });
  expect(await errorOf(conflict)).toEqual({ status: 409, code: "conflict", field: "id" });
  expect((await readAnswers(anna, other.id)).answers).toEqual({});
  // Ids are per user, so a response never reveals that another user has the same one.
  const theirs = await addPerson(bruno);
  expect((await assess(bruno, theirs.id, scoring(3), taken.id)).id).toBe(taken.id);
  expect((await relationshipOf(anna, person.id)).latest).toEqual(taken);
  expect((await compute(bruno, { persona_id: theirs.id, answers: scoring(2), userId: anna.id })).status).toBe(403);
  for (const persona_id of ["x", undefined]) {
    const response = await compute(anna, { persona_id, answers: scoring(2) });
    expect(await errorOf(response)).toMatchObject({ status: 400, code: "invalid_input", field: "persona_id" });
  }
  const anonymous = { method: "POST", body: { persona_id: person.id, answers: scoring(2) } };
  expect((await app.request("/functions/v1/compute-relationship-health-score", anonymous)).status).toBe(401);
});

test("a failing text does not prevent an assessment; the tips are written on the next read", async () => {
  const person = await addPerson(anna);
  broken = true;
  const result = await assess(anna, person.id, scoring(1)).finally(() => (broken = false));
  expect(result).toMatchObject({ scores: scoreAssessment(scoring(1)).scores, tips: [], tips_language: "en" });
  const told = app.logged.filter(({ event }) => event === "texts_not_written").map(({ details }) => details);
  expect(told).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ about: "relationship" }),
      expect.objectContaining({ about: "persona" }),
    ]),
  );
  expect(JSON.stringify(app.logged)).not.toContain("private words");
  expect(await readPerson(anna, person.id)).toMatchObject({ progress_level: 60 });
  const { latest } = await relationshipOf(anna, person.id);
  expect(latest?.tips.length).toBeGreaterThanOrEqual(3);
  expect((await relationshipOf(anna, person.id)).latest).toEqual(latest);
});

test("a deleted person takes and shows no assessments; the purge deletes only theirs", async () => {
  const [person, other] = [await addPerson(anna), await addPerson(anna)];
  await assess(anna, person.id, FRIGHTENING);
  await assess(anna, other.id);
  const remove = () => anna.request(`/api/personas/${person.id}`, { method: "DELETE" });
  await remove();
  expect((await compute(anna, { persona_id: person.id, answers: scoring(2) })).status).toBe(404);
  expect((await sendCluster(anna, person.id, "safety", THREE)).status).toBe(404);
  expect((await anna.request(`/api/personas/${person.id}/relationship`)).status).toBe(404);
  await anna.request(`/api/personas/${person.id}/restore`, { method: "POST" });
  expect((await relationshipOf(anna, person.id)).latest?.safety_concern).toBe(true);
  await remove();
  await purgeDeleted(app.db, new Date(Date.now() + DAY));
  expect(await rowsOf(anna, person.id)).toHaveLength(0);
  expect(await rowsOf(anna, other.id)).toHaveLength(1);
});
