import { afterAll, beforeAll, expect, it } from "vitest";
import { chatTest, type ChatTest } from "../../../tests/support/chat-app.ts";
import { readAnswer } from "../../../tests/support/chat-stream.ts";
import { addPerson } from "../../../tests/support/people.ts";

let chat: ChatTest;
beforeAll(async () => {
  chat = await chatTest({ consent: false });
});
afterAll(() => chat.close());

async function addNote(content: string): Promise<string> {
  const path = `/api/personas/${chat.personaId}/notes`;
  const response = await chat.user.request(path, { method: "POST", body: { content } });
  return ((await response.json()) as { id: string }).id;
}

it("shows an answer's sources as they are now, and which the user has marked wrong", async () => {
  const id = await addNote("Marta forgot my birthday dinner and I argued with her about it.");
  const conversationId = crypto.randomUUID();
  await readAnswer(await chat.say("How do I talk to Marta about the birthday dinner?", { conversationId }));
  const sources = async () => (await chat.messages(conversationId)).map((message) => message.sources);
  const note = { kind: "note", id, created_at: expect.any(String) as string, conversation_id: null };
  const excerpt = "Marta forgot my birthday dinner and I argued with her about it.";
  expect(await sources()).toEqual([[], [{ ...note, excerpt, wrong: false }]]);

  const correct = (method: "PUT" | "DELETE", body: unknown, as = chat.user) =>
    as.request(`/api/personas/${chat.personaId}/corrections`, { method, body });
  const status = async (...input: Parameters<typeof correct>) => (await correct(...input)).status;
  const source = { kind: "note", id };
  expect(await status("PUT", source)).toBe(200);
  expect(await status("PUT", source)).toBe(200);
  expect(await sources()).toEqual([[], [{ ...note, excerpt, wrong: true }]]);
  expect(await status("PUT", { kind: "interaction", id })).toBe(404);
  expect(await status("PUT", { kind: "note", id: crypto.randomUUID() })).toBe(404);
  expect(await status("PUT", { kind: "profile", id })).toBe(400);
  const other = await chat.app.signUp({ name: "Bruno" });
  expect(await status("PUT", source, other)).toBe(404);
  expect(await status("DELETE", source, other)).toBe(404);
  expect(await status("DELETE", source)).toBe(200);
  expect(await sources()).toEqual([[], [{ ...note, excerpt, wrong: false }]]);

  await chat.user.request(`/api/notes/${id}`, { method: "DELETE" });
  expect(await sources()).toEqual([[], []]);
});

it("names the short questionnaire as a source", async () => {
  const { id, profile_label } = await addPerson(chat.user, { name: "Paolo" });
  const conversationId = crypto.randomUUID();
  await readAnswer(await chat.say("How do I talk to Paolo tomorrow?", { conversationId, about: id }));
  const [, answer] = await chat.messages(conversationId);
  const profile = {
    kind: "profile",
    id,
    created_at: null,
    excerpt: profile_label,
    conversation_id: null,
    wrong: false,
  };
  expect(answer?.sources).toEqual([profile]);
});

it("names the conversation of an earlier message", async () => {
  const [earlier, later] = [crypto.randomUUID(), crypto.randomUUID()];
  await chat.user.request("/api/chat/consent", { method: "POST", body: { agreed: true } });
  chat.model.script({ kind: "text", text: "That is annoying." }, { kind: "text", text: "Ask her." });
  await readAnswer(await chat.say("Marta never returned the red bicycle I lent her.", { conversationId: earlier }));
  await readAnswer(await chat.say("Shall I ask Marta about the red bicycle?", { conversationId: later }));
  const sources = (await chat.messages(later)).flatMap((message) => message.sources);
  expect(sources).toContainEqual(expect.objectContaining({ kind: "message", conversation_id: earlier }));
});
