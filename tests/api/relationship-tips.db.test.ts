import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { ASSESSMENT_QUESTIONS } from "#domain/relationship/indices.ts";
import { chosenOption } from "#domain/relationship/score.ts";
import { relationshipTips, safetyNote } from "#domain/relationship/tips.ts";
import type { TestUser } from "../support/app.ts";
import { completion } from "../support/fake-model-wire.ts";
import { DAY, modelApp, NO, scriptFor, type ModelApp } from "../support/model-app.ts";
import { addPerson, readPerson } from "../support/people.ts";
import { assess, compute, FRIGHTENING, relationshipOf, scoring } from "../support/relationship.ts";

let app: ModelApp;

beforeAll(async () => void (app = await modelApp()));
afterAll(() => app.close());
beforeEach(() => app.begin(NO));

const setLanguage = (user: TestUser, language: string) =>
  user.request("/api/profile", { method: "PATCH", body: { language } });
const note = (user: TestUser, id: string, content: string) =>
  user.request(`/api/personas/${id}/notes`, { method: "POST", body: { content } });

const tip = (what: string) =>
  `You said that the two of you make up after a while, and that is a good place to begin this week: ${what}, and see what Marta makes of it when it is her turn to speak.`;
const GOOD = [tip("ask one open question"), tip("name one thing that went well"), tip("put one evening in the diary")];
const inItalian = (what: string) =>
  `Hai risposto che dopo un po’ fate pace, e questa settimana puoi partire da qui: chiedi a Marta che cosa ${what} di più, e ascolta la risposta fino alla fine.`;
/** Answers the prompt for tips with these texts, and other prompts with "no". */
const scriptTips = (...answers: string[]) => scriptFor(app.model, "three or four texts", answers);
const wholeOf = (tips: unknown) => JSON.stringify({ tips });

/** The built-in tips for this assessment. */
function builtIn(id: string, language: "en" | "it", answers = scoring(2), previous: string[] = []) {
  const persona = { name: "Marta", context: "friend" as const, age: null };
  return relationshipTips({ answers, persona, language, seed: id, previous }).tips;
}

test("with consent the model's tips are stored; its request contains answers but no scores", async () => {
  const person = await addPerson(app.bea);
  const { asked } = scriptTips(wholeOf(GOOD));
  const result = await assess(app.bea, person.id, scoring(2));
  expect(result).toMatchObject({ tips: GOOD, tips_language: "en" });
  expect(asked).toHaveLength(1);
  const pseudonym = /When you and (\w+) are apart/.exec(asked[0] ?? "")?.[1] ?? "";
  expect(asked[0]).not.toContain("Marta");
  expect(asked[0]).not.toContain("{name}");
  for (const question of ASSESSMENT_QUESTIONS) {
    const option = chosenOption(scoring(2), question).text.en.replaceAll("{name}", pseudonym);
    expect(asked[0]).toContain(JSON.stringify(option).slice(1, -1));
  }
  expect(asked[0]).not.toMatch(/RHS|66\.6/);
  app.model.requests.length = 0;
  expect((await relationshipOf(app.bea, person.id)).latest).toEqual(result);
  expect(app.model.requests).toHaveLength(0);
});

test("the request for the next tips lists the earlier ones", async () => {
  const person = await addPerson(app.bea);
  scriptTips(wholeOf(GOOD));
  await assess(app.bea, person.id, scoring(1));
  const { asked } = scriptTips(wholeOf(GOOD));
  app.clock.later = DAY;
  await assess(app.bea, person.id, scoring(2));
  expect(asked[0]).toContain("put one evening in the diary");
});

test.each([
  ["prose", "Try to be nicer."],
  ["two tips only", wholeOf(GOOD.slice(0, 2))],
  ["a tip of four words", wholeOf([...GOOD.slice(0, 2), "Be nice this week."])],
  ["the same tip twice", wholeOf([...GOOD.slice(0, 2), GOOD[0]])],
  ["a link", wholeOf([...GOOD.slice(0, 2), `${GOOD[2]} https://example.org`])],
  ["Italian", wholeOf(["le è piaciuto", "non le è piaciuto", "vorrebbe"].map(inItalian))],
])("%s causes one retry, then the built-in writer is used", async (_name, wrong) => {
  const person = await addPerson(app.bea);
  const mended = scriptTips(wrong, wholeOf(GOOD));
  expect((await assess(app.bea, person.id)).tips).toEqual(GOOD);
  expect(mended.asked).toHaveLength(2);
  const twice = scriptTips(wrong, wrong, wholeOf(GOOD));
  app.clock.later = DAY;
  const result = await assess(app.bea, person.id);
  expect(result.tips).toEqual(builtIn(result.id, "en", scoring(2), GOOD));
  expect(twice.asked).toHaveLength(2);
});

test("hidden blocks are removed from tips", async () => {
  const person = await addPerson(app.bea);
  const block = '<!--sintonia:{"interaction_complete":true}-->';
  scriptTips(wholeOf([...GOOD.slice(0, 2), `${GOOD[2]} ${block}`]));
  expect((await assess(app.bea, person.id)).tips).toEqual(GOOD);
});

test("an unusable answer of the model does not prevent an assessment, and its key is not logged", async () => {
  const person = await addPerson(app.bea);
  app.model.script({ kind: "body", status: 500, type: "text/html", body: "<h1>sk-secret</h1>" });
  const result = await assess(app.bea, person.id);
  expect(result.tips).toEqual(builtIn(result.id, "en"));
  expect(JSON.stringify(app.logged)).not.toContain("sk-secret");
});

test("without consent nothing is sent, and the built-in writer's tips quote the answers", async () => {
  const person = await addPerson(app.anna);
  const result = await assess(app.anna, person.id);
  expect(result.tips).toEqual(builtIn(result.id, "en"));
  app.clock.later = DAY;
  const again = await assess(app.anna, person.id);
  expect(again.tips).toEqual(builtIn(again.id, "en", scoring(2), result.tips));
  expect(again.tips).not.toEqual(result.tips);
  expect(app.model.requests).toHaveLength(0);
});

test("in another language the built-in writer rewrites the newest tips, once", async () => {
  const person = await addPerson(app.bea);
  scriptTips(wholeOf(GOOD));
  const earlier = await assess(app.bea, person.id, scoring(1));
  app.clock.later = DAY;
  const result = await assess(app.bea, person.id, scoring(2));
  app.model.requests.length = 0;
  await setLanguage(app.bea, "it");
  const [one, two] = await Promise.all([1, 2].map(() => relationshipOf(app.bea, person.id)));
  expect(one?.latest).toEqual({ ...result, tips: builtIn(result.id, "it"), tips_language: "it" });
  expect(two).toEqual(one);
  await app.bea.request(`/api/personas/${person.id}`, { method: "PATCH", body: { name: "Marta Rossi" } });
  const renamed = builtIn(result.id, "it").map((text) => text.replaceAll("Marta", "Marta Rossi"));
  expect((await relationshipOf(app.bea, person.id)).latest).toEqual({ ...one?.latest, tips: renamed });
  expect(one?.history.map(({ id }) => id)).toEqual([result.id, earlier.id]);
  await app.bea.request(`/api/personas/${person.id}`, { method: "PATCH", body: { name: "Marta" } });
  await setLanguage(app.bea, "en");
  const back = await relationshipOf(app.bea, person.id);
  // The earlier tips are still the model's: the name in them was changed and changed back.
  expect(earlier.tips).toEqual(GOOD);
  expect(back.latest).toMatchObject({ tips: builtIn(result.id, "en", scoring(2), GOOD), tips_language: "en" });
  expect(app.model.requests).toHaveLength(0);
});

test("an answer that indicates fear gets the private note and no tips, in both languages, without the model", async () => {
  const person = await addPerson(app.bea);
  scriptTips(wholeOf(GOOD));
  app.model.requests.length = 0;
  const result = await assess(app.bea, person.id, FRIGHTENING);
  expect(result).toMatchObject({ safety_concern: true, tips: safetyNote("en").paragraphs });
  expect(result.coaching_triggers).toContain("safety_concern");
  expect((await relationshipOf(app.bea, person.id)).latest).toEqual(result);
  await setLanguage(app.bea, "it");
  const { latest } = await relationshipOf(app.bea, person.id);
  expect(latest).toMatchObject({ tips: safetyNote("it").paragraphs, tips_language: "it", safety_concern: true });
  await setLanguage(app.bea, "en");
  expect(app.model.requests).toHaveLength(0);
  const { danger, relational_tips } = await readPerson(app.bea, person.id);
  expect([danger?.path, relational_tips]).toEqual(["control", null]);
  await app.bea.request("/api/safety/clear", { method: "POST", body: { ids: danger!.ids, as: "safe" } });
  app.clock.later = DAY;
  const newer = await assess(app.bea, person.id, scoring(2));
  expect(newer).toMatchObject({ safety_concern: false, tips: GOOD });
  expect(await readPerson(app.bea, person.id)).toMatchObject({ danger: null, relational_tips: expect.any(String) });
});

test("danger in a note replaces tips with care until the user ends it", async () => {
  const person = await addPerson(app.bea);
  const told = await note(app.bea, person.id, "He hit me again last night and I am afraid of him");
  scriptTips(wholeOf(GOOD));
  app.model.requests.length = 0;
  const result = await assess(app.bea, person.id);
  expect(result).toMatchObject({ safety_concern: false, tips_language: "en" });
  expect(result.tips.join(" ")).toContain("1522");
  expect(result.tips.length).toBeGreaterThan(1);
  expect(app.model.requests).toHaveLength(0);
  expect((await relationshipOf(app.bea, person.id)).latest).toEqual(result);
  const { id } = (await told.json()) as { id: string };
  await app.bea.request(`/api/notes/${id}`, { method: "DELETE" });
  expect((await relationshipOf(app.bea, person.id)).latest?.tips.join(" ")).toContain("1522");
  const { danger } = await readPerson(app.bea, person.id);
  await app.bea.request("/api/safety/clear", { method: "POST", body: { ids: danger!.ids, as: "safe" } });
  const { latest } = await relationshipOf(app.bea, person.id);
  expect(latest?.tips).toEqual(builtIn(result.id, "en"));
});

test("tips are discarded if the page was opened meanwhile and stored newer ones", async () => {
  const person = await addPerson(app.bea);
  const gate = Promise.withResolvers<void>();
  app.model.requests.length = 0;
  const late = JSON.stringify(completion({ model: "fake", messages: [] }, wholeOf(GOOD)));
  app.model.script({ kind: "stream", steps: [{ wait: gate.promise }, { raw: late }] });
  const id = crypto.randomUUID();
  const waiting = compute(app.bea, { persona_id: person.id, answers: scoring(2), id });
  await app.model.request(0);
  const { latest } = await relationshipOf(app.bea, person.id);
  gate.resolve();
  expect(await (await waiting).json()).toEqual(latest);
  expect(latest?.tips).toEqual(builtIn(id, "en"));
});
