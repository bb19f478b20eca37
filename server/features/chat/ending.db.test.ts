import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { chatTest, endless, type ChatTest } from "../../../tests/support/chat-app.ts";
import { chatBody, readAnswer, readUntil } from "../../../tests/support/chat-stream.ts";
import { errorBody, gate } from "../../../tests/support/fake-model.ts";

let chat: ChatTest;
let conversationId: string;

beforeAll(async () => {
  chat = await chatTest();
});
afterAll(() => chat.close());
beforeEach(() => {
  conversationId = crypto.randomUUID();
  chat.model.requests.length = 0;
});

const runIdOf = (response: Response) => response.headers.get("x-run-id") ?? "";

describe("when the model fails", () => {
  it("keeps the text before the failure, and reports a code", async () => {
    chat.model.script({ kind: "stream", steps: [{ content: "Half a " }, { content: "sentence" }], end: "destroy" });
    const answer = await readAnswer(await chat.say("Hello", { conversationId }));
    expect(answer).toMatchObject({ text: "Half a sentence", error: "model_interrupted", done: false });
    expect((await chat.messages(conversationId))[1]).toMatchObject({
      content: "Half a sentence",
      status: "interrupted",
    });
  });

  it("reveals the model server's error to neither client nor log, and answers the message on retry", async () => {
    const secret = errorBody("Incorrect API key provided: sk-secret");
    const id = crypto.randomUUID();
    for (const status of [401, 500, 200]) {
      chat.model.script({ kind: "body", status, type: "application/json", body: secret });
      const answer = await readAnswer(await chat.say("Hello", { conversationId, id }));
      expect(answer).toMatchObject({ text: "", error: "model_unavailable" });
      expect(answer.raw).not.toContain("sk-secret");
      expect((await chat.messages(conversationId))[1]).toMatchObject({ content: "", status: "failed" });
    }
    expect(JSON.stringify(chat.app.logged)).not.toContain("sk-secret");
    expect(JSON.stringify(chat.app.logged)).not.toContain("Hello");
    chat.model.script({ kind: "text", text: "Here I am." });
    const asked = chat.model.requests.length;
    const again = await Promise.all([1, 2].map(() => chat.say("Hello", { conversationId, id })));
    for (const response of again) expect((await readAnswer(response)).text).toBe("Here I am.");
    expect(chat.model.requests).toHaveLength(asked + 1);
    expect(await chat.messages(conversationId)).toHaveLength(2);
    expect(chat.model.requests.at(-1)?.body.messages.slice(1)).toEqual([{ role: "user", content: "Hello" }]);
  });
});

describe("the built-in coach, on request", () => {
  it("replaces an answer without text, is added beside one that broke off, and sends nothing out", async () => {
    const id = crypto.randomUUID();
    chat.model.script({ kind: "body", status: 500, type: "application/json", body: "{}" });
    await readAnswer(await chat.say("How do I tell her?", { conversationId, id }));
    const asked = chat.model.requests.length;
    const ask = async (more: object) =>
      readAnswer(
        await chat.user.request("/functions/v1/ai-chat", {
          method: "POST",
          body: {
            ...chatBody({ personaId: chat.personaId, conversationId, message: "How do I tell her?", id }),
            answerBy: "built_in",
            ...more,
          },
        }),
      );
    const answer = await ask({});
    expect(answer).toMatchObject({ status: "complete", done: true, error: null });
    expect(answer.text).not.toBe("");
    expect(await chat.messages(conversationId)).toMatchObject([
      { id, role: "user" },
      { role: "assistant", content: answer.text, status: "complete" },
    ]);
    const beside = await ask({ regenerate: true, answerId: crypto.randomUUID() });
    expect(beside).toMatchObject({ status: "complete", done: true });
    expect((await chat.messages(conversationId))[1]?.siblings).toHaveLength(2);
    expect(chat.model.requests).toHaveLength(asked);
  });
});

describe("stopping", () => {
  it("stops on request before the first word, closing the connection at once", async () => {
    chat.model.script({ kind: "silence" });
    const response = await chat.say("Hello", { conversationId });
    const asked = await chat.model.request(0);
    const stopped = await chat.user.request(`/api/chat/runs/${runIdOf(response)}`, { method: "DELETE" });
    expect(stopped.status).toBe(200);
    expect(await asked.closedEarly).toBe(true);
    expect((await chat.messages(conversationId))[1]).toMatchObject({ content: "", status: "interrupted" });
    expect(await readAnswer(response)).toMatchObject({ text: "", status: "interrupted", done: true, error: null });
    chat.model.script({ kind: "text", text: "Next." });
    expect((await readAnswer(await chat.say("And now?", { conversationId }))).text).toBe("Next.");
  });

  it("keeps the text when stopped; stopping an ended answer changes nothing", async () => {
    chat.model.script(endless("Half a sentence"));
    const response = await chat.say("Hello", { conversationId });
    const run = runIdOf(response);
    await readUntil(await chat.user.request(`/api/chat/runs/${run}`), "Half a sentence");
    await Promise.all([1, 2].map(() => chat.user.request(`/api/chat/runs/${run}`, { method: "DELETE" })));
    expect((await chat.messages(conversationId))[1]).toMatchObject({
      content: "Half a sentence",
      status: "interrupted",
    });

    chat.model.script({ kind: "text", text: "Whole." });
    const whole = await chat.say("And?", { conversationId });
    await readAnswer(whole);
    expect((await chat.user.request(`/api/chat/runs/${runIdOf(whole)}`, { method: "DELETE" })).status).toBe(200);
    expect((await chat.messages(conversationId))[3]).toMatchObject({ content: "Whole.", status: "complete" });
  });

  it("is consistent when stop and end coincide", async () => {
    for (let i = 0; i < 5; i += 1) {
      const held = gate();
      chat.model.script({
        kind: "stream",
        steps: [{ content: "All" }, { wait: held.wait }, { content: " of it." }, { finish: "stop" }],
      });
      const response = await chat.say(`Hello ${i}`, { conversationId });
      await readUntil(await chat.user.request(`/api/chat/runs/${runIdOf(response)}`), "All");
      held.open();
      const [answer] = await Promise.all([
        readAnswer(response),
        chat.user.request(`/api/chat/runs/${runIdOf(response)}`, { method: "DELETE" }),
      ]);
      const stored = (await chat.messages(conversationId)).at(-1);
      expect(stored).toMatchObject({ content: answer.text, status: answer.status });
      expect(answer.done).toBe(true);
    }
  });
});
