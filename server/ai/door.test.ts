import { afterEach, expect, it } from "vitest";
import { composeReply } from "#domain/coaching/reply.ts";
import { interpretPersona } from "#domain/coaching/interpret-persona.ts";
import { interpretSelf } from "#domain/coaching/interpret-self.ts";
import { errorBody, startFakeModel, type FakeModel } from "../../tests/support/fake-model.ts";
import { builtInReply } from "./built-in-reply.ts";
import type { CoachContext } from "./coach-context.ts";
import type { CoachStream } from "./answer.ts";
import { createAi } from "./door.ts";
import type { ModelUse } from "./model-use.ts";
import { NOTHING_TAKEN } from "#domain/care/take-message.ts";

const CONTEXT: CoachContext = {
  language: "it",
  mode: "conversation",
  message: "Come glielo dico?",
  history: [],
  now: new Date("2026-11-20T10:00:00Z"),
  user: { name: "Anna", traits: null },
  persona: {
    name: "Marta",
    context: "friend",
    relationship_other: null,
    age: 30,
    traits: null,
    profile_label: null,
  },
  notes: [{ id: "n1", content: "Abbiamo litigato per le chiavi di casa", created_at: "2026-11-18T10:00:00.000Z" }],
  interactions: [],
  open: [],
  taken: NOTHING_TAKEN,
};
const TRAITS = { O: 4, C: 2, E: 3, A: 5, N: 1.5 };
const SELF = { traits: TRAITS, language: "it" as const, name: "Anna", seed: "s" };
const PERSONA = { traits: TRAITS, language: "en" as const, persona: { name: "Marta", context: "friend" as const } };

const AGREED: ModelUse = {
  userId: "u",
  consented: true,
  spent: 0,
  people: [
    { name: "Anna", gender: "female" },
    { name: "Marta", gender: "female" },
  ],
};
const REFUSED: ModelUse = { ...AGREED, consented: false };

let model: FakeModel;
afterEach(() => model.close());

async function read({ pieces }: CoachStream): Promise<string[]> {
  const all = [];
  for await (const piece of pieces) all.push(piece);
  return all;
}

it("without consent asks nobody: the built-in coach writes", async () => {
  model = await startFakeModel({ kind: "text", text: "From the model" });
  const ai = createAi({ baseUrl: model.url, model: "m" }, () => {}, { embeddedPaceMs: 0 });
  const { signal } = new AbortController();
  const pieces = await read(await ai.openStream(CONTEXT, { use: REFUSED, signal }));
  expect(pieces.join("")).toBe(composeReply(CONTEXT).text);
  expect(pieces.length).toBeGreaterThan(10);
  expect(await ai.interpretSelf(SELF, REFUSED)).toEqual(interpretSelf(SELF));
  expect(await ai.interpretPersona(PERSONA, REFUSED)).toEqual(interpretPersona(PERSONA));
  expect(model.requests).toHaveLength(0);
  expect(await read(await ai.openStream(CONTEXT, { use: AGREED, signal }))).not.toHaveLength(0);
  expect(model.requests[0]?.body.messages).toEqual(await ai.prompt(CONTEXT, AGREED.people));
});

it("has the built-in coach write what a model cannot, and logs fixed words only", async () => {
  const body = errorBody("Incorrect API key provided: sk-secret");
  model = await startFakeModel({ kind: "body", status: 401, type: "application/json", body });
  const logged: unknown[] = [];
  const ai = createAi({ baseUrl: model.url, apiKey: "sk-secret", model: "m" }, (...line) => logged.push(line));
  expect(await ai.interpretSelf(SELF, AGREED)).toEqual(interpretSelf(SELF));
  expect(await ai.interpretPersona(PERSONA, AGREED)).toEqual(interpretPersona(PERSONA));
  expect(logged).toEqual([1, 2].map(() => ["warn", "model_failed", { task: "interpretation", reason: "status_401" }]));
});

it("names no model where none is configured, and stops the built-in coach between two words", async () => {
  model = await startFakeModel();
  const ai = createAi({}, () => {}, { embeddedPaceMs: 5 });
  expect([ai.provider, ai.model]).toEqual(["embedded", null]);
  const controller = new AbortController();
  const { pieces } = await ai.openStream(CONTEXT, { use: AGREED, signal: controller.signal });
  expect((await pieces.next()).done).toBe(false);
  const next = pieces.next();
  controller.abort();
  await expect(next).rejects.toMatchObject({ name: "AbortError" });
});

it("while danger is open the built-in coach answers and writes also where its thread fails", async () => {
  model = await startFakeModel({ kind: "text", text: "From the model" });
  const lines: string[] = [];
  const write = () => Promise.reject(new Error("late"));
  const ai = createAi({ write }, (_level, event) => lines.push(event), { embeddedPaceMs: 0 });
  const { signal } = new AbortController();
  const options = { use: REFUSED, signal };
  await expect(ai.openStream(CONTEXT, options)).rejects.toThrow("late");
  await expect(ai.interpretPersona(PERSONA, REFUSED)).rejects.toThrow("late");
  expect(lines).toEqual([]);
  const open = [
    { id: "f1", path: "violence", by: "persona", certain: true, acute: false, kind: "message", source: "m1" } as const,
  ];
  const inDanger = { ...CONTEXT, open, taken: { ...NOTHING_TAKEN, open } };
  expect((await read(await ai.openStream(inDanger, options))).join("")).toBe(builtInReply(inDanger).text);
  const about = { ...PERSONA, dangers: ["violence" as const] };
  expect(await ai.interpretPersona(about, REFUSED)).toEqual(interpretPersona(about));
  expect(lines).toEqual(["written_here", "written_here"]);
});
