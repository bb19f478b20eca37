import { createServer } from "node:http";
import { afterEach, beforeEach, expect, it } from "vitest";
import { NOTHING_TAKEN } from "#domain/care/take-message.ts";
import { interpretSelf } from "#domain/coaching/interpret-self.ts";
import { startFakeModel, type FakeModel } from "../../tests/support/fake-model.ts";
import { listen, type Listening } from "../../tests/support/listen.ts";
import type { CoachContext } from "./coach-context.ts";
import { createAi, type Ai } from "./door.ts";
import type { ModelUse } from "./model-use.ts";

const CONTEXT: CoachContext = {
  language: "en",
  mode: "conversation",
  message: "What do I say?",
  history: [],
  now: new Date("2026-11-20T10:00:00Z"),
  user: { name: "Anna", traits: null },
  persona: { name: "Marta", context: "friend", relationship_other: null, age: 30, traits: null, profile_label: null },
  notes: [],
  interactions: [],
  open: [],
  taken: NOTHING_TAKEN,
};
const SELF = { traits: { O: 4, C: 2, E: 3, A: 5, N: 1.5 }, language: "en" as const, name: "Anna", seed: "s" };
const SENTENCE =
  "You tend to listen before you speak, and people may not know what you think until they ask you for it.";
const PORTRAIT = JSON.stringify({
  profile_label: "Quiet attention",
  summary: Array.from({ length: 4 }, () => SENTENCE).join(" "),
  relational_advice: Array.from({ length: 3 }, () => SENTENCE).join("\n\n"),
});
const USE: ModelUse = { userId: "u", consented: true, spent: 0, people: [] };
const SIGNAL = new AbortController().signal;
const MODELS = { model: "m", embeddingModel: "e", transcriptionModel: "t" };
const RECORDING = { bytes: new Uint8Array([1, 2, 3]), kind: "wav" as const };

async function answer(ai: Ai): Promise<string> {
  let text = "";
  const { pieces } = await ai.openStream(CONTEXT, { use: USE, signal: SIGNAL });
  for await (const piece of pieces) text += piece;
  return text;
}
const embed = (ai: Ai) => ai.embedder!.embed(["Marta"], { use: USE, language: "en" });
const hear = (ai: Ai) =>
  ai.transcriber!.transcribe(RECORDING, { use: USE, seconds: 1, language: null, signal: SIGNAL });

let model: FakeModel;
let asked: string[];
let redirecting: Listening;
beforeEach(async () => {
  model = await startFakeModel({ kind: "text", text: "Say it." });
  asked = [];
  const server = createServer((request, response) => {
    asked.push(request.url ?? "");
    request.resume().on("end", () => response.writeHead(307, { location: `${model.url}${request.url}` }).end());
  });
  redirecting = await listen(server);
});
afterEach(async () => {
  await redirecting.close();
  await model.close();
});

it("takes nothing to a host that nobody agreed to: no answer, text, embedding or recording follows a redirect", async () => {
  const logged: unknown[] = [];
  const ai = createAi({ baseUrl: redirecting.url, ...MODELS }, (...line) => logged.push(line[2]));
  await expect(answer(ai)).rejects.toMatchObject({ code: "model_unavailable", reason: "redirect" });
  expect(await ai.interpretSelf(SELF, USE)).toEqual(interpretSelf(SELF));
  await expect(embed(ai)).rejects.toMatchObject({ code: "model_unavailable" });
  await expect(hear(ai)).rejects.toMatchObject({ code: "transcription_failed" });
  expect(asked).toEqual(["/chat/completions", "/chat/completions", "/embeddings", "/audio/transcriptions"]);
  expect(logged).toEqual(
    ["interpretation", "embedding", "transcription"].map((task) => ({ task, reason: "redirect" })),
  );
  expect([...model.requests, ...model.recordings]).toEqual([]);
});

it("says who it is everywhere where the address holds a name and a password", async () => {
  model.script({ kind: "text", text: "Say it." }, { kind: "text", text: PORTRAIT });
  model.scriptSpeech({ kind: "text", text: "Heard." });
  const baseUrl = model.url.replace("://", "://anna:p%40ss@");
  const ai = createAi({ baseUrl, ...MODELS }, () => {});
  expect(await answer(ai)).toBe("Say it.");
  expect(await ai.interpretSelf(SELF, USE)).toEqual(JSON.parse(PORTRAIT));
  expect(await embed(ai)).toHaveLength(1);
  expect(await hear(ai)).toBe("Heard.");
  const basic = `Basic ${Buffer.from("anna:p@ss").toString("base64")}`;
  const told = [...model.requests, ...model.recordings].map(({ headers }) => headers.authorization);
  expect(told).toEqual([basic, basic, basic, basic]);
  expect(ai.host).toBe(new URL(model.url).host);
});
