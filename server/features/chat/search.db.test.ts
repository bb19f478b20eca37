import { afterAll, beforeAll, expect, it } from "vitest";
import type { Conversation } from "#domain/chat/contract.ts";
import { chatTest, type ChatTest } from "../../../tests/support/chat-app.ts";
import { readAnswer } from "../../../tests/support/chat-stream.ts";

let chat: ChatTest;
beforeAll(async () => {
  chat = await chatTest();
});
afterAll(() => chat.close());

it("finds conversations by title and messages, ignoring case and accents, newest first, in pages", async () => {
  const search = async (q: string, more = "") => {
    const path = `/api/personas/${chat.personaId}/conversations?q=${encodeURIComponent(q)}${more}`;
    const response = await chat.user.request(path);
    expect(response.status).toBe(200);
    return (await response.json()) as { items: Conversation[]; next_cursor: string | null };
  };
  const titles = async (q: string) => (await search(q)).items.map(({ title }) => title);

  chat.model.script({ kind: "text", text: "Perché non le dici dell’ÀNCORA? È al 100% tua." });
  await readAnswer(await chat.say("Il viaggio a Forlì"));
  chat.model.script(
    { kind: "text", text: "So you will." },
    { kind: "text", text: '{"action":"Call her","fears":null,"goals":null}' },
  );
  const conversationId = crypto.randomUUID();
  const mode = "interaction_preparation" as const;
  await readAnswer(await chat.say("I want to call her about the anchor", { conversationId, mode }));
  const plan = (await chat.messages(conversationId)).at(-1);
  const save = await chat.user.request(`/api/chat/plans/${plan?.id}/save`, { method: "POST", body: {} });
  expect(save.status).toBe(200);

  expect(await titles("FORLI")).toEqual(["Il viaggio a Forlì"]);
  expect(await titles("forlì")).toEqual(["Il viaggio a Forlì"]);
  expect(await titles("forl\0ì")).toEqual(["Il viaggio a Forlì"]);
  expect(await titles("perche non")).toEqual(["Il viaggio a Forlì"]);
  expect(await titles("dell'ancora")).toEqual(["Il viaggio a Forlì"]);
  expect(await titles("anc")).toEqual(["I want to call her about the anchor", "Il viaggio a Forlì"]);
  expect(await titles("100%")).toEqual(["Il viaggio a Forlì"]);
  for (const nothing of ["100_", "elephant", "%%", "\\", "interaction_complete", "sintonia"]) {
    expect(await titles(nothing)).toEqual([]);
  }
  expect(await titles("  ")).toHaveLength(2);
  const first = await search("anc", "&limit=1");
  expect(first.items).toHaveLength(1);
  expect((await search("anc", `&limit=1&cursor=${first.next_cursor}`)).items[0]?.title).toBe("Il viaggio a Forlì");
  const other = await chat.app.signUp({ name: "Bruno" });
  expect((await other.request(`/api/personas/${chat.personaId}/conversations?q=anc`)).status).toBe(404);
  const long = `/api/personas/${chat.personaId}/conversations?q=${"x".repeat(201)}`;
  expect((await chat.user.request(long)).status).toBe(400);
});
