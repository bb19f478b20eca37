import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { assessmentDraftSchema } from "#domain/relationship/contract.ts";
import { toStoredAnswers } from "#domain/relationship/keys.ts";
import { errorOf, testApp, type TestApp, type TestUser } from "../support/app.ts";
import { addPerson, readAnswers, readPerson } from "../support/people.ts";
import { assess, FRIGHTENING, partOf, relationshipOf, scoring, sendCluster } from "../support/relationship.ts";

let app: TestApp;
let anna: TestUser;
let bruno: TestUser;
let id: string;

beforeAll(async () => {
  app = await testApp();
  anna = await app.signUp();
  bruno = await app.signUp({ name: "Bruno" });
});
afterAll(() => app.close());
beforeEach(async () => {
  ({ id } = await addPerson(anna));
});

const draftPath = (person: string) => `/api/personas/${person}/assessment-draft`;
const send = (user: TestUser, person: string, answers: unknown, latest: { latest_id?: unknown } = {}) =>
  user.request(draftPath(person), { method: "PUT", body: { answers, ...latest } });
async function keep(answers: Record<string, string>) {
  const response = await send(anna, id, answers);
  expect(response.status).toBe(200);
  return assessmentDraftSchema.parse(await response.json());
}
const draftOf = async (user: TestUser, person: string) => (await relationshipOf(user, person)).draft?.answers ?? null;

test("a draft keeps partial answers, and concurrent answers from two devices are merged", async () => {
  await keep({ context_safety_q1: "a" });
  await Promise.all([keep({ context_safety_q2: "b" }), keep({ context_exchange_q1: "c" })]);
  await keep({ context_safety_q1: "d" });
  expect(await draftOf(anna, id)).toEqual({
    context_safety_q1: "d",
    context_safety_q2: "b",
    context_exchange_q1: "c",
  });
});

test("a draft affects neither scores nor safety findings until it is submitted", async () => {
  await keep(toStoredAnswers(FRIGHTENING));
  expect((await readAnswers(anna, id)).answers).toEqual({});
  expect(await readPerson(anna, id)).toMatchObject({ context_progress: 0, danger: null });
  expect((await relationshipOf(anna, id)).history).toEqual([]);
  await assess(anna, id, FRIGHTENING);
  expect((await readPerson(anna, id)).danger).not.toBeNull();
});

test("completing a part removes it from the draft, completing the assessment deletes the draft", async () => {
  await keep({ ...toStoredAnswers(scoring(2)) });
  await sendCluster(anna, id, "conflict", partOf(scoring(2), "conflict"));
  const left = Object.keys((await draftOf(anna, id))!);
  expect(left).toHaveLength(9);
  expect(left).not.toContain("context_conflict_q1");
  await assess(anna, id, scoring(2));
  expect(await draftOf(anna, id)).toBeNull();
});

test("a new draft leaves the earlier result and its answers unchanged", async () => {
  const result = await assess(anna, id, scoring(2));
  await keep({ context_safety_q1: toStoredAnswers(scoring(0))["context_safety_q1"]! });
  expect(await relationshipOf(anna, id)).toMatchObject({ latest: { id: result.id }, history: [{ id: result.id }] });
  expect((await readAnswers(anna, id)).answers).toEqual(toStoredAnswers(scoring(2)));
});

test("a draft can be discarded, and is deleted when the profiling starts over", async () => {
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
])("rejects %s at its field", async (_name, answers, code, field) => {
  expect(await errorOf(await send(anna, id, answers))).toEqual({ status: 400, code, field });
  expect(await draftOf(anna, id)).toBeNull();
});

test("returns 404 for the draft of another user's persona", async () => {
  await keep({ context_safety_q1: "a" });
  expect((await send(bruno, id, { context_safety_q1: "b" })).status).toBe(404);
  expect((await bruno.request(draftPath(id), { method: "DELETE" })).status).toBe(404);
  expect(await draftOf(anna, id)).toEqual({ context_safety_q1: "a" });
});

describe("answers that name the result they are based on", () => {
  const ANSWER = { context_safety_q1: "b" };
  const given = async (latest_id: unknown) => (await send(anna, id, ANSWER, { latest_id })).status;
  const CONFLICT = { status: 409, code: "conflict", field: "latest_id" };

  test("are kept while it is the newest and rejected after a newer one; what that one discarded stays discarded", async () => {
    expect(await given(null)).toBe(200);
    const first = await assess(anna, id, scoring(2));
    expect(await errorOf(await send(anna, id, ANSWER, { latest_id: null }))).toEqual(CONFLICT);
    expect(await draftOf(anna, id)).toBeNull();
    expect(await given(first.id)).toBe(200);
    const second = await assess(anna, id, scoring(1));
    expect(await errorOf(await send(anna, id, ANSWER, { latest_id: first.id }))).toEqual(CONFLICT);
    expect(await draftOf(anna, id)).toBeNull();
    expect(await given(second.id)).toBe(200);
    expect(await draftOf(anna, id)).toEqual(ANSWER);
  });

  test("leave no draft when sent while the assessment is being completed, in either order", async () => {
    const first = await assess(anna, id, scoring(2));
    for (const score of [1, 2, 1, 2]) {
      const latest_id = (await relationshipOf(anna, id)).latest!.id;
      const [, answer] = await Promise.all([assess(anna, id, scoring(score)), given(latest_id)]);
      expect([200, 409]).toContain(answer);
      const { latest, draft } = await relationshipOf(anna, id);
      expect(latest!.id).not.toBe(latest_id);
      expect(draft).toBeNull();
    }
    expect(await given(first.id)).toBe(409);
  });

  test("are not checked if they name none, as older clients send them", async () => {
    await assess(anna, id, scoring(2));
    await keep(ANSWER);
    expect(await draftOf(anna, id)).toEqual(ANSWER);
  });

  test("are rejected alike for another user's result, another persona's, and one that does not exist", async () => {
    await assess(anna, id, scoring(2));
    const theirs = await addPerson(bruno);
    const { id: result } = await assess(bruno, theirs.id, scoring(2));
    const other = await addPerson(anna);
    const { id: another } = await assess(anna, other.id, scoring(2));
    for (const latest_id of [result, another, crypto.randomUUID()]) {
      expect(await errorOf(await send(anna, id, ANSWER, { latest_id }))).toEqual(CONFLICT);
    }
    expect(await draftOf(anna, id)).toBeNull();
    // The right id does not help with another user's persona either.
    expect((await send(anna, theirs.id, ANSWER, { latest_id: result })).status).toBe(404);
    expect(await draftOf(bruno, theirs.id)).toBeNull();
  });

  test("are rejected at the field if the id is invalid", async () => {
    expect(await errorOf(await send(anna, id, ANSWER, { latest_id: "x" }))).toMatchObject({
      status: 400,
      field: "latest_id",
    });
    expect(await draftOf(anna, id)).toBeNull();
  });
});
