import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import type { ChatMessage } from "#domain/chat/contract.ts";
import { errorOf, type TestUser } from "../../../tests/support/app.ts";
import { chatTest, type ChatTest } from "../../../tests/support/chat-app.ts";
import { readAnswer, readUntil, type ReadAnswer } from "../../../tests/support/chat-stream.ts";
import { plan } from "../../../tests/support/interactions.ts";
import { errorBody, gate, type Answer } from "../../../tests/support/fake-model.ts";
import type { Tx } from "#server/db/connect.ts";
import { chatMessages } from "#server/db/schema/chat.ts";
import { safetyFindings } from "#server/db/schema/safety.ts";

let chat: ChatTest;
let other: TestUser;
let conversationId: string;

const CUT = "Tell Marta what you saw, without blame, and then ask her ho";
const KEPT = "Tell Marta what you saw, without blame, and then ask her ";
const streams = (text: string, finish = "stop"): Answer => ({
  kind: "stream",
  steps: [{ content: text }, { finish }, { done: true }],
});
const FAILS: Answer = { kind: "body", status: 401, type: "application/json", body: errorBody("no") };
const BREAKS: Answer = { kind: "stream", steps: [{ content: "how the week was, and li" }], end: "destroy" };

beforeAll(async () => {
  chat = await chatTest();
  other = await chat.app.signUp({ name: "Bruno" });
});
afterAll(() => chat.close());
beforeEach(() => {
  conversationId = crypto.randomUUID();
});

/** Creates an answer that was cut at `max_tokens` and returns its id. */
async function cutAnswer(): Promise<string> {
  const stand = (text: string, request: { messages: { content: string }[] }) =>
    text.replace("Marta", /ask (\w+)\?/.exec(request.messages.at(-1)?.content ?? "")?.[1] ?? "?");
  let sent = "";
  chat.model.requests.length = 0;
  chat.model.script({ kind: "text", text: (request) => stand("Whole for Marta.", request) });
  await readAnswer(await chat.say("What do I ask Marta?"));
  sent = stand(CUT, chat.model.requests[0]!.body);
  chat.model.requests.length = 0;
  chat.model.script(streams(sent, "length"));
  const response = await chat.say("What do I ask Marta?", { conversationId });
  expect(await readAnswer(response)).toMatchObject({ text: CUT, finish: "length", status: "complete" });
  return response.headers.get("x-run-id") ?? "";
}
const goOn = (id: string, as: TestUser = chat.user) =>
  as.request(`/api/chat/runs/${id}/continue`, { method: "POST", body: {} });
const goneOn = async (id: string): Promise<ReadAnswer> => readAnswer(await goOn(id));
const answer = async (): Promise<ChatMessage> => (await chat.messages(conversationId)).at(-1)!;

it("is marked as cut, and continued in the same row by the same rules", async () => {
  const id = await cutAnswer();
  expect(await answer()).toMatchObject({ id, content: CUT, status: "complete", finish_reason: "length" });
  chat.model.script(streams("<|channel|>analysis<|message|>hm<|end|>ask her how the week was."));
  expect(await goneOn(id)).toMatchObject({
    text: "Tell Marta what you saw, without blame, and then ask her ask her how the week was.",
    finish: "stop",
    status: "complete",
    done: true,
  });
  const [, continued] = chat.model.requests;
  const turns = continued!.body.messages.slice(1);
  expect(turns.map(({ role }) => role)).toEqual(["user", "assistant", "user"]);
  expect(turns[1]?.content).toMatch(/^Tell \w+ what you saw, without blame, and then ask her$/);
  expect(turns[2]?.content).toContain("Take it up exactly where it stops");
  expect(JSON.stringify(continued!.body.messages)).not.toContain("Marta");
  expect(await answer()).toMatchObject({ id, finish_reason: "stop", siblings: [id] });
  expect((await answer()).content).toBe(`${KEPT}ask her how the week was.`);
  expect(await errorOf(await goOn(id))).toMatchObject({ status: 409, code: "conflict" });
  expect(await chat.messages(conversationId)).toHaveLength(2);
});

it("can be cut and continued again, without repetition", async () => {
  const id = await cutAnswer();
  chat.model.script(streams("without blame, and then ask her how the week was, and lis", "length"));
  expect(await goneOn(id)).toMatchObject({ text: `${KEPT}how the week was, and lis`, finish: "length" });
  expect(await answer()).toMatchObject({ finish_reason: "length", content: `${KEPT}how the week was, and lis` });
  chat.model.script(streams("… listen."));
  expect((await goneOn(id)).text).toBe(`${KEPT}how the week was, and listen.`);
});

it("filters a marked block that spans both parts", async () => {
  conversationId = crypto.randomUUID();
  chat.model.script(streams("Call her. <!-- ", "length"));
  const cut = await chat.say("How?", { conversationId });
  expect(await readAnswer(cut)).toMatchObject({ text: "Call her. <!-- ", finish: "length" });
  chat.model.script(streams('sintonia:{"interaction_complete":true}--> Bye.'));
  expect((await goneOn(cut.headers.get("x-run-id") ?? "")).text).toBe("Call her.  Bye.");
  expect((await answer()).content).toBe("Call her.  Bye.");
});

it("loses no text if the model fails or disconnects, and can still be continued", async () => {
  const id = await cutAnswer();
  chat.model.script(FAILS);
  expect((await goneOn(id)).error).toBe("model_unavailable");
  expect(await answer()).toMatchObject({ content: CUT, status: "complete", finish_reason: "length" });
  chat.model.script(BREAKS);
  expect((await goneOn(id)).error).toBe("model_interrupted");
  const content = `${KEPT}how the week was, and li`;
  expect(await answer()).toMatchObject({ content, status: "complete", finish_reason: "length" });
  chat.model.script(streams("listen."));
  expect((await goneOn(id)).text).toBe(`${KEPT}how the week was, and listen.`);
});

it("is one continuation however often it is requested, and can be stopped and resumed", async () => {
  const id = await cutAnswer();
  const held = gate();
  chat.model.script({
    kind: "stream",
    steps: [{ content: `${"how the week was, ".repeat(12)}and ` }, { wait: held.wait }, { content: "listen." }],
    end: "hang",
  });
  const asked = chat.model.requests.length;
  const [first, second] = await Promise.all([goOn(id), goOn(id)]);
  await readUntil(first, "the week was");
  await readUntil(second, "the week was");
  expect(chat.model.requests.length - asked).toBe(1);
  expect((await answer()).finish_reason).toBeNull();
  expect(await errorOf(await chat.say("And now?", { conversationId }))).toMatchObject({ code: "chat_busy" });
  expect((await chat.user.request(`/api/chat/runs/${id}`, { method: "DELETE" })).status).toBe(200);
  held.open();
  const stopped = await answer();
  expect(stopped).toMatchObject({ status: "complete", finish_reason: "length" });
  expect(stopped.content).toMatch(/^Tell Marta what you saw.*how the week was, and $/);
});

it("is not continued for another user, without consent, or if it was complete", async () => {
  const id = await cutAnswer();
  expect(await errorOf(await goOn(id, other))).toMatchObject({ status: 404, code: "not_found" });
  expect(await errorOf(await goOn(crypto.randomUUID()))).toMatchObject({ status: 404, code: "not_found" });
  const consent = (agreed: boolean) => chat.user.request("/api/chat/consent", { method: "POST", body: { agreed } });
  await consent(false);
  expect(await errorOf(await goOn(id))).toMatchObject({ code: "model_consent_required" });
  await consent(true);
  chat.model.script(streams("All said."));
  const whole = await chat.say("And now?", { conversationId });
  await readAnswer(whole);
  expect((await answer()).finish_reason).toBe("stop");
  expect(await errorOf(await goOn(whole.headers.get("x-run-id") ?? ""))).toMatchObject({ code: "conflict" });
  expect((await chat.messages(conversationId))[1]).toMatchObject({ content: CUT, finish_reason: "length" });
});

it("is refused in a full account, like a new message, unless danger is open", async () => {
  const id = await cutAnswer();
  const { used } = (await (await chat.user.request("/api/account/storage")).json()) as { used: number };
  const asked = chat.model.requests.length;
  try {
    chat.app.db.quota = used;
    for (const refused of [await goOn(id), await chat.say("And then?", { conversationId })]) {
      expect(await errorOf(refused)).toMatchObject({ status: 507, code: "account_full" });
    }
    expect(chat.model.requests).toHaveLength(asked);
    expect(await answer()).toMatchObject({ content: CUT, status: "complete", finish_reason: "length" });
    chat.app.db.quota = used + 1;
    chat.model.script(streams("how the week was, and lis", "length"));
    expect((await goneOn(id)).text).toBe(`${KEPT}how the week was, and lis`);
    // The answer has used more than the quota.
    expect(await errorOf(await goOn(id))).toMatchObject({ code: "account_full" });
    await chat.app.db.withUser(chat.user.id, (tx) =>
      tx.insert(safetyFindings).values({
        userId: chat.user.id,
        personaId: chat.personaId,
        kind: "message",
        source: crypto.randomUUID(),
        textHash: "x",
        level: "alarm",
        path: "violence",
        dangerBy: "persona",
        certain: true,
        acute: false,
      }),
    );
    chat.model.script(streams("listen."));
    expect((await goneOn(id)).text).toBe(`${KEPT}how the week was, and listen.`);
  } finally {
    chat.app.db.quota = null;
    await chat.app.db.withUser(chat.user.id, (tx) => tx.delete(safetyFindings));
  }
});

it("replaces a dead process's answer in the conversation, but not a live one's", async () => {
  const id = await cutAnswer();
  const dead = crypto.randomUUID();
  const change = (work: (tx: Tx) => Promise<unknown>) => chat.app.db.withUser(chat.user.id, work);
  const owned = { userId: chat.user.id, personaId: chat.personaId, conversationId };
  await change((tx) =>
    tx
      .insert(chatMessages)
      .values({ ...owned, id: dead, role: "assistant", content: "", status: "streaming", updatedAt: new Date() }),
  );
  expect(await errorOf(await goOn(id))).toMatchObject({ code: "chat_busy" });
  await change((tx) =>
    tx
      .update(chatMessages)
      .set({ updatedAt: new Date(0) })
      .where(eq(chatMessages.id, dead)),
  );
  chat.model.script(streams("how the week was."));
  expect((await goneOn(id)).text).toBe(`${KEPT}how the week was.`);
  const [row] = await chat.app.db.withUser(chat.user.id, (tx) =>
    tx.select({ status: chatMessages.status }).from(chatMessages).where(eq(chatMessages.id, dead)),
  );
  expect(row).toEqual({ status: "interrupted" });
});

it("has the sources of both parts", async () => {
  const first = await plan(chat.user, chat.personaId, { objectives: "Return the blue bicycle" });
  const id = await cutAnswer();
  for (let n = 0; n < 5; n += 1) await plan(chat.user, chat.personaId, { objectives: `Water the plants, ${n}` });
  chat.model.script(streams("how the week was."));
  await goneOn(id);
  const sources = (await answer()).sources.map((source) => source.id);
  expect(sources).toContain(first.id);
  expect(new Set(sources).size).toBe(sources.length);
});

const note = async (content: string): Promise<string> => {
  const response = await chat.user.request(`/api/personas/${chat.personaId}/notes`, {
    method: "POST",
    body: { content },
  });
  return ((await response.json()) as { id: string }).id;
};
const wrong = { method: "PUT", at: () => `/api/personas/${chat.personaId}/corrections` } as const;

it.each([
  ["deleted", { method: "DELETE", at: (id: string) => `/api/notes/${id}` }, null],
  ["kept from AI", { method: "PATCH", at: (id: string) => `/api/notes/${id}` }, () => ({ left_out_of_ai: true })],
  ["called wrong", wrong, (id: string) => ({ kind: "note", id })],
  ["called wrong itself", wrong, (_: string, answerId: string) => ({ kind: "message", id: answerId })],
] as const)("is not sent again where what it rests on was %s", async (_name, { method, at }, body) => {
  const noteId = await note("She asked me to return the green umbrella.");
  const id = await cutAnswer();
  expect((await answer()).sources.map((source) => source.id)).toContain(noteId);
  const done = await chat.user.request(at(noteId), { method, ...(body ? { body: body(noteId, id) } : {}) });
  expect(done.status).toBe(200);
  const asked = chat.model.requests.length;
  expect(await errorOf(await goOn(id))).toMatchObject({ status: 409, code: "conflict" });
  expect(chat.model.requests).toHaveLength(asked);
  expect(await answer()).toMatchObject({ content: CUT, status: "complete", finish_reason: "length" });
});
