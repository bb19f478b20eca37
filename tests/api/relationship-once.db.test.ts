import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { AssessmentAnswers } from "#domain/relationship/contract.ts";
import type { AssessmentCluster } from "#domain/relationship/indices.ts";
import { toStoredAnswers } from "#domain/relationship/keys.ts";
import { scoreAssessment } from "#domain/relationship/score.ts";
import { errorOf, testApp, type TestApp, type TestUser } from "../support/app.ts";
import { addPerson, readAnswers, readPerson } from "../support/people.ts";
import { assess, compute, partOf, relationshipOf, scoring, sendCluster } from "../support/relationship.ts";

let app: TestApp;
let anna: TestUser;
let later = 0;
const DAY = 86_400_000;

beforeAll(async () => {
  app = await testApp({ clock: () => new Date(Date.now() + later) });
  anna = await app.signUp({ language: "en" });
});
afterAll(() => app.close());
beforeEach(() => {
  later = 0;
});

const resultsOf = async (personaId: string) => (await relationshipOf(anna, personaId)).history;
async function cluster(personaId: string, name: AssessmentCluster, answers: object): Promise<void> {
  expect((await sendCluster(anna, personaId, name, answers)).status).toBe(200);
}

test("the last cluster creates the result, only one if two devices complete the last ones concurrently", async () => {
  const person = await addPerson(anna);
  const sheet = scoring(2);
  for (const name of ["safety", "exchange"] as const) await cluster(person.id, name, partOf(sheet, name));
  expect((await relationshipOf(anna, person.id)).latest).toBeNull();
  const last = ["conflict", "communication", "communication", "conflict"] as const;
  await Promise.all(last.map((name) => cluster(person.id, name, partOf(sheet, name))));
  const { latest, history } = await relationshipOf(anna, person.id);
  expect(history).toHaveLength(1);
  expect(latest).toMatchObject({ scores: scoreAssessment(sheet).scores });
  expect(latest!.tips.length).toBeGreaterThanOrEqual(3);
  // A device that submits the same answers with a new id gets this result.
  expect(await assess(anna, person.id, sheet)).toEqual(latest);
  expect(await resultsOf(person.id)).toHaveLength(1);
});

test("the same answers within a day are one result; later they are a new one", async () => {
  const person = await addPerson(anna);
  const first = await assess(anna, person.id, scoring(2));
  later = DAY - 60_000;
  expect((await assess(anna, person.id, scoring(2))).id).toBe(first.id);
  later = DAY + 60_000;
  expect((await assess(anna, person.id, scoring(2))).id).not.toBe(first.id);
  expect(await resultsOf(person.id)).toHaveLength(2);
});

test("after starting over, the same answers within the day become the current ones", async () => {
  const person = await addPerson(anna);
  const first = await assess(anna, person.id, scoring(2));
  await anna.request(`/api/personas/${person.id}/retake`, { method: "POST" });
  expect((await assess(anna, person.id, scoring(2))).id).toBe(first.id);
  expect(await readPerson(anna, person.id)).toMatchObject({ progress_level: 60, context_progress: 100 });
});

describe("a completion that names the result it is based on", () => {
  const CONFLICT = { status: 409, code: "conflict", field: "latest_id" };
  const whole = (person: string, score: number, latest_id: unknown, user = anna) =>
    compute(user, { id: crypto.randomUUID(), persona_id: person, answers: scoring(score), latest_id });
  const last = (person: string, score: number, latest_id: unknown, user = anna) =>
    user.request(`/api/personas/${person}/assessment-clusters`, {
      method: "POST",
      body: { cluster: "conflict", answers: partOf(scoring(score), "conflict"), latest_id },
    });
  /** Creates a persona with all parts answered except the last. */
  async function almost(): Promise<string> {
    const { id } = await addPerson(anna);
    for (const name of ["safety", "exchange", "communication"] as const) {
      await cluster(id, name, partOf(scoring(2), name));
    }
    return id;
  }

  test("is rejected after other answers have created a newer one, and changes nothing", async () => {
    const { id } = await addPerson(anna);
    const first = await assess(anna, id, scoring(2));
    expect(await errorOf(await whole(id, 1, null))).toEqual(CONFLICT);
    expect((await whole(id, 1, first.id)).status).toBe(200);
    const before = await relationshipOf(anna, id);
    expect(await errorOf(await whole(id, 0, first.id))).toEqual(CONFLICT);
    expect(await relationshipOf(anna, id)).toEqual(before);
    expect((await readAnswers(anna, id)).answers).toEqual(toStoredAnswers(scoring(1)));
  });

  test("returns the existing result if both devices sent the same answers, or the first response was lost", async () => {
    const { id } = await addPerson(anna);
    const sent = { id: crypto.randomUUID(), persona_id: id, answers: scoring(1), latest_id: null };
    expect((await compute(anna, sent)).status).toBe(200);
    expect(await (await compute(anna, sent)).json()).toMatchObject({ id: sent.id });
    expect(await (await whole(id, 1, null)).json()).toMatchObject({ id: sent.id });
    expect(await resultsOf(id)).toHaveLength(1);
  });

  test("with different concurrent answers from two devices, one is stored with its own answers", async () => {
    const { id } = await addPerson(anna);
    const answers = await Promise.all([whole(id, 1, null), whole(id, 2, null), whole(id, 0, null)]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
    const { latest, history } = await relationshipOf(anna, id);
    expect(history).toHaveLength(1);
    const kept = [1, 2, 0][answers.findIndex(({ status }) => status === 200)]!;
    expect(latest!.scores).toEqual(scoreAssessment(scoring(kept)).scores);
    expect((await readAnswers(anna, id)).answers).toEqual(toStoredAnswers(scoring(kept)));
  });

  test("for the last part is rejected alike, and accepted if it matches what is stored", async () => {
    const id = await almost();
    const answers = await Promise.all([last(id, 1, null), last(id, 0, null)]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    const [kept, refused] = answers[0].status === 200 ? [1, 0] : [0, 1];
    expect(await errorOf(await last(id, refused, null))).toEqual(CONFLICT);
    expect((await last(id, kept, null)).status).toBe(200);
    expect(await resultsOf(id)).toHaveLength(1);
    expect((await readAnswers(anna, id)).answers).toMatchObject(
      toStoredAnswers({ ...scoring(2), ...pick(scoring(kept)) }),
    );
  });

  test("is not checked if it names none, as older clients send it", async () => {
    const { id } = await addPerson(anna);
    await assess(anna, id, scoring(2));
    await assess(anna, id, scoring(1));
    await cluster(id, "conflict", partOf(scoring(0), "conflict"));
    expect(await resultsOf(id)).toHaveLength(3);
  });

  test("is rejected alike for another user's result, another persona's, and one that does not exist", async () => {
    const bruno = await app.signUp({ name: "Bruno" });
    const theirs = await addPerson(bruno);
    const { id: result } = await assess(bruno, theirs.id, scoring(2));
    const { id: another } = await assess(anna, (await addPerson(anna)).id, scoring(2));
    const id = await almost();
    for (const latest_id of [result, another, crypto.randomUUID()]) {
      expect(await errorOf(await whole(id, 1, latest_id))).toEqual(CONFLICT);
      expect(await errorOf(await last(id, 1, latest_id))).toEqual(CONFLICT);
    }
    expect(await resultsOf(id)).toEqual([]);
    // The right id does not help with another user's persona either.
    expect((await whole(theirs.id, 1, result)).status).toBe(404);
    expect((await last(theirs.id, 1, result)).status).toBe(404);
    expect(await relationshipOf(bruno, theirs.id)).toMatchObject({ history: [{ id: result }] });
  });

  test.each([
    ["of the whole", whole],
    ["of the last part", last],
  ])("%s is rejected at the field if the id is invalid", async (_name, send) => {
    const { id } = await addPerson(anna);
    expect(await errorOf(await send(id, 1, "x"))).toMatchObject({ status: 400, field: "latest_id" });
  });
});

/** The three answers of the part completed last. */
function pick({ q7, q8, q9 }: AssessmentAnswers) {
  return { q7, q8, q9 };
}
