import { afterAll, beforeAll, expect, it } from "vitest";
import { errorOf } from "../../../tests/support/app.ts";
import { chatTest, type ChatTest } from "../../../tests/support/chat-app.ts";
import { chatBody, readAnswer } from "../../../tests/support/chat-stream.ts";

let chat: ChatTest;
beforeAll(async () => {
  chat = await chatTest({ consent: false });
});
afterAll(() => chat.close());

const json = async (response: Promise<Response>) => (await response).json() as Promise<Record<string, unknown>>;

it("sends nothing to a model without consent, or after it is revoked", async () => {
  expect(await json(chat.user.request("/api/chat/status"))).toEqual({
    provider: "embedded",
    model: "fake",
    host: new URL(chat.model.url).host,
    needs_consent: true,
    agreed_at: null,
    spent_until: null,
  });
  const built = await readAnswer(await chat.say("How do I tell Marta that I am upset?"));
  expect(built.text.length).toBeGreaterThan(40);
  expect(built).toMatchObject({ status: "complete", done: true });
  expect(chat.model.requests).toHaveLength(0);

  const agree = (agreed: boolean) => json(chat.user.request("/api/chat/consent", { method: "POST", body: { agreed } }));
  expect(await agree(true)).toMatchObject({
    provider: "model",
    model: "fake",
    needs_consent: false,
    agreed_at: expect.stringMatching(/^\d{4}-/) as unknown,
  });
  chat.model.script({ kind: "text", text: "From the model." });
  expect((await readAnswer(await chat.say("Hello"))).text).toBe("From the model.");
  expect(await agree(false)).toMatchObject({ needs_consent: true, agreed_at: null });
  await readAnswer(await chat.say("Hello"));
  expect(chat.model.requests).toHaveLength(1);
});

it("pages a conversation's messages, newest first, in order", async () => {
  const conversationId = crypto.randomUUID();
  for (let i = 0; i < 4; i += 1) await readAnswer(await chat.say(`Message ${i}`, { conversationId }));
  const seen: string[] = [];
  let cursor = "";
  for (let pages = 0; pages < 10; pages += 1) {
    const page = (await json(chat.user.request(`/api/conversations/${conversationId}/messages?limit=3${cursor}`))) as {
      items: { role: string; content: string }[];
      next_cursor: string | null;
    };
    seen.push(...page.items.map(({ role, content }) => (role === "user" ? content : role)));
    if (!page.next_cursor) break;
    cursor = `&cursor=${page.next_cursor}`;
  }
  expect(seen.toReversed()).toEqual([0, 1, 2, 3].flatMap((i) => [`Message ${i}`, "assistant"]));
});

it("starts a conversation with a title, once, and continues in it", async () => {
  const path = `/api/personas/${chat.personaId}/conversations`;
  const id = crypto.randomUUID();
  const begin = (body: object, as = chat.user) => as.request(path, { method: "POST", body });
  const begun = await begin({ id, title: "The move" });
  expect(begun.status).toBe(201);
  expect(await begun.json()).toMatchObject({ id, persona_id: chat.personaId, title: "The move" });
  expect((await begin({ id, title: "Once more" })).status).toBe(201);
  await readAnswer(await chat.say("Hello", { conversationId: id }));
  expect(await chat.messages(id)).toHaveLength(2);
  const { items } = (await json(chat.user.request(path))) as { items: { id: string; title: string }[] };
  expect(items.filter((one) => one.id === id)).toEqual([expect.objectContaining({ title: "The move" })]);

  expect(await errorOf(await begin({ title: " " }))).toEqual({ status: 400, code: "title_required", field: "title" });
  const other = await chat.app.signUp({ name: "Bruno" });
  expect((await begin({ title: "Mine" }, other)).status).toBe(404);
  await chat.user.request(`/api/conversations/${id}`, { method: "DELETE" });
  expect(await errorOf(await begin({ id, title: "Again" }))).toEqual({ status: 409, code: "conflict", field: "id" });
});

it("renames, deletes and restores a conversation", async () => {
  const conversationId = crypto.randomUUID();
  const path = `/api/conversations/${conversationId}`;
  await readAnswer(
    await chat.say("A first message that is rather long and goes on and on beyond any title", { conversationId }),
  );
  expect(await json(chat.user.request(path, { method: "PATCH", body: { title: " The keys " } }))).toMatchObject({
    title: "The keys",
  });
  expect(await json(chat.user.request(path))).toMatchObject({ id: conversationId, title: "The keys" });
  const refusal = async (title: string) => json(chat.user.request(path, { method: "PATCH", body: { title } }));
  expect(await refusal(" ")).toMatchObject({ error: { code: "title_required", field: "title" } });
  expect(await refusal("x".repeat(121))).toMatchObject({ error: { code: "title_too_long", field: "title" } });
  expect((await chat.user.request(path, { method: "DELETE" })).status).toBe(200);
  expect((await chat.user.request(path, { method: "DELETE" })).status).toBe(404);
  expect((await chat.user.request(`${path}/messages`)).status).toBe(404);
  expect((await chat.user.request(path)).status).toBe(404);
  expect((await chat.say("Hello", { conversationId })).status).toBe(404);
  const list = () => json(chat.user.request(`/api/personas/${chat.personaId}/conversations?limit=1`));
  expect(JSON.stringify(await list())).not.toContain(conversationId);
  expect((await chat.user.request(`${path}/restore`, { method: "POST" })).status).toBe(200);
  expect(await list()).toMatchObject({ items: [{ id: conversationId }], next_cursor: expect.any(String) as string });
});

it("stores that the suggestion to prepare was answered, idempotently", async () => {
  const conversationId = crypto.randomUUID();
  const path = `/api/conversations/${conversationId}`;
  const answer = () => chat.user.request(`${path}/suggestion`, { method: "PUT" });
  expect((await answer()).status).toBe(404);
  await readAnswer(await chat.say("Hello", { conversationId }));
  expect(await json(chat.user.request(path))).toMatchObject({ suggestion_answered: false });
  for (const _ of [1, 2]) {
    const response = await answer();
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({ id: conversationId, suggestion_answered: true });
  }
  expect(await json(chat.user.request(path))).toMatchObject({ suggestion_answered: true });

  const prepared = crypto.randomUUID();
  await readAnswer(await chat.say("Help me", { conversationId: prepared, mode: "interaction_preparation" }));
  await readAnswer(await chat.say("Well", { conversationId: prepared }));
  expect(await json(chat.user.request(`/api/conversations/${prepared}`))).toMatchObject({ suggestion_answered: true });
});

it("shows the safety card once, with the built-in coach's answer that addresses a note about danger", async () => {
  const { id: personaId } = (await json(
    chat.user.request("/api/personas", { method: "POST", body: { name: "Paolo", context: "partner" } }),
  )) as { id: string };
  const content = "He hit me again on Sunday and I am afraid of him";
  await chat.user.request(`/api/personas/${personaId}/notes`, { method: "POST", body: { content } });
  const conversationId = crypto.randomUUID();
  const ask = async (message: string, timeZone?: string) =>
    readAnswer(
      await chat.user.request("/functions/v1/ai-chat", {
        method: "POST",
        body: chatBody({ personaId, conversationId, message, ...(timeZone ? { timeZone } : {}) }),
      }),
    );
  const answer = await ask("How can I talk to Paolo about our holidays tomorrow?", "Europe/Rome");
  expect(answer.safety).toEqual([
    { safety: { id: null, level: "alarm", path: "violence", status: "open" }, of: "answer" },
  ]);
  expect((await chat.messages(conversationId)).map(({ safety }) => safety)).toEqual([null, answer.safety[0]?.safety]);
  const direct = await ask("He hit me this morning", "Nowhere/At_All");
  expect(direct.safety.map(({ of }) => of)).toEqual(["message"]);
});

it("shows and sends dates in the user's time zone", async () => {
  const agree = (agreed: boolean) => json(chat.user.request("/api/chat/consent", { method: "POST", body: { agreed } }));
  await agree(true);
  const today = (text: string) => /"today": "([^"]*)"/.exec(text.replaceAll("\\", ""))?.[1];
  const { personaId } = chat;
  const days = [];
  // Twenty-five hours apart: never the same day.
  for (const timeZone of ["Pacific/Kiritimati", "Pacific/Pago_Pago"]) {
    chat.model.requests.length = 0;
    chat.model.script({ kind: "text", text: "Fine." });
    const body = chatBody({ personaId, conversationId: crypto.randomUUID(), message: "Hello", timeZone });
    await readAnswer(await chat.user.request("/functions/v1/ai-chat", { method: "POST", body }));
    const sent = today(JSON.stringify(chat.model.requests[0]?.body));
    const query = new URLSearchParams({ personaId, timeZone });
    expect(today(await (await chat.user.request(`/api/chat/preview?${query}`)).text())).toBe(sent);
    days.push(sent);
  }
  await agree(false);
  expect(days[0]! > days[1]!).toBe(true);
});
