import { eq } from "drizzle-orm";
import { connect } from "node:net";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import type { TestUser } from "../../../tests/support/app.ts";
import { chatTest, endless, type ChatTest } from "../../../tests/support/chat-app.ts";
import { chatBody, readAnswer, readUntil } from "../../../tests/support/chat-stream.ts";
import { createClient } from "../../../tests/support/client.ts";
import { gate } from "../../../tests/support/fake-model.ts";
import { chatMessages, conversations } from "#server/db/schema/chat.ts";
import { recoverRuns } from "./recover-runs.ts";
import { stopAllRuns } from "./runs.ts";

let chat: ChatTest;
let other: TestUser;
let conversationId: string;

beforeAll(async () => {
  chat = await chatTest();
  other = await chat.app.signUp({ name: "Bruno" });
});
afterAll(() => chat.close());
beforeEach(() => {
  conversationId = crypto.randomUUID();
  chat.model.requests.length = 0;
});

const runIdOf = (response: Response) => response.headers.get("x-run-id") ?? "";
const runPath = (response: Response) => `/api/chat/runs/${runIdOf(response)}`;

/** A row as another process would leave it. */
async function foreignRun(updatedAt: Date, content = "Written elsewhere"): Promise<string> {
  const id = crypto.randomUUID();
  const owned = { userId: chat.user.id, personaId: chat.personaId };
  await chat.app.db.withUser(chat.user.id, async (tx) => {
    await tx.insert(conversations).values({ ...owned, id: conversationId, title: "Elsewhere" });
    await tx
      .insert(chatMessages)
      .values({ ...owned, id, conversationId, role: "assistant", content, status: "streaming", updatedAt });
  });
  return id;
}

function change(id: string, values: Partial<typeof chatMessages.$inferInsert>): Promise<unknown> {
  return chat.app.db.withUser(chat.user.id, (tx) => tx.update(chatMessages).set(values).where(eq(chatMessages.id, id)));
}

describe("an answer belongs to the server", () => {
  it("continues when its reader disconnects, can be followed from its start, and is stored", async () => {
    const held = gate();
    chat.model.script({
      kind: "stream",
      steps: [{ content: "Started " }, { wait: held.wait }, { content: "and ended." }, { finish: "stop" }],
    });
    const response = await chat.say("Hello", { conversationId });
    await readUntil(response, "Started ");
    expect((await chat.messages(conversationId))[1]?.status).toBe("streaming");
    const resumed = await chat.user.request(runPath(response));
    expect(resumed.headers.get("x-run-id")).toBe(runIdOf(response));
    held.open();
    expect(await readAnswer(resumed)).toMatchObject({ text: "Started and ended.", status: "complete", done: true });
    expect((await chat.messages(conversationId))[1]).toMatchObject({
      content: "Started and ended.",
      status: "complete",
    });
    expect((await chat.user.request(runPath(response))).status).toBe(204);
  });

  it("finishes even if no client reads it", async () => {
    chat.model.script({
      kind: "stream",
      steps: [{ content: "x".repeat(60_000) }, { content: "y".repeat(60_000) }, { finish: "stop" }],
    });
    const url = new URL(await chat.app.listen());
    const body = JSON.stringify(chatBody({ personaId: chat.personaId, conversationId, message: "Hello" }));
    const socket = connect(Number(url.port), url.hostname);
    socket.pause();
    socket.write(
      `POST /functions/v1/ai-chat HTTP/1.1\r\nhost: localhost\r\ncookie: ${chat.user.cookie}\r\ncontent-type: application/json\r\ncontent-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
    );
    await vi.waitFor(async () => expect((await chat.messages(conversationId))[1]?.status).toBe("complete"), {
      timeout: 10_000,
    });
    socket.destroy();
    expect((await chat.messages(conversationId))[1]?.content.length).toBe(90_000);
  });

  it("sends its id before the model's first word", async () => {
    const held = gate();
    chat.model.script({ kind: "stream", steps: [{ wait: held.wait }, { content: "At last." }, { finish: "stop" }] });
    const client = createClient(await chat.app.listen()).with({ cookie: chat.user.cookie });
    const body = chatBody({ personaId: chat.personaId, conversationId, message: "Hello" });
    const response = await client.request("/functions/v1/ai-chat", { body });
    expect(response.headers.get("x-run-id")).toMatch(/^[\da-f-]{36}$/);
    held.open();
    expect(await readAnswer(response)).toMatchObject({ text: "At last.", status: "complete", done: true });
  });

  it("is stored while it is written", async () => {
    chat.model.script(endless("Some words"));
    const response = await chat.say("Hello", { conversationId });
    await vi.waitFor(async () => expect((await chat.messages(conversationId))[1]?.content).toBe("Some words"), {
      timeout: 5000,
    });
    await chat.user.request(runPath(response), { method: "DELETE" });
  });

  it("is not accessible to other users", async () => {
    chat.model.script(endless("Mine"));
    const response = await chat.say("Hello", { conversationId });
    await readUntil(response, "Mine");
    for (const [method, path] of [
      ["GET", runPath(response)],
      ["DELETE", runPath(response)],
      ["GET", `/api/conversations/${conversationId}/messages`],
      ["PATCH", `/api/conversations/${conversationId}`],
      ["DELETE", `/api/conversations/${conversationId}`],
      ["POST", `/api/conversations/${conversationId}/restore`],
      ["PUT", `/api/conversations/${conversationId}/suggestion`],
      ["GET", `/api/personas/${chat.personaId}/conversations`],
      ["GET", `/api/chat/preview?personaId=${chat.personaId}`],
    ] as const) {
      const init = method === "PATCH" ? { method, body: { title: "Mine now" } } : { method };
      expect({ method, path, status: (await other.request(path, init)).status }).toEqual({ method, path, status: 404 });
    }
    expect((await chat.messages(conversationId))[1]?.status).toBe("streaming");
    await chat.user.request(runPath(response), { method: "DELETE" });
    expect((await other.request(`/api/chat/runs/${crypto.randomUUID()}`)).status).toBe(404);
  });

  it("is stored up to where it was when the process exits", async () => {
    chat.model.script(endless("As far as"));
    const response = await chat.say("Hello", { conversationId });
    await readUntil(await chat.user.request(runPath(response)), "As far as");
    await stopAllRuns();
    expect(await readAnswer(response)).toMatchObject({ text: "As far as", error: "model_interrupted" });
    expect((await chat.messages(conversationId))[1]).toMatchObject({ content: "As far as", status: "interrupted" });
  });
});

describe("an answer that is just starting", () => {
  it("is not treated as left over, though nothing writes it yet", async () => {
    const { db } = chat.app;
    const statement = db.statement.bind(db);
    const begun = vi.spyOn(db, "statement").mockImplementation(async (query) => {
      const rows = await statement<never>(query);
      if (query.name === "begin_answer") await recoverRuns(db, new Date());
      return rows;
    });
    chat.model.script({ kind: "text", text: "Are you safe?" });
    const answer = await readAnswer(await chat.say("He hits me when he is angry", { conversationId }));
    begun.mockRestore();
    expect(answer).toMatchObject({ text: "Are you safe?", status: "complete" });
    expect((await chat.messages(conversationId))[1]).toMatchObject({ content: "Are you safe?", status: "complete" });
  });
});

describe("an answer whose message was stored but whose context could not be read", () => {
  it("is given up at once, and restarted when the message is sent again", async () => {
    const { db } = chat.app;
    const statement = db.statement.bind(db);
    const lost = vi.spyOn(db, "statement").mockImplementation((query) => {
      if (query.name === "read_context") return Promise.reject(new Error("Connection terminated unexpectedly"));
      return statement(query);
    });
    const id = crypto.randomUUID();
    expect((await chat.say("Hello", { conversationId, id })).status).toBe(503);
    lost.mockRestore();
    expect((await chat.messages(conversationId)).map(({ status }) => status)).toEqual(["complete", "failed"]);
    chat.model.script({ kind: "text", text: "Here I am." });
    expect((await readAnswer(await chat.say("Hello", { conversationId, id }))).text).toBe("Here I am.");
    expect(await chat.messages(conversationId)).toHaveLength(2);
  });
});

describe("an answer in another process", () => {
  it("is followed through its row", async () => {
    const id = await foreignRun(new Date());
    const following = await chat.user.request(`/api/chat/runs/${id}`);
    await change(id, { content: "Written elsewhere, to its end", status: "complete" });
    expect(await readAnswer(following)).toMatchObject({
      text: "Written elsewhere, to its end",
      status: "complete",
      done: true,
    });
  });

  it("can be stopped through its row", async () => {
    const id = await foreignRun(new Date());
    expect((await chat.user.request(`/api/chat/runs/${id}`, { method: "DELETE" })).status).toBe(200);
    const [row] = await chat.app.db.withUser(chat.user.id, (tx) =>
      tx.select().from(chatMessages).where(eq(chatMessages.id, id)),
    );
    expect(row?.stopRequested).toBe(true);
    await change(id, { status: "interrupted" });

    conversationId = crypto.randomUUID();
    chat.model.script(endless("Mine"));
    const response = await chat.say("Hello", { conversationId });
    await change(runIdOf(response), { stopRequested: true });
    expect(await readAnswer(response)).toMatchObject({ status: "interrupted", done: true });
    expect(await (await chat.model.request(0)).closedEarly).toBe(true);
  });

  it("that died is marked interrupted: by the next message, by a reader, and at start-up", async () => {
    const old = new Date(Date.now() - 60_000);
    const first = await foreignRun(old, "Half");
    expect((await chat.messages(conversationId))[0]).toMatchObject({
      id: first,
      status: "interrupted",
      content: "Half",
    });
    chat.model.script({ kind: "text", text: "On we go." });
    expect((await readAnswer(await chat.say("Still there?", { conversationId }))).text).toBe("On we go.");
    expect((await chat.messages(conversationId))[0]).toMatchObject({
      id: first,
      status: "interrupted",
      content: "Half",
    });

    conversationId = crypto.randomUUID();
    const second = await foreignRun(old);
    expect((await chat.user.request(`/api/chat/runs/${second}`)).status).toBe(204);

    conversationId = crypto.randomUUID();
    await foreignRun(old);
    expect(await recoverRuns(chat.app.db, new Date())).toBe(1);
    expect(await recoverRuns(chat.app.db, new Date())).toBe(0);
  });

  it("that is alive is left alone by another process's start-up, unless the database allows only one", async () => {
    const id = await foreignRun(new Date());
    chat.model.script(endless("Mine"));
    const mine = await chat.say("Hello");
    expect(await recoverRuns(chat.app.db, new Date())).toBe(0);
    expect(await recoverRuns(chat.app.db, new Date(), { starting: true })).toBe(
      chat.app.db.kind === "embedded" ? 1 : 0,
    );
    await chat.user.request(runPath(mine), { method: "DELETE" });
    await change(id, { status: "interrupted" });
  });
});
