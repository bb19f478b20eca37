import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { readAnswer } from "../support/chat-stream.ts";
import { modelApp, NO, type ModelApp } from "../support/model-app.ts";
import { addPerson } from "../support/people.ts";

let app: ModelApp;

beforeAll(async () => void (app = await modelApp()));
afterAll(() => app.close());
beforeEach(() => app.begin(NO));

test("a person's or the user's former names are not sent to a model", async () => {
  const { id } = await addPerson(app.bea, { name: "Marta Bianchi" });
  const body = { content: "Marta told Beatrix, as Marta Bianchi does, that the boat is sold" };
  expect((await app.bea.request(`/api/personas/${id}/notes`, { method: "POST", body })).status).toBe(201);
  const rename = (path: string, name: string) => app.bea.request(path, { method: "PATCH", body: { name } });
  await rename("/api/profile", "Beatrix");
  await rename("/api/profile", "Ottavia");
  await rename(`/api/personas/${id}`, "Elena Bruni");
  await rename(`/api/personas/${id}`, "Ilaria Bruni");
  app.model.requests.length = 0;
  const fresh = { personaId: id, language: "en", force: true };
  await app.bea.request("/functions/v1/refresh-persona-summary", { method: "POST", body: fresh });
  await readAnswer(
    await app.bea.request("/functions/v1/ai-chat", {
      method: "POST",
      body: {
        messages: [{ role: "user", content: "What do you know of the boat that Elena sold?" }],
        conversationId: crypto.randomUUID(),
        personaContext: { personaId: id },
        mode: "conversation",
      },
    }),
  );
  const sent = app.model.requests.map(({ body: { messages } }) => JSON.stringify(messages));
  expect(sent.length).toBeGreaterThan(1);
  for (const text of sent) expect(text).toContain("boat");
  expect(sent.join("\n")).not.toMatch(/marta|bianchi|elena|bruni|ilaria|beatrix|ottavia/i);
});

test("former names are stored with the person and the profile, and deleted with the person", async () => {
  const { id } = await addPerson(app.anna, { name: "Marta" });
  const formerOf = (table: string, key: string, value: string) =>
    app.db.withSystem(async (tx) => {
      const { rows } = await tx.$client.query<{ names: string[] }>(
        `select former_names as names from ${table} where ${key} = $1`,
        [value],
      );
      return rows.map(({ names }) => names);
    });
  for (const fields of [{ name: "Elena" }, { age: 40 }, { name: "Anna" }, { name: "Marta" }])
    await app.anna.request(`/api/personas/${id}`, { method: "PATCH", body: fields });
  expect(await formerOf("personas", "id", id)).toEqual([["Elena", "Anna"]]);
  const [before] = await formerOf("profiles", "user_id", app.anna.id);
  expect(before).toEqual([]);
  await app.anna.request("/api/profile", { method: "PATCH", body: { age: 40 } });
  const { name } = (await (await app.anna.request("/api/profile")).json()) as { name: string };
  await app.anna.request("/api/profile", { method: "PATCH", body: { name: "Carla" } });
  expect(await formerOf("profiles", "user_id", app.anna.id)).toEqual([[name]]);
  await app.db.withUser(app.anna.id, (tx) => tx.$client.query("delete from personas where id = $1", [id]));
  expect(await formerOf("personas", "id", id)).toEqual([]);
});
