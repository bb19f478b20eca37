import { afterEach, expect, it } from "vitest";
import { errorBody, startFakeModel, textSteps, type FakeModel } from "../../tests/support/fake-model.ts";
import type { CoachContext } from "./coach-context.ts";
import { createAi } from "./door.ts";
import { hideNames } from "./hide-names.ts";
import type { ModelUse } from "./model-use.ts";
import { NOTHING_TAKEN } from "#domain/care/take-message.ts";

const PEOPLE: ModelUse["people"] = [
  { name: "Anna", gender: "female" },
  { name: "Marta Rossi", gender: "female" },
  { name: "Luca", gender: "male" },
];
const USE: ModelUse = { userId: "u", consented: true, spent: 0, people: PEOPLE };
const CONTEXT: CoachContext = {
  language: "it",
  mode: "conversation",
  message: "Che cosa dico a Marta?",
  history: [
    { role: "user", content: "Luca ha litigato con Marta" },
    { role: "assistant", content: "E tu, Anna?" },
  ],
  now: new Date("2026-11-20T10:00:00Z"),
  user: { name: "Anna", traits: null },
  persona: {
    name: "Marta Rossi",
    context: "friend",
    relationship_other: null,
    age: 30,
    traits: null,
    profile_label: null,
  },
  notes: [{ id: "n", content: 'Ieri:\nMarta non c’era.\n\tLuca "sì"', created_at: "2026-11-18T10:00:00.000Z" }],
  interactions: [],
  open: [],
  taken: NOTHING_TAKEN,
};
const OUTCOME = {
  language: "en" as const,
  persona: { name: "Marta Rossi", context: "friend" as const, relationship_other: null, age: 30 },
  traits: null,
  interaction: { objectives: "Call Marta", avoid: null, feeling: null, expectation: null, result_summary: "Luca came" },
  earlier: [],
  now: CONTEXT.now,
  seed: "s",
  dangers: [],
  country: null,
};
const ANY_NAME = /(?<!\p{L})(?:marta|rossi|luca|anna)(?!\p{L})/iu;

let model: FakeModel;
afterEach(() => model?.close());
const sent = () => JSON.stringify(model.requests.map(({ body }) => body.messages));
const signal = () => new AbortController().signal;

it("lets no name leave, at the beginning of a line of a note either, and changes none of our own words", async () => {
  const ai = createAi({ baseUrl: "http://127.0.0.1:9/v1", model: "m" }, () => {});
  const plain = await ai.prompt(CONTEXT, []);
  const hidden = await ai.prompt(CONTEXT, PEOPLE);
  expect(JSON.stringify(plain)).toMatch(ANY_NAME);
  expect(JSON.stringify(hidden)).not.toMatch(ANY_NAME);
  const rules = (content = "") => content.split("<data>\n")[0];
  expect(rules(hidden[0]?.content)).toBe(rules(plain[0]?.content));
  expect(hideNames(hidden, PEOPLE, "it").messages).toEqual(hidden);
  const persona = { ...CONTEXT.persona, name: "Dato" };
  const rule = (await ai.prompt({ ...CONTEXT, persona }, [{ name: "Dato", gender: null }]))[0]?.content ?? "";
  expect(rule).toContain("Che cosa è un dato");
});

it("puts the names back into an answer, in whatever pieces it comes, and when it breaks off", async () => {
  const ai = createAi({ baseUrl: "http://127.0.0.1:9/v1", model: "m" }, () => {});
  const stand = /dico a (\p{L}+)\?/u.exec((await ai.prompt(CONTEXT, PEOPLE)).at(-1)?.content ?? "")?.[1] ?? "";
  const answer = `Di’ a ${stand}: «${stand}, ti ascolto». Poi d’${stand} e di ${stand}`;
  const real = answer.replaceAll(stand, "Marta");
  for (const pieces of [answer.split(""), [answer], answer.split(/(?<=.{7})/u)]) {
    model = await startFakeModel({ kind: "stream", steps: textSteps(pieces) });
    const door = createAi({ baseUrl: model.url, model: "m" }, () => {});
    const stream = await door.openStream(CONTEXT, { use: USE, signal: signal() });
    let text = "";
    for await (const piece of stream.pieces) text += piece;
    expect(text).toBe(real);
    expect(sent()).not.toMatch(ANY_NAME);
    await model.close();
  }
  model = await startFakeModel({ kind: "stream", steps: [{ content: `Ciao ${stand}` }], end: "destroy" });
  const door = createAi({ baseUrl: model.url, model: "m" }, () => {});
  const { pieces } = await door.openStream(CONTEXT, { use: USE, signal: signal() });
  let text = "";
  const read = async () => {
    for await (const piece of pieces) text += piece;
  };
  await expect(read()).rejects.toMatchObject({ code: "model_interrupted" });
  expect(text).toBe("Ciao Marta");
});

it("puts them back into the texts of an object, before these are checked and in a plan", async () => {
  model = await startFakeModel({
    kind: "text",
    text: ({ messages }) => {
      const asked = JSON.stringify(messages);
      const name = /"name\W+(\p{L}+)/u.exec(asked)?.[1] ?? /"person\W+(\p{L}+)/u.exec(asked)?.[1] ?? "?";
      const tip = (end: string) =>
        `You wanted to call ${name}, and somebody else came along with you that day. Write to ${name} this week ${end}.`;
      return asked.includes("current_plan") || asked.includes("conversation")
        ? JSON.stringify({ action: `Parlare con ${name}`, fears: null, goals: `che ${name} mi ascolti` })
        : JSON.stringify({ tips: [tip("and ask how it was"), tip("and say what you felt")] });
    },
  });
  const ai = createAi({ baseUrl: model.url, model: "m" }, () => {});
  const tips = await ai.outcomeTips(OUTCOME, USE);
  expect(tips).toContain("call Marta,");
  const preparing = { ...CONTEXT, mode: "interaction_preparation" as const };
  const stream = await ai.openStream(preparing, { use: USE, signal: signal() });
  expect(await stream.plan("Parla con Marta.")).toEqual({
    action: "Parlare con Marta",
    fears: null,
    goals: "che Marta mi ascolti",
  });
  expect(sent()).not.toMatch(ANY_NAME);
});

it("hides nothing where nothing leaves, and tells nobody when the model fails", async () => {
  model = await startFakeModel({ kind: "body", status: 401, type: "application/json", body: errorBody("no") });
  const ai = createAi({ baseUrl: model.url, model: "m" }, () => {}, { embeddedPaceMs: 0 });
  expect(await ai.outcomeTips(OUTCOME, USE)).toContain("Marta");
  const built = await ai.openStream(
    { ...CONTEXT, message: "Che cosa sai di Marta?" },
    { use: { ...USE, consented: false }, signal: signal() },
  );
  let text = "";
  for await (const piece of built.pieces) text += piece;
  expect(text).toContain("Marta");
});
