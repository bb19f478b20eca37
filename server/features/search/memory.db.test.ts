import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { createAi } from "#server/ai/door.ts";
import { RELAY_LIMITS } from "#server/ai/relay.ts";
import { testApp, type TestApp, type TestUser } from "../../../tests/support/app.ts";
import { startFakeModel, type FakeModel } from "../../../tests/support/fake-model.ts";
import { embedPending, queueMissing } from "./embed-pending.ts";

let model: FakeModel;
let app: TestApp;
let user: TestUser;
let personaId: string;
beforeAll(async () => {
  model = await startFakeModel();
  app = await testApp({ ai: (log) => ai("vectors", log) });
});
afterAll(async () => {
  await model.close();
  await app.close();
});
beforeEach(async () => {
  user = await app.signUp();
  personaId = await post("/api/personas", { name: "Marta", context: "friend" });
  model.requests.length = 0;
});

function ai(embeddingModel: string | undefined, log = app.services.log) {
  const timing = { relay: { ...RELAY_LIMITS, retryDelayMs: 1 }, embeddedPaceMs: 0 };
  return createAi({ baseUrl: model.url, apiKey: "sk-secret", model: "fake", embeddingModel }, log, timing);
}

async function post(path: string, body: unknown, method = "POST"): Promise<string> {
  const response = await user.request(path, { method, body });
  expect(response.status, path).toBeLessThan(300);
  return ((await response.json()) as { id: string }).id;
}
const agree = (agreed = true) => post("/api/chat/consent", { agreed });
const note = (content: string) => post(`/api/personas/${personaId}/notes`, { content });

async function work(services = app.services): Promise<void> {
  while ((await embedPending(services, new AbortController().signal)) > 0);
}
async function count(what: "embeddings" | "pending_embeddings"): Promise<number> {
  return app.db.withUser(user.id, async (tx) => {
    const { rows } = await tx.execute<{ n: number }>(sql.raw(`select count(*)::int as n from ${what}`));
    return rows[0]?.n ?? -1;
  });
}
const sent = () => model.requests.filter(({ path }) => path.endsWith("/embeddings")).map(({ body }) => body.input);

it("embeds texts with pseudonyms once their user has agreed, and not before", async () => {
  await note("Marta laughed about the ladder");
  await work();
  expect([sent(), await count("embeddings"), await count("pending_embeddings")]).toEqual([[], 0, 0]);
  await agree();
  await queueMissing(app.db, { model: "vectors" });
  await work();
  expect(JSON.stringify(sent())).toContain("laughed about the ladder");
  expect(JSON.stringify(sent())).not.toContain("Marta");
  expect([await count("embeddings"), await count("pending_embeddings")]).toEqual([1, 0]);
  await agree(false);
  expect(await count("embeddings")).toBe(0);
});

it("deletes embeddings of what is changed, deleted, left out or marked wrong, and restores them afterwards", async () => {
  await agree();
  const id = await note("The ladder");
  await post(`/api/personas/${personaId}/answers`, { answers: { memory_triggers_1: "Our trip to Procida" } }, "PUT");
  await work();
  expect(await count("embeddings")).toBe(2);
  const after = async (path: string, method: string, body?: unknown) => {
    await user.request(path, { method, body });
    await work();
    return count("embeddings");
  };
  expect(await after(`/api/notes/${id}`, "PATCH", { left_out_of_ai: true })).toBe(1);
  expect(await after(`/api/notes/${id}`, "PATCH", { left_out_of_ai: false })).toBe(2);
  const correction = { kind: "note", id };
  expect(await after(`/api/personas/${personaId}/corrections`, "PUT", correction)).toBe(1);
  expect(await after(`/api/personas/${personaId}/corrections`, "DELETE", correction)).toBe(2);
  expect(await after(`/api/notes/${id}`, "DELETE")).toBe(1);
  expect(await after(`/api/notes/${id}/restore`, "POST")).toBe(2);
  expect(await after(`/api/personas/${personaId}`, "PATCH", { left_out_of_ai: true })).toBe(0);
  expect(await after(`/api/personas/${personaId}`, "PATCH", { left_out_of_ai: false })).toBe(2);
});

it("looks for records without an embedding at some users at a time, until all have been looked at", async () => {
  await agree();
  await note("The ladder");
  await work();
  await app.db.withSystem(async (tx) => {
    await tx.execute(sql`
      insert into users (name, email) select 'Agreed', 'agreed' || n || '@example.org' from generate_series(1, 120) n`);
    await tx.execute(sql`
      insert into consents (user_id, kind, version) select id, 'model', 'test' from users where name = 'Agreed'`);
  });
  const seen: string[] = [];
  for (let after: string | null | undefined; after !== null;) {
    after = await queueMissing(app.db, { model: "newer" }, after);
    if (after) seen.push(after);
  }
  expect(seen).toHaveLength(2);
  expect(seen).toEqual(seen.toSorted());
  expect(await count("pending_embeddings")).toBe(1);
  await app.db.withSystem((tx) => tx.execute(sql`delete from users where name = 'Agreed'`));
  await work();
});

it("embeds again for another model, retries after a failure, and clears the queue without a model", async () => {
  await agree();
  await note("The ladder");
  await work();
  const other = { ...app.services, ai: ai("others") };
  await queueMissing(app.db, { model: "others" });
  await work(other);
  const models = await app.db.withUser(user.id, (tx) => tx.execute(sql`select model from embeddings`));
  expect(models.rows).toEqual([{ model: "others" }]);

  const broken = createAi({ baseUrl: "http://127.0.0.1:1/v1", embeddingModel: "vectors" }, app.services.log);
  await note("The fence");
  await work({ ...app.services, ai: broken });
  expect([await count("embeddings"), await count("pending_embeddings")]).toEqual([1, 1]);
  await app.db.withUser(user.id, (tx) =>
    tx.execute(sql`update pending_embeddings set next_attempt_at = now() - interval '1 second'`),
  );
  await work();
  expect([await count("embeddings"), await count("pending_embeddings")]).toEqual([2, 0]);

  await note("The gate");
  await work({ ...app.services, ai: ai(undefined) });
  expect(await count("pending_embeddings")).toBe(0);
});

it("dequeues at once what will not be embedded, and leaves the rest", async () => {
  await agree();
  await note("The ladder");
  await work();
  const other = await app.signUp();
  const created = await other.request("/api/personas", { method: "POST", body: { name: "Ada", context: "friend" } });
  const { id } = (await created.json()) as { id: string };
  const content = Array.from({ length: 40 }, (_, n) => `Secret ${n}`);
  for (const text of content) {
    await other.request(`/api/personas/${id}/notes`, { method: "POST", body: { content: text } });
  }
  await note("The gate");
  expect(await embedPending(app.services, new AbortController().signal)).toBe(41);
  expect([await count("embeddings"), await count("pending_embeddings")]).toEqual([2, 0]);
  expect(JSON.stringify(sent())).not.toContain("Secret");

  // Without a model, embeddings of changed texts are deleted and the others stay.
  const { rows } = await app.db.withUser(user.id, (tx) =>
    tx.execute<{ id: string }>(sql`select id from notes_persona where content = 'The gate'`),
  );
  await post(`/api/notes/${rows[0]?.id}`, { content: "The fence" }, "PATCH");
  await work({ ...app.services, ai: ai(undefined) });
  expect([await count("embeddings"), await count("pending_embeddings")]).toEqual([1, 0]);
});

/** The services with an embedder that runs `first` before it answers. */
function meanwhile(first: (texts: string[]) => Promise<unknown> | undefined): typeof app.services {
  const door = app.services.ai;
  const { embedder } = door;
  const embed: NonNullable<typeof embedder>["embed"] = async (texts, options) => {
    await first(texts);
    return embedder!.embed(texts, options);
  };
  return { ...app.services, ai: { ...door, embedder: { ...embedder!, embed } } };
}

it("stores nothing if consent is revoked during the model's call", async () => {
  await agree();
  await note("The ladder");
  await work(meanwhile(() => agree(false)));
  expect(sent()).toHaveLength(1);
  expect([await count("embeddings"), await count("pending_embeddings")]).toEqual([0, 0]);
});

it("embeds the other texts if a model rejects one", async () => {
  await agree();
  for (const content of ["The ladder", "Far too long", "The gate"]) await note(content);
  const services = meanwhile((texts) => (texts.includes("Far too long") ? Promise.reject(new Error("no")) : undefined));
  await work(services);
  expect(await count("embeddings")).toBe(0);
  await app.db.withUser(user.id, (tx) =>
    tx.execute(sql`update pending_embeddings set next_attempt_at = now() - interval '1 second'`),
  );
  await work(services);
  expect([await count("embeddings"), await count("pending_embeddings")]).toEqual([2, 1]);
});

it("claims each record once, however many workers there are", async () => {
  await agree();
  for (let i = 0; i < 6; i += 1) await note(`Note ${i}`);
  await Promise.all([work(), work(), work()]);
  expect(sent().flat()).toHaveLength(6);
  expect(await count("embeddings")).toBe(6);
});

it("finds by meaning what shares no word with the message, and does without if the model does not answer", async () => {
  await agree();
  // The fake model's vectors depend on the text alone: equal text, equal meaning.
  const words = "How was it then";
  const id = await note(words);
  for (let i = 0; i < 4; i += 1) await note(`Something else, ${i}`);
  await work();
  const ask = async () => {
    model.script({ kind: "text", text: "I see." });
    const body = {
      messages: [{ role: "user", content: words, id: crypto.randomUUID() }],
      conversationId: crypto.randomUUID(),
      personaContext: { personaId },
    };
    await (await user.request("/functions/v1/ai-chat", { method: "POST", body })).text();
    const path = `/api/conversations/${body.conversationId}/messages`;
    const { items } = (await (await user.request(path)).json()) as { items: { sources: { id: string }[] }[] };
    return items[0]?.sources.map((source) => source.id);
  };
  expect((await ask())?.[0]).toBe(id);
  await app.db.withUser(user.id, (tx) => tx.execute(sql`delete from embeddings`));
  expect(await ask()).not.toContain(id);
});

it("returns a text's embedding to users who have agreed, and reports a missing model", async () => {
  const generate = async (text: unknown, through = app) => {
    const response = await through.app.request("/functions/v1/generate-embeddings", {
      method: "POST",
      headers: { "content-type": "application/json", cookie: user.cookie, origin: "http://localhost" },
      body: JSON.stringify({ text }),
    });
    return {
      status: response.status,
      body: (await response.json()) as { embedding?: number[]; error?: { code: string } },
    };
  };
  expect((await generate("x")).body.error?.code).toBe("model_consent_required");
  await agree();
  expect((await generate("x")).body.embedding?.length).toBeGreaterThan(1);
  expect((await generate("")).status).toBe(400);
  expect((await generate("x".repeat(8001))).status).toBe(400);
  expect((await app.request("/functions/v1/generate-embeddings", { method: "POST", body: { text: "x" } })).status).toBe(
    401,
  );
});
