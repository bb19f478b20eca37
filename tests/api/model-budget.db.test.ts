import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { CoachStatus } from "#domain/chat/contract.ts";
import { spendTokens } from "#server/records/account/model-use.ts";
import { modelUsage } from "#server/db/schema/chat.ts";
import { chatTest, endless, type ChatTest } from "../support/chat-app.ts";
import { readAnswer } from "../support/chat-stream.ts";
import { errorOf } from "../support/app.ts";
import { wav } from "../support/audio.ts";
import { gate, type Answer } from "../support/fake-model.ts";

/** Tokens that the fake model reports for each complete answer. */
const USED = 15;
const BUDGET = 4000;
const NOON = Date.parse("2026-11-20T12:00:00Z");

let app: ChatTest;
const clock = { now: NOON };

beforeAll(async () => {
  app = await chatTest({ dailyTokens: BUDGET, transcriptionModel: "whisper", clock: () => new Date(clock.now) });
});
afterAll(() => app.close());
beforeEach(async () => {
  clock.now = NOON;
  app.model.requests.length = 0;
  app.model.script(FROM_MODEL);
  await app.app.db.withUser(app.user.id, (tx) => tx.delete(modelUsage));
});

const FROM_MODEL: Answer = { kind: "text", text: "From the model." };
const ask = async (message = "Hello") => (await readAnswer(await app.say(message))).text;
const status = async () => (await (await app.user.request("/api/chat/status")).json()) as CoachStatus;
async function stored(): Promise<{ day: string; tokens: number }[]> {
  return app.app.db.withUser(app.user.id, (tx) =>
    tx.select({ day: modelUsage.day, tokens: modelUsage.tokens }).from(modelUsage).orderBy(modelUsage.day),
  );
}
/** Waits until at least so many tokens are stored, which happens after the answer has ended. */
async function spent(least: number): Promise<number> {
  for (;;) {
    const [row] = await stored();
    if ((row?.tokens ?? 0) >= least) return row!.tokens;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
const use = (tokens: number) => spendTokens(app.app.db, app.user.id, tokens, new Date(clock.now));

test("counts the tokens that the model's server reports, by UTC day", async () => {
  expect(await ask()).toBe("From the model.");
  expect(app.model.requests[0]?.body.stream_options).toEqual({ include_usage: true });
  expect(await spent(USED)).toBe(USED);
  clock.now = Date.parse("2026-11-20T23:59:59.999Z");
  await ask();
  expect(await spent(2 * USED)).toBe(2 * USED);
  clock.now += 1;
  await ask();
  await expect.poll(stored).toEqual([
    { day: "2026-11-20", tokens: 2 * USED },
    { day: "2026-11-21", tokens: USED },
  ]);
});

test("estimates by characters if the report is missing or wrong, or the answer was stopped", async () => {
  const text = "word ".repeat(100);
  app.model.script({ kind: "stream", steps: [{ content: text }, { finish: "stop" }, { done: true }] });
  await ask();
  const characters = app.model.requests[0]!.body.messages.reduce(
    (sum, { content }) => sum + content.length,
    text.length,
  );
  expect(await spent(1)).toBe(Math.ceil(characters / 4));

  await app.app.db.withUser(app.user.id, (tx) => tx.delete(modelUsage));
  const usage = 'data: {"choices":[],"usage":{"total_tokens":-5}}\n\n';
  app.model.script({ kind: "stream", steps: [{ content: "Hi" }, { finish: "stop" }, { raw: usage }, { done: true }] });
  await ask();
  expect(await spent(1)).toBeGreaterThan(100);

  await app.app.db.withUser(app.user.id, (tx) => tx.delete(modelUsage));
  app.model.script(endless("One ", "two "));
  const response = await app.say("Hello");
  await app.user.request(`/api/chat/runs/${response.headers.get("x-run-id")}`, { method: "DELETE" });
  await response.text();
  expect(await spent(1)).toBeGreaterThan(100);
});

test("counts the plan after the text as well", async () => {
  app.model.script(FROM_MODEL, { kind: "text", text: '{"action":null,"fears":null,"goals":null}' });
  await readAnswer(await app.say("I want to call her", { mode: "interaction_preparation" }));
  expect(app.model.requests).toHaveLength(2);
  expect(await spent(2 * USED)).toBe(2 * USED);
});

test("after the budget is spent the built-in coach answers, the status says until when, and the next day starts at zero", async () => {
  await use(BUDGET - 1);
  expect(await status()).toMatchObject({ provider: "model", spent_until: null });
  expect(await ask()).toBe("From the model.");
  await spent(BUDGET);
  expect(await status()).toMatchObject({
    provider: "embedded",
    needs_consent: false,
    spent_until: "2026-11-21T00:00:00.000Z",
  });
  app.model.requests.length = 0;
  expect((await ask("How do I tell Marta that I am upset?")).length).toBeGreaterThan(40);
  expect(app.model.requests).toHaveLength(0);
  clock.now = Date.parse("2026-11-21T00:00:00Z");
  expect(await status()).toMatchObject({ provider: "model", spent_until: null });
  expect(await ask()).toBe("From the model.");
});

test("is counted per user", async () => {
  await use(BUDGET);
  const other = await app.app.signUp({ name: "Bruno" });
  await other.request("/api/chat/consent", { method: "POST", body: { agreed: true } });
  const theirs = (await (await other.request("/api/chat/status")).json()) as CoachStatus;
  expect(theirs).toMatchObject({ provider: "model", spent_until: null });
  expect(await status()).toMatchObject({ provider: "embedded" });
});

test("counts concurrent additions without losses", async () => {
  await Promise.all(Array.from({ length: 40 }, (_, index) => use(index)));
  expect((await stored())[0]?.tokens).toBe((39 * 40) / 2);
});

test("concurrent answers reserve tokens instead of all starting", async () => {
  await use(BUDGET - 2000);
  const hold = gate();
  app.model.script({
    kind: "stream",
    steps: [{ content: "Hi" }, { wait: hold.wait }, { finish: "stop" }, { done: true }],
  });
  const responses = await Promise.all(Array.from({ length: 8 }, () => app.say("Hello")));
  await app.model.request(0);
  const first = app.model.requests.length;
  hold.open();
  await Promise.all(responses.map((response) => response.text()));
  // Each answer reserves the tokens it may need, about 1,900 of the remaining 2,000.
  expect(first).toBeLessThanOrEqual(2);
  expect(app.model.requests.length).toBeLessThanOrEqual(2);
});

test("without a limit nothing is checked or stored", async () => {
  const free = await chatTest();
  try {
    free.model.script(FROM_MODEL);
    await readAnswer(await free.say("Hello"));
    expect(free.model.requests[0]?.body).not.toHaveProperty("stream_options");
    expect(await free.app.db.withUser(free.user.id, (tx) => tx.select().from(modelUsage))).toEqual([]);
  } finally {
    await free.close();
  }
});

test("speech counts by the second, and is rejected until the next day once the budget is used up", async () => {
  app.model.scriptSpeech({ kind: "text", text: "We talked" });
  const speak = () =>
    app.user.request("/functions/v1/voice-to-text", { method: "POST", body: { audio: wav(3).toString("base64") } });
  expect((await speak()).status).toBe(200);
  expect(await spent(30)).toBe(30);
  await use(BUDGET);
  app.model.recordings.length = 0;
  const refused = await speak();
  expect(refused.headers.get("retry-after")).toBe(String(12 * 3600));
  expect(await errorOf(refused)).toMatchObject({ status: 429, code: "daily_limit" });
  expect(app.model.recordings).toEqual([]);
});
