import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { PASSWORD } from "../../../tests/support/client.ts";
import { chatTest, endless, type ChatTest } from "../../../tests/support/chat-app.ts";
import { readAnswer } from "../../../tests/support/chat-stream.ts";
import { gate } from "../../../tests/support/fake-model.ts";
import { addPerson } from "../../../tests/support/people.ts";
import { purgeDeleted } from "#server/records/account/purge-deleted.ts";

let chat: ChatTest;
beforeAll(async () => {
  chat = await chatTest();
});
afterAll(() => chat.close());

const persona = (method: string, path = "") =>
  chat.user.request(`/api/personas/${chat.personaId}${path}`, { method }).then(({ status }) => status);

it("deleting a person during an answer hides it, and restoring them brings it back complete", async () => {
  const held = gate();
  const conversationId = crypto.randomUUID();
  const note = await chat.user.request(`/api/personas/${chat.personaId}/notes`, {
    method: "POST",
    body: { content: "About Marta" },
  });
  const { id: noteId } = (await note.json()) as { id: string };
  chat.model.script({ kind: "stream", steps: [{ content: "Begun " }, { wait: held.wait }, { content: "and ended." }] });
  const response = await chat.say("Hello", { conversationId });
  expect(await persona("DELETE")).toBe(200);
  expect((await chat.user.request(`/api/conversations/${conversationId}/messages`)).status).toBe(404);
  expect((await chat.user.request(`/api/conversations/${conversationId}`)).status).toBe(404);
  const edit = { method: "PATCH", body: { content: "Changed" } };
  expect((await chat.user.request(`/api/notes/${noteId}`, edit)).status).toBe(404);
  expect((await chat.say("And now?", { conversationId: crypto.randomUUID() })).status).toBe(404);
  held.open();
  expect((await readAnswer(response)).text).toBe("Begun and ended.");
  expect(await persona("POST", "/restore")).toBe(200);
  expect((await chat.messages(conversationId))[1]).toMatchObject({
    content: "Begun and ended.",
    status: "interrupted",
  });
});

it("purging a person ends the answer about them and the model's connection", async () => {
  chat.model.requests.length = 0;
  chat.model.script(endless("For ever "));
  const response = await chat.say("Hello");
  expect(await persona("DELETE")).toBe(200);
  await purgeDeleted(chat.app.db, new Date(Date.now() + 3_600_000));
  // The next save finds no row.
  expect(await readAnswer(response)).toMatchObject({ status: "interrupted", done: true });
  expect(await (await chat.model.request(0)).closedEarly).toBe(true);
  const { rows } = await chat.app.db.withUser(chat.user.id, (tx) => tx.execute(sql`select id from chat_messages`));
  expect(rows).toEqual([]);
});

it("deleting the account ends the answer and the model's connection at once", async () => {
  chat.model.requests.length = 0;
  chat.model.script(endless("For ever "));
  const person = await addPerson(chat.user, { short: false });
  const response = await chat.say("Hello", { about: person.id });
  const body = { password: PASSWORD };
  expect((await chat.user.request("/api/account/deletion", { method: "POST", body })).status).toBe(200);
  expect(await (await chat.model.request(0)).closedEarly).toBe(true);
  expect(await readAnswer(response)).toMatchObject({ status: "interrupted", done: true });
});
