import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { AssessmentCluster } from "#domain/relationship/indices.ts";
import { scoreAssessment } from "#domain/relationship/score.ts";
import { testApp, type TestApp, type TestUser } from "../support/app.ts";
import { addPerson, readPerson } from "../support/people.ts";
import { assess, partOf, relationshipOf, scoring, sendCluster } from "../support/relationship.ts";

let it: TestApp;
let anna: TestUser;
let later = 0;
const DAY = 86_400_000;

beforeAll(async () => {
  it = await testApp({ clock: () => new Date(Date.now() + later) });
  anna = await it.signUp({ language: "en" });
});
afterAll(() => it.close());
beforeEach(() => {
  later = 0;
});

const resultsOf = async (personaId: string) => (await relationshipOf(anna, personaId)).history;
async function cluster(personaId: string, name: AssessmentCluster, answers: object): Promise<void> {
  expect((await sendCluster(anna, personaId, name, answers)).status).toBe(200);
}

test("the last cluster makes the result; of two devices that complete the last ones at once, one", async () => {
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
  // A device that then asks for the result of the same answers, under an id of its own, gets this one.
  expect(await assess(anna, person.id, sheet)).toEqual(latest);
  expect(await resultsOf(person.id)).toHaveLength(1);
});

test("the same answers are one view for a day; given again later they are another point in time", async () => {
  const person = await addPerson(anna);
  const first = await assess(anna, person.id, scoring(2));
  later = DAY - 60_000;
  expect((await assess(anna, person.id, scoring(2))).id).toBe(first.id);
  later = DAY + 60_000;
  expect((await assess(anna, person.id, scoring(2))).id).not.toBe(first.id);
  expect(await resultsOf(person.id)).toHaveLength(2);
});

test("after beginning again, the same answers sent within the day are the current ones once more", async () => {
  const person = await addPerson(anna);
  const first = await assess(anna, person.id, scoring(2));
  await anna.request(`/api/personas/${person.id}/retake`, { method: "POST" });
  expect((await assess(anna, person.id, scoring(2))).id).toBe(first.id);
  expect(await readPerson(anna, person.id)).toMatchObject({ progress_level: 60, context_progress: 100 });
});
