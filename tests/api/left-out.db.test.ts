import { afterAll, beforeAll, expect, it } from "vitest";
import { chatTest, type ChatTest } from "../support/chat-app.ts";

let chat: ChatTest;
beforeAll(async () => {
  chat = await chatTest();
});
afterAll(() => chat.close());

async function send<T>(path: string, body?: unknown, method = "POST"): Promise<T> {
  const response = await chat.user.request(path, { method, body });
  expect(response.status, path).toBeLessThan(300);
  return (await response.json()) as T;
}

const ANSWERS = { O: 4, C: 2, E: 5, A: 3, N: 2 };
const NOTE = "She brought saffron from the market.";
type Texts = { profile_summary: string; relational_tips: string; care: boolean };

async function person(note: string): Promise<string> {
  const { id } = await send<{ id: string }>("/api/personas", { name: "Nina", context: "friend" });
  await send(`/api/personas/${id}/notes`, { content: note });
  await send(`/api/personas/${id}`, { left_out_of_ai: true }, "PATCH");
  chat.model.requests.length = 0;
  await send(`/api/personas/${id}/short-test`, { answers: ANSWERS });
  return id;
}
const summary = (personaId: string) =>
  send<Texts>("/functions/v1/refresh-persona-summary", { personaId, language: "en", force: true });

it("excludes a left-out person from requests to a model; their texts use only the scores", async () => {
  const id = await person(NOTE);
  const texts = await summary(id);
  const profile = await send("/functions/v1/generate-persona-profile", { personaId: id, language: "en" });
  const body = { traits: ANSWERS, language: "en", mode: "persona", personaId: id };
  const interpretation = await send("/functions/v1/interpret-big-five", body);
  expect(JSON.stringify([texts, profile, interpretation])).not.toContain("saffron");
  expect(chat.model.requests).toHaveLength(0);
  const { items } = await send<{ items: { id: string; left_out_of_ai: boolean }[] }>("/api/personas", undefined, "GET");
  expect(items.find((one) => one.id === id)?.left_out_of_ai).toBe(true);
});

it("keeps the words of care if something indicated danger", async () => {
  const id = await person("Nina hit me again on Sunday and I am afraid of her.");
  expect((await summary(id)).care).toBe(true);
  expect(chat.model.requests).toHaveLength(0);
});

it("ignores excluded or disputed texts in all other texts", async () => {
  const { id } = await send<{ id: string }>("/api/personas", { name: "Otto", context: "friend" });
  await send(`/api/personas/${id}/notes`, { content: NOTE, left_out_of_ai: true });
  const wrong = await send<{ id: string }>(`/api/personas/${id}/notes`, { content: "He sold his tractor." });
  await send(`/api/personas/${id}/corrections`, { kind: "note", id: wrong.id }, "PUT");
  await send(`/api/personas/${id}/notes`, { content: "He plays the oboe." });
  await send(`/api/personas/${id}/short-test`, { answers: ANSWERS });
  chat.model.requests.length = 0;
  await summary(id);
  const sent = JSON.stringify(chat.model.requests.map(({ body }) => body));
  expect(sent).toContain("oboe");
  expect(sent).not.toMatch(/saffron|tractor/);
});
