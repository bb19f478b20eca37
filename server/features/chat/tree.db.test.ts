import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { ChatMessage } from "#domain/chat/contract.ts";
import { errorOf, type TestUser } from "../../../tests/support/app.ts";
import { chatTest, endless, type ChatTest, type SayOptions } from "../../../tests/support/chat-app.ts";
import { chatBody, readAnswer, readUntil } from "../../../tests/support/chat-stream.ts";
import { gate } from "../../../tests/support/fake-model.ts";
import { purgeDeleted } from "#server/records/account/purge-deleted.ts";

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
  chat.model.script({ kind: "text", text: ({ messages }) => `Re: ${messages.at(-1)?.content}` });
});

/** Sends a message, waits for the answer's end and returns both ids. */
async function exchange(message: string, options: SayOptions = {}): Promise<{ asked: string; answered: string }> {
  const id = options.id ?? crypto.randomUUID();
  const response = await chat.say(message, { conversationId, ...options, id });
  expect((await readAnswer(response)).status).toBe("complete");
  return { asked: id, answered: response.headers.get("x-run-id") ?? "" };
}

const contents = (messages: ChatMessage[]) => messages.map(({ content }) => content);
const sentTexts = (at: number) => chat.model.requests[at]?.body.messages.slice(1).map(({ content }) => content);

describe("an edited message", () => {
  it("is a sibling of the old one, answered from its own path, and both paths stay", async () => {
    const first = await exchange("One");
    const second = await exchange("Two");
    await exchange("Three");
    const edited = await exchange("Two, said better", { parentId: first.answered });
    expect(sentTexts(3)).toEqual(["One", "Re: One", "Two, said better"]);
    const newest = await chat.messages(conversationId);
    expect(contents(newest)).toEqual(["One", "Re: One", "Two, said better", "Re: Two, said better"]);
    expect(newest.map(({ siblings }) => siblings.length)).toEqual([1, 1, 2, 1]);
    expect(newest[2]?.siblings).toEqual([second.asked, edited.asked]);
    expect(newest[2]?.parent_message_id).toBe(first.answered);

    const old = await chat.messages(conversationId, `?leaf=${second.asked}`);
    expect(contents(old)).toEqual(["One", "Re: One", "Two", "Re: Two", "Three", "Re: Three"]);
    expect(old[2]?.siblings).toEqual([second.asked, edited.asked]);
    // Without a parent, a message follows the newest one.
    await exchange("And now?");
    expect(sentTexts(4)).toEqual(["One", "Re: One", "Two, said better", "Re: Two, said better", "And now?"]);
  });

  it("may be the first of its conversation", async () => {
    const first = await exchange("One");
    const edited = await exchange("Uno", { parentId: null });
    expect(sentTexts(1)).toEqual(["Uno"]);
    const [message, answer] = await chat.messages(conversationId);
    expect(message).toMatchObject({ id: edited.asked, parent_message_id: null, siblings: [first.asked, edited.asked] });
    expect(answer).toMatchObject({ id: edited.answered, siblings: [edited.answered] });
  });

  it("returns its answer when sent twice, and retries a failed one with the same history", async () => {
    const first = await exchange("One");
    await exchange("Two");
    const id = crypto.randomUUID();
    chat.model.script({ kind: "body", status: 401, type: "application/json", body: "{}" });
    const options = { conversationId, id, parentId: first.answered };
    expect((await readAnswer(await chat.say("Two again", options))).error).toBe("model_unavailable");
    chat.model.script({ kind: "text", text: "Here." });
    for (let i = 0; i < 2; i += 1) expect((await readAnswer(await chat.say("Two again", options))).text).toBe("Here.");
    expect(sentTexts(chat.model.requests.length - 1)).toEqual(["One", "Re: One", "Two again"]);
    expect(await chat.messages(conversationId)).toHaveLength(4);
  });

  it("follows only an answer of its own conversation", async () => {
    const elsewhere = await exchange("Elsewhere", { conversationId: crypto.randomUUID() });
    const here = await exchange("Here");
    for (const parentId of [elsewhere.answered, here.asked, crypto.randomUUID()]) {
      expect(await errorOf(await chat.say("Forged", { conversationId, parentId }))).toEqual({
        status: 404,
        code: "not_found",
        field: "parentId",
      });
    }
    const forged = chatBody({ personaId: chat.personaId, conversationId, message: "Forged", parentId: "1" });
    expect((await chat.user.request("/functions/v1/ai-chat", { method: "POST", body: forged })).status).toBe(400);
    const fresh = crypto.randomUUID();
    expect((await chat.say("Forged", { conversationId: fresh, parentId: here.answered })).status).toBe(404);
    expect((await chat.user.request(`/api/conversations/${fresh}/messages`)).status).toBe(404);
    expect(contents(await chat.messages(conversationId))).toEqual(["Here", "Re: Here"]);
    for (const leaf of [elsewhere.asked, crypto.randomUUID()]) {
      const path = `/api/conversations/${conversationId}/messages?leaf=${leaf}`;
      expect((await chat.user.request(path)).status).toBe(404);
    }
  });
});

describe("another answer", () => {
  it("is a sibling of the first one, uses the stored message, and is shown from then on", async () => {
    await exchange("One");
    const { asked, answered } = await exchange("Two");
    const again = crypto.randomUUID();
    const response = await chat.say("FORGED", { conversationId, id: asked, again });
    expect(response.headers.get("x-run-id")).toBe(again);
    expect((await readAnswer(response)).text).toBe("Re: Two");
    expect(sentTexts(2)).toEqual(["One", "Re: One", "Two"]);
    const messages = await chat.messages(conversationId);
    expect(messages).toHaveLength(4);
    expect(messages[3]).toMatchObject({ id: again, parent_message_id: asked, siblings: [answered, again] });
    expect((await chat.messages(conversationId, `?leaf=${answered}`))[3]?.id).toBe(answered);
  });

  it("is created once, however often it is requested", async () => {
    const { asked } = await exchange("One");
    const again = crypto.randomUUID();
    const held = gate();
    chat.model.script({ kind: "stream", steps: [{ content: "Once" }, { wait: held.wait }, { finish: "stop" }] });
    const responses = await Promise.all([1, 2].map(() => chat.say("", { conversationId, id: asked, again })));
    held.open();
    for (const response of responses) expect((await readAnswer(response)).text).toBe("Once");
    expect((await readAnswer(await chat.say("", { conversationId, id: asked, again }))).text).toBe("Once");
    expect(chat.model.requests).toHaveLength(2);
    expect((await chat.messages(conversationId))[1]?.siblings).toHaveLength(2);
  });

  it("waits for the one being written, and needs a stored message", async () => {
    const { asked, answered } = await exchange("One");
    chat.model.script(endless("Still "));
    const busy = await chat.say("Two", { conversationId });
    await readUntil(await chat.user.request(`/api/chat/runs/${busy.headers.get("x-run-id")}`), "Still");
    const refused = async (options: SayOptions) => errorOf(await chat.say("x", { conversationId, ...options }));
    const again = crypto.randomUUID();
    expect((await refused({ id: asked, again })).code).toBe("chat_busy");
    await chat.user.request(`/api/chat/runs/${busy.headers.get("x-run-id")}`, { method: "DELETE" });
    const foreign = busy.headers.get("x-run-id") ?? "";
    expect(await refused({ id: asked, again: foreign })).toMatchObject({ code: "conflict", field: "answerId" });
    expect(await refused({ id: answered, again })).toMatchObject({ status: 404, field: "id" });
    expect(await refused({ id: crypto.randomUUID(), again })).toMatchObject({ status: 404 });
    expect(await refused({ id: asked, again, as: other })).toMatchObject({ status: 404 });
    expect(await refused({ id: asked, again, conversationId: crypto.randomUUID() })).toMatchObject({ status: 404 });
    expect(await refused({ again })).toMatchObject({ code: "invalid_input" });
  });
});

/** A conversation after long use: a chain with a dead end beside every tenth message. */
async function grow(length: number): Promise<string[]> {
  const ids = Array.from({ length }, () => crypto.randomUUID());
  await chat.app.db.withUser(chat.user.id, async (tx) => {
    await tx.execute(sql`insert into conversations (id, user_id, persona_id, title)
      values (${conversationId}, ${chat.user.id}, ${chat.personaId}, 'Long')`);
    await tx.execute(sql`
      insert into chat_messages (id, user_id, persona_id, conversation_id, parent_message_id, role, content, created_at)
      select id::uuid, ${chat.user.id}, ${chat.personaId}, ${conversationId}, lag(id::uuid) over (order by at),
        case when at % 2 = 1 then 'user' else 'assistant' end, 'Message ' || at, timestamptz '2026-01-01' + at * interval '1 second'
      from unnest(string_to_array(${ids.join(",")}, ',')) with ordinality as ids(id, at)`);
    await tx.execute(sql`
      insert into chat_messages (user_id, persona_id, conversation_id, parent_message_id, role, content, created_at)
      select user_id, persona_id, conversation_id, parent_message_id, role, 'Beside', created_at + interval '1 millisecond'
      from chat_messages where conversation_id = ${conversationId} and extract(second from created_at)::int % 10 = 5`);
  });
  return ids;
}

describe("a long conversation", () => {
  it("pages along one path, with siblings, and is deleted whole", async () => {
    const ids = await grow(130);
    const seen: string[] = [];
    let query = "";
    for (let pages = 0; pages < 5; pages += 1) {
      const response = await chat.user.request(`/api/conversations/${conversationId}/messages${query}`);
      const page = (await response.json()) as { items: ChatMessage[]; next_cursor: string | null };
      expect(page.items.length).toBe(pages < 2 ? 50 : 30);
      seen.push(...page.items.map(({ id }) => id));
      for (const { id, siblings, content } of page.items) {
        expect(siblings).toHaveLength(Number(content.slice(8)) % 10 === 5 ? 2 : 1);
        expect(siblings[0]).toBe(id);
      }
      if (!page.next_cursor) break;
      query = `?cursor=${page.next_cursor}`;
    }
    expect(seen.toReversed()).toEqual(ids);
    const path = `/api/conversations/${conversationId}`;
    expect((await chat.user.request(`${path}/messages?cursor=x`)).status).toBe(400);
    expect((await chat.user.request(path, { method: "DELETE" })).status).toBe(200);
    await purgeDeleted(chat.app.db, new Date(Date.now() + 3_600_000));
    const { rows } = await chat.app.db.withUser(chat.user.id, (tx) =>
      tx.execute(sql`select id from chat_messages where conversation_id = ${conversationId}`),
    );
    expect(rows).toEqual([]);
  });

  it("is read from both ends with a path of 10,000 messages", async () => {
    const ids = await grow(10_000);
    for (const query of ["", `?leaf=${ids[0]}`])
      expect((await chat.messages(conversationId, query)).at(-1)?.id).toBe(ids.at(-1));
    await exchange("And on", { parentId: ids.at(-1) ?? null });
    expect(sentTexts(0)).toHaveLength(41);
  }, 120_000);
});
