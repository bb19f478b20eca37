import { sql } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { storageSchema } from "#domain/account/storage-schema.ts";
import type { Announcement, OperatorAnnouncement } from "#domain/operator/announcements.ts";
import { installationSchema, type TriedMail, type TriedModel } from "#domain/operator/installation.ts";
import { createAi } from "#server/ai/door.ts";
import { createMetrics } from "#server/http/metrics.ts";
import { COMMIT } from "#server/runtime/version.ts";
import { spendTokens } from "#server/records/account/model-use.ts";
import { chatTest, type ChatTest } from "../support/chat-app.ts";
import { chatBody, readAnswer } from "../support/chat-stream.ts";
import { errorOf, testApp, type TestApp, type TestUser } from "../support/app.ts";
import { signUpOperator } from "../support/operator.ts";
import { addPerson } from "../support/people.ts";

const ROOM = "/api/operator";
const NO_LIMITS = { storage_mb: null, daily_tokens: null, invitations: null };

const limit = (olga: TestUser, id: string, limits: object) =>
  olga.json(`${ROOM}/accounts/${id}/limits`, { method: "PUT", body: { ...NO_LIMITS, ...limits } });

describe("an account's storage", () => {
  let app: TestApp;
  let olga: TestUser;
  beforeAll(async () => {
    app = await testApp();
    olga = await signUpOperator(app);
  });
  afterEach(() => {
    app.db.quota = null;
  });
  afterAll(() => app.close());

  const storage = async (user: TestUser) => storageSchema.parse(await user.json("/api/account/storage"));

  test.each([null, 1])("is bounded by its own limit where the installation's is %s bytes", async (quota) => {
    const [anna, bruno] = [await app.signUp(), await app.signUp()];
    const people = [await addPerson(anna, { short: false }), await addPerson(bruno, { short: false })];
    app.db.quota = quota;
    const write = (user: TestUser, at: number, content: string) =>
      user.request(`/api/personas/${people[at]!.id}/notes`, { method: "POST", body: { content } });
    await limit(olga, anna.id, { storage_mb: 1 });
    expect((await storage(anna)).quota).toBe(1_000_000);
    expect((await storage(bruno)).quota).toBe(quota);
    expect((await write(anna, 0, "A note")).status).toBe(201);
    expect((await write(bruno, 1, "A note")).status).toBe(quota === null ? 201 : 507);
    // Full by what is counted, as after a million bytes of notes.
    await app.db.withSystem((tx) =>
      tx.execute(`insert into account_storage (user_id, bytes) values ('${anna.id}', 1000000)`),
    );
    expect(await errorOf(await write(anna, 0, "Another"))).toMatchObject({ status: 507, code: "account_full" });
    const message = { personaId: people[0]!.id, conversationId: crypto.randomUUID(), message: "Hello" };
    const said = await anna.request("/functions/v1/ai-chat", { method: "POST", body: chatBody(message) });
    expect(said.status).toBe(507);
    await limit(olga, anna.id, { storage_mb: 2 });
    expect((await write(anna, 0, "Another")).status).toBe(201);
  });

  test("and the other limits are refused out of their range, and for unknown accounts", async () => {
    const put = (id: string, limits: object) =>
      olga.request(`${ROOM}/accounts/${id}/limits`, { method: "PUT", body: { ...NO_LIMITS, ...limits } });
    for (const limits of [{ storage_mb: 0 }, { daily_tokens: -1 }, { invitations: 1001 }, { storage_mb: 1.5 }])
      expect((await put(olga.id, limits)).status, JSON.stringify(limits)).toBe(400);
    expect((await put(crypto.randomUUID(), {})).status).toBe(404);
    const { items } = await olga.json<{ items: { id: string }[] }>(`${ROOM}/accounts?filter=limited`);
    expect(items.map(({ id }) => id)).not.toContain(olga.id);
    expect(await olga.json(`${ROOM}/limits`)).toEqual({ storage_mb: null, daily_tokens: null, member_invitations: 0 });
  });
});

describe("an account's daily tokens", () => {
  let chat: ChatTest;
  let olga: TestUser;
  beforeAll(async () => {
    chat = await chatTest({ dailyTokens: 4000 });
    olga = await signUpOperator(chat.app);
  });
  afterAll(() => chat.close());

  const ask = async () => (await readAnswer(await chat.say("Hello"))).text;

  test("replace the installation's, upwards and downwards", async () => {
    chat.model.script({ kind: "text", text: "From the model." });
    expect(await ask()).toBe("From the model.");
    await limit(olga, chat.user.id, { daily_tokens: 0 });
    expect(await ask()).not.toBe("From the model.");
    await spendTokens(chat.app.db, chat.user.id, 5000, new Date());
    await limit(olga, chat.user.id, {});
    expect(await ask()).not.toBe("From the model.");
    await limit(olga, chat.user.id, { daily_tokens: 100_000 });
    expect(await ask()).toBe("From the model.");
    const shown = await olga.json<{ tokens_today: number }>(`${ROOM}/accounts/${chat.user.id}`);
    expect(shown.tokens_today).toBeGreaterThanOrEqual(5000);
  });

  test("the model is tried by one question that says nothing about anybody", async () => {
    const path = `${ROOM}/installation/model`;
    chat.model.requests.length = 0;
    expect(await olga.json<TriedModel>(path, { method: "POST" })).toMatchObject({ ok: true, problem: null });
    expect(chat.model.requests).toHaveLength(1);
    const { ai } = chat.app.services;
    chat.app.services.ai = createAi({ baseUrl: "http://127.0.0.1:9", apiKey: "sk-secret", model: "gone" }, () => {});
    const { createApp } = await import("#server/app.ts");
    const other = createApp(chat.app.services);
    const failed = await other.request(`http://localhost${path}`, { method: "POST", headers: { cookie: olga.cookie } });
    const text = await failed.text();
    expect(JSON.parse(text)).toMatchObject({ ok: false, model: "gone", problem: "network" });
    expect(text).not.toContain("sk-secret");
    chat.app.services.ai = ai;
  });
});

describe("announcements", () => {
  let app: TestApp;
  let olga: TestUser;
  let anna: TestUser;
  let now = new Date();
  beforeAll(async () => {
    app = await testApp({ clock: () => now });
    olga = await signUpOperator(app);
    anna = await app.signUp();
  });
  afterAll(() => app.close());

  const PATH = `${ROOM}/announcements`;
  const at = (minutes: number) => new Date(now.getTime() + minutes * 60_000).toISOString();
  const text = { level: "important", en: "Closed on Sunday.", it: "Chiuso domenica." };
  const seen = async (cookie = anna.cookie) => {
    const session = await app.with({ cookie }).json<{ announcements?: Announcement[] }>("/api/auth/get-session");
    return session.announcements;
  };

  test("come with the session from their beginning to their end, to signed-in users only", async () => {
    expect(await seen()).toBeUndefined();
    const made = await olga.json<OperatorAnnouncement>(PATH, { body: { ...text, from: at(10), until: at(60) } });
    expect(await seen()).toBeUndefined();
    now = new Date(now.getTime() + 11 * 60_000);
    expect(await seen()).toEqual([{ id: made.id, ...text }]);
    expect(await seen("")).toBeUndefined();
    const changed = { ...text, en: "Closed on Monday.", from: at(-5), until: at(60) };
    await olga.json(`${PATH}/${made.id}`, { method: "PUT", body: changed });
    expect(await seen()).toMatchObject([{ en: "Closed on Monday." }]);
    now = new Date(now.getTime() + 61 * 60_000);
    expect(await seen()).toBeUndefined();
    expect((await olga.json<{ items: object[] }>(PATH)).items).toMatchObject([{ id: made.id }]);
    await olga.json(`${PATH}/${made.id}`, { method: "DELETE" });
    expect((await olga.json<{ items: object[] }>(PATH)).items).toEqual([]);
  });

  test("are plain, short, in both languages, and end after they begin", async () => {
    const refused = async (change: object) =>
      errorOf(await olga.request(PATH, { body: { ...text, from: at(0), until: at(60), ...change } }));
    expect(await refused({ it: " " })).toMatchObject({ code: "announcement_required", field: "it" });
    expect(await refused({ en: "x".repeat(301) })).toMatchObject({ code: "announcement_too_long", field: "en" });
    expect(await refused({ until: at(-1) })).toMatchObject({ code: "announcement_times", field: "until" });
  });
});

describe("the installation", () => {
  let app: TestApp;
  let olga: TestUser;
  const metrics = createMetrics({
    runs: () => 0,
    streams: () => 0,
    pool: () => ({ open: 1, idle: 1, waiting: 0 }),
    queue: () => Promise.resolve(0),
    mail: () => ({ waiting: 0, refused: 0, givenUp: 0, failedLately: 0 }),
    backups: null,
  });
  beforeAll(async () => {
    const installation = {
      startedAt: new Date("2026-01-01T00:00:00Z"),
      dataDir: import.meta.dirname,
      mailBy: "folder" as const,
      dailyTokens: 7,
    };
    app = await testApp({ operation: { figures: { metrics, token: undefined }, installation } });
    olga = await signUpOperator(app);
  });
  afterAll(() => app.close());

  test("is shown in numbers", async () => {
    const { id } = await addPerson(olga, { short: false });
    await olga.json(`/api/personas/${id}/notes`, { body: { content: "Waiting for the memory" } });
    for (const status of [200, 404, 503]) metrics.request({ method: "GET", route: "/", status, seconds: 0.1 });
    const shown = installationSchema.parse(await olga.json(`${ROOM}/installation`));
    expect(shown).toMatchObject({
      commit: COMMIT,
      version: expect.stringMatching(/^\d+\.\d+\.\d+/),
      started_at: "2026-01-01T00:00:00.000Z",
      database: { kind: app.db.kind },
      backups: { schedule: null, last_good: null },
      requests: { count: 3, errors: 1 },
      accounts: { total: 1, suspended: 0, seen_this_week: 1 },
      model: null,
      mail: { by: "folder", waiting: 0, failed: 0 },
    });
    expect(shown.database.bytes).toBeGreaterThan(1_000_000);
    expect(shown.disk!.free_bytes).toBeLessThan(shown.disk!.total_bytes);
    expect(shown.queues.memory).toBeGreaterThan(0);
    expect(shown.tables.map(({ name }) => name)).toContain("notes_persona");
    expect((await olga.json<{ daily_tokens: number }>(`${ROOM}/limits`)).daily_tokens).toBe(7);
  });

  test("tables have as many rows as their statistics say, counted or, until then, written; empty ones none", async () => {
    const rowsOf = async (name: string) => {
      const { tables } = installationSchema.parse(await olga.json(`${ROOM}/installation`));
      return tables.find((table) => table.name === name)?.rows;
    };
    // A connection passes on what it has written within ten seconds.
    await expect.poll(() => rowsOf("personas"), { timeout: 30_000 }).toBe(1);
    expect(await rowsOf("backup_runs")).toBe(0);
    await app.db.withSystem(async (tx) => {
      await tx.execute(sql`set local role none`);
      await tx.execute(sql`analyze notes_persona`);
    });
    expect(await rowsOf("notes_persona")).toBe(1);
  });

  test("mail is tried by a letter to the operator's own address; without a model there is nothing to try", async () => {
    const path = `${ROOM}/installation`;
    const tried = await olga.json<TriedMail>(`${path}/mail`, { method: "POST" });
    expect(tried).toMatchObject({ outcome: "folder", to: olga.email });
    expect((await app.letters(olga.email)).some(({ subject }) => subject.includes("test message"))).toBe(true);
    const model = await olga.request(`${path}/model`, { method: "POST" });
    expect(await errorOf(model)).toMatchObject({ status: 503, code: "not_configured" });
  });
});
