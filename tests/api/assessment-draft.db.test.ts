import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { assessmentDraftSchema } from "#domain/relationship/contract.ts";
import { clusterKeys, toStoredAnswers } from "#domain/relationship/keys.ts";
import { errorOf, testApp, type TestApp, type TestUser } from "../support/app.ts";
import { addPerson, readAnswers, readPerson } from "../support/people.ts";
import { assess, FRIGHTENING, relationshipOf, scoring, sendCluster } from "../support/relationship.ts";

let it: TestApp;
let anna: TestUser;
let bruno: TestUser;
let id: string;

beforeAll(async () => {
  it = await testApp();
  anna = await it.signUp();
  bruno = await it.signUp({ name: "Bruno" });
});
afterAll(() => it.close());
beforeEach(async () => {
  ({ id } = await addPerson(anna));
});

const draftPath = (person: string) => `/api/personas/${person}/assessment-draft`;
const send = (user: TestUser, person: string, answers: unknown) =>
  user.request(draftPath(person), { method: "PUT", body: { answers } });
async function keep(answers: Record<string, string>) {
  const response = await send(anna, id, answers);
  expect(response.status).toBe(200);
  return assessmentDraftSchema.parse(await response.json());
}
const draftOf = async (user: TestUser, person: string) => (await relationshipOf(user, person)).draft?.answers ?? null;

test("half an assessment is kept, and answers that two devices give at once both stay", async () => {
  await keep({ context_safety_q1: "a" });
  await Promise.all([keep({ context_safety_q2: "b" }), keep({ context_exchange_q1: "c" })]);
  await keep({ context_safety_q1: "d" });
  expect(await draftOf(anna, id)).toEqual({
    context_safety_q1: "d",
    context_safety_q2: "b",
    context_exchange_q1: "c",
  });
});

test("it counts for nothing and tells nobody of danger before it is sent", async () => {
  await keep(toStoredAnswers(FRIGHTENING));
  expect((await readAnswers(anna, id)).answers).toEqual({});
  expect(await readPerson(anna, id)).toMatchObject({ context_progress: 0, danger: null });
  expect((await relationshipOf(anna, id)).history).toEqual([]);
  await assess(anna, id, FRIGHTENING);
  expect((await readPerson(anna, id)).danger).not.toBeNull();
});

test("a completed part leaves the draft, the completed assessment leaves none", async () => {
  const stored = toStoredAnswers(scoring(2));
  await keep({ ...stored });
  const [q1, q2, q3] = clusterKeys("conflict").map((key) => stored[key]);
  await sendCluster(anna, id, "conflict", { q1, q2, q3 });
  const left = Object.keys((await draftOf(anna, id))!);
  expect(left).toHaveLength(9);
  expect(left).not.toContain("context_conflict_q1");
  await assess(anna, id, scoring(2));
  expect(await draftOf(anna, id)).toBeNull();
});

test("a new assessment under way leaves the earlier result and its answers as they are", async () => {
  const result = await assess(anna, id, scoring(2));
  await keep({ context_safety_q1: toStoredAnswers(scoring(0))["context_safety_q1"]! });
  expect(await relationshipOf(anna, id)).toMatchObject({ latest: { id: result.id }, history: [{ id: result.id }] });
  expect((await readAnswers(anna, id)).answers).toEqual(toStoredAnswers(scoring(2)));
});

test("it can be discarded, and goes with a profiling begun again", async () => {
  await keep({ context_safety_q1: "a" });
  expect((await anna.request(draftPath(id), { method: "DELETE" })).status).toBe(200);
  expect(await draftOf(anna, id)).toBeNull();
  expect((await anna.request(draftPath(id), { method: "DELETE" })).status).toBe(200);
  await keep({ context_safety_q1: "a" });
  await anna.request(`/api/personas/${id}/retake`, { method: "POST" });
  expect(await draftOf(anna, id)).toBeNull();
});

test.each([
  ["no answer", {}, "answer_required", "answers"],
  ["a letter the question has not", { context_safety_q1: "x" }, "answer_required", "answers.context_safety_q1"],
  ["a question of another questionnaire", { initial_1: "a" }, "question_unknown", "answers.initial_1"],
])("%s is refused at its field", async (_name, answers, code, field) => {
  expect(await errorOf(await send(anna, id, answers))).toEqual({ status: 400, code, field });
  expect(await draftOf(anna, id)).toBeNull();
});

test("somebody else’s person has none to keep or to discard", async () => {
  await keep({ context_safety_q1: "a" });
  expect((await send(bruno, id, { context_safety_q1: "b" })).status).toBe(404);
  expect((await bruno.request(draftPath(id), { method: "DELETE" })).status).toBe(404);
  expect(await draftOf(anna, id)).toEqual({ context_safety_q1: "a" });
});
