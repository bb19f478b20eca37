import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { currentLookBackSchema, type CurrentLookBack } from "#domain/progress/contract.ts";
import { lookBackStart } from "#domain/progress/look-back-days.ts";
import { interactions } from "#server/db/schema/interactions.ts";
import { personas } from "#server/db/schema/people.ts";
import { profiles } from "#server/db/schema/profile.ts";
import { lookBacks } from "#server/db/schema/progress.ts";
import { readLookBack } from "#server/features/progress/look-back.ts";
import type { TestUser } from "../support/app.ts";
import { DAY, modelApp, type ModelApp } from "../support/model-app.ts";

let app: ModelApp;
const WORDS = {
  opening: "This week there was one thing you had planned, and you have written down what came of it in the end.",
  question: "What would you like to ask the next time you two sit down together?",
};

beforeAll(async () => {
  app = await modelApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  app.begin({ kind: "text", text: JSON.stringify(WORDS) });
  for (const user of [app.anna, app.bea]) {
    await app.db.withUser(user.id, async (tx) => {
      await tx.update(profiles).set({ createdAt: new Date("2024-11-01T10:00:00Z") });
      await tx.delete(lookBacks);
      await tx.delete(personas);
    });
  }
});

/** Something planned with Marta in the week to look back on, and told. */
async function told(user: TestUser, resultSummary = "Marta laughed and showed me her garden"): Promise<string> {
  const personaId = crypto.randomUUID();
  const id = crypto.randomUUID();
  const starts = Date.parse(lookBackStart(app.services.clock(), "UTC"));
  const completedDate = new Date(starts + 3 * DAY);
  const mine = { userId: user.id, personaId };
  const plan = { id, objectives: "Visit Marta", status: "completed" as const, resultSummary, completedDate };
  await app.db.withUser(user.id, async (tx) => {
    await tx.insert(personas).values({ id: personaId, userId: user.id, name: "Marta", context: "friend" });
    await tx.insert(interactions).values({ ...mine, ...plan });
  });
  return id;
}
async function ask(user: TestUser): Promise<CurrentLookBack["look_back"]> {
  return currentLookBackSchema.parse(await (await user.request("/api/progress/look-back")).json()).look_back;
}
/** As the letter reads it: with whatever is written waited for. */
const letter = (user: TestUser) =>
  readLookBack({ ...app.services, user, input: { now: app.services.clock(), timeZone: "UTC" } });

test("a model writes the words once, without names, and app and letter show the same", async () => {
  await told(app.bea);
  app.model.script({
    kind: "text",
    text: ({ messages }) => {
      const [, name = ""] = /"with": "([^"]+)"/.exec(messages.at(-1)?.content ?? "") ?? [];
      return JSON.stringify({ ...WORDS, question: `What would you like to ask ${name} the next time?` });
    },
  });
  expect(await ask(app.bea)).toBeNull();
  const look = await letter(app.bea);
  expect(look).toMatchObject({ opening: WORDS.opening, question: "What would you like to ask Marta the next time?" });
  expect(await ask(app.bea)).toEqual(look);
  expect(app.model.requests).toHaveLength(1);
  const sent = JSON.stringify(app.model.requests);
  expect(sent).not.toContain("Marta");
  expect(sent).toContain("<data>");
});

test("nobody is asked without the user’s consent", async () => {
  await told(app.anna);
  expect((await ask(app.anna))?.opening).toMatch(/^You had /);
  expect(app.model.requests).toEqual([]);
});

test("grave news is not sent to a model", async () => {
  await told(app.bea, "Marta told me that her mum died on Sunday, the funeral is tomorrow");
  expect((await letter(app.bea))?.opening).toMatch(/^You had /);
  expect(app.model.requests).toEqual([]);
});

test.each([
  [
    "in another language",
    {
      opening: "Questa settimana avevi in programma una cosa sola e l’hai raccontata.",
      question: "Che cosa vorresti chiedere?",
    },
  ],
  ["with a diagnosis", { ...WORDS, opening: `${WORDS.opening} It sounds as if that was a narcissistic evening.` }],
  ["without a question", { ...WORDS, question: "Just call again soon and say hello." }],
  ["with a link", { ...WORDS, opening: `${WORDS.opening} See https://example.org for more.` }],
])("an answer %s is refused, and the built-in coach’s words stay, without asking again", async (_, answer) => {
  app.model.script({ kind: "text", text: JSON.stringify(answer) });
  await told(app.bea);
  const look = await letter(app.bea);
  expect(look?.opening).toMatch(/^You had /);
  const asked = app.model.requests.length;
  expect(asked).toBe(2);
  expect(await ask(app.bea)).toEqual(look);
  expect(app.model.requests).toHaveLength(asked);
});

test("a model’s words are not shown once what they rest on has changed", async () => {
  const id = await told(app.bea);
  expect((await letter(app.bea))?.opening).toBe(WORDS.opening);
  await app.bea.request(`/api/interactions/${id}`, { method: "PATCH", body: { result_summary: "We will see" } });
  expect((await ask(app.bea))?.opening).toMatch(/^You had /);
  expect(app.model.requests.filter((one) => JSON.stringify(one).includes("look back"))).toHaveLength(1);
});

test("where the process that asked is gone, the built-in coach’s words come after a while", async () => {
  await told(app.bea);
  await letter(app.bea);
  await app.db.withUser(app.bea.id, (tx) =>
    tx.update(lookBacks).set({ openingText: null, questionText: null, factsHash: null }),
  );
  expect(await ask(app.bea)).toBeNull();
  app.clock.later = 121_000;
  expect((await ask(app.bea))?.opening).toMatch(/^You had /);
  expect(app.model.requests).toHaveLength(1);
});
