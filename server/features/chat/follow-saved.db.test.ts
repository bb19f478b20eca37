import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { markedBlock } from "#domain/chat/marked-block.ts";
import type { Plan } from "#domain/interactions/plan-schema.ts";
import { chatTest, type ChatTest, type SayOptions } from "../../../tests/support/chat-app.ts";
import { readAnswer, type ReadAnswer } from "../../../tests/support/chat-stream.ts";

const PROSE = "So you will call her tomorrow.";
const PLAN: Plan = { action: "Call Marta tomorrow", fears: "She gets angry", goals: "We laugh again" };
const MESSAGE = "I want to call Marta tomorrow";

let chat: ChatTest;
let conversationId: string;
let id: string;

beforeAll(async () => {
  chat = await chatTest();
});
afterAll(() => chat.close());
beforeEach(() => {
  conversationId = crypto.randomUUID();
  id = crypto.randomUUID();
});

const propose = () => chat.model.script({ kind: "text", text: PROSE }, { kind: "text", text: JSON.stringify(PLAN) });
const send = (options: SayOptions = {}) =>
  chat.say(MESSAGE, { conversationId, id, mode: "interaction_preparation", ...options });

/** Sends the message, whose answer proposes a plan, and returns the answer's id. */
async function prepared(options: SayOptions = {}): Promise<string> {
  propose();
  const response = await send(options);
  expect(await readAnswer(response)).toMatchObject({ text: PROSE, plan: PLAN });
  return response.headers.get("x-run-id") ?? "";
}

async function save(runId: string): Promise<string> {
  const response = await chat.user.request(`/api/chat/plans/${runId}/save`, { method: "POST", body: {} });
  return ((await response.json()) as { id: string }).id;
}

async function sentAgain(options: SayOptions = {}): Promise<ReadAnswer> {
  const asked = chat.model.requests.length;
  const answer = await readAnswer(await send(options));
  expect(chat.model.requests, "the answer is stored").toHaveLength(asked);
  return answer;
}

it("ends the text of a stored answer with the marked block once its plan is saved", async () => {
  const runId = await prepared();
  expect((await sentAgain()).text).toBe(PROSE);
  const interactionId = await save(runId);
  const answer = await sentAgain();
  expect(answer.events).toEqual([
    { choices: [{ index: 0, delta: { content: PROSE }, finish_reason: null }] },
    { choices: [{ index: 0, delta: { content: markedBlock(interactionId) }, finish_reason: null }] },
    { choices: [], plan: PLAN, plan_kind: "proposed" },
    { choices: [{ index: 0, delta: {}, finish_reason: "stop" }], status: "complete" },
  ]);
  expect(answer.done).toBe(true);
  expect((await chat.user.request(`/api/chat/runs/${runId}`)).status).toBe(204);
  expect(JSON.stringify(await chat.messages(conversationId))).not.toContain("interaction_complete");
});

it("drops the block when the interaction is cancelled, and adds it again when it is restored", async () => {
  const runId = await prepared();
  const interactionId = await save(runId);
  await chat.user.request(`/api/interactions/${interactionId}`, { method: "DELETE" });
  expect((await sentAgain()).text).toBe(PROSE);
  expect(await save(runId)).toBe(interactionId);
  expect((await sentAgain()).text).toBe(PROSE + markedBlock(interactionId));
});

it("distinguishes several answers to one message", async () => {
  const first = await prepared();
  const again = crypto.randomUUID();
  await prepared({ again });
  const one = await save(first);
  expect((await sentAgain({ again })).text).toBe(PROSE);
  const other = await save(again);
  expect((await sentAgain({ again })).text).toBe(PROSE + markedBlock(other));
  expect((await sentAgain()).text).toBe(PROSE + markedBlock(one));
});

it("reveals nothing to other users, whatever ids they send", async () => {
  await save(await prepared());
  const as = await chat.app.signUp({ name: "Bruno" });
  expect((await send({ as })).status).toBe(404);
  const created = await as.request("/api/personas", { method: "POST", body: { name: "Marta", context: "friend" } });
  const { id: about } = (await created.json()) as { id: string };
  const refused = await readAnswer(await send({ as, about }));
  expect(refused.raw).not.toContain("interaction_complete");
  expect(refused.text).not.toContain(PROSE);
});
