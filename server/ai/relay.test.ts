import { setImmediate as nextTurn } from "node:timers/promises";
import { afterEach, describe, expect, it, vi } from "vitest";
import {
  errorBody,
  gate,
  startFakeModel,
  textSteps,
  words,
  type Answer,
  type FakeModel,
} from "../../tests/support/fake-model.ts";
import { ModelError } from "./model-error.ts";
import { MAX_TOKENS, relay, RELAY_LIMITS, type RelayLimits } from "./relay.ts";

const LONG: RelayLimits = { ...RELAY_LIMITS, retryDelayMs: 1 };
const TEXT = "Perché no? Così è più semplice, 😀 davvero.";

let model: FakeModel;
afterEach(() => model?.close());

async function ask(answers: Answer[], limits: RelayLimits = LONG, signal = new AbortController().signal) {
  model = await startFakeModel(...answers);
  return collect(signal, limits);
}

async function collect(signal: AbortSignal, limits: RelayLimits) {
  const pieces: string[] = [];
  const stream = relay({ baseUrl: model.url, apiKey: "sk-secret", model: "m" }, [{ role: "user", content: "Ciao" }], {
    signal,
    limits,
  });
  try {
    for (;;) {
      const step = await stream.next();
      if (step.done) return { text: pieces.join(""), pieces, finish: step.value, error: null };
      pieces.push(step.value);
    }
  } catch (error) {
    return { text: pieces.join(""), pieces, finish: null, error: error as ModelError };
  }
}

describe("the way to a model", () => {
  it("streams the answer and always says how much there may be", async () => {
    const { text, finish } = await ask([{ kind: "text", text: TEXT }]);
    expect({ text, finish }).toEqual({ text: TEXT, finish: "stop" });
    const { body, headers } = await model.request(0);
    expect(body).toMatchObject({ model: "m", stream: true, max_tokens: MAX_TOKENS });
    expect(headers.authorization).toBe("Bearer sk-secret");
  });

  it("does not wait for what follows the end and cannot be read", async () => {
    const steps = [...textSteps(["Yes."]), { raw: `data: ${"x".repeat(1_200_000)}` }];
    expect((await ask([{ kind: "stream", steps, end: "hang" }])).text).toBe("Yes.");
    expect(await (await model.request(0)).closedEarly).toBe(true);
  });

  it("asks the next question over the same connection, also where more follows the end", async () => {
    const tail = { raw: ": kept busy\n\n".repeat(5000) };
    const steps = [...textSteps(["Yes."]), tail];
    model = await startFakeModel({ kind: "stream", steps }, { kind: "text", text: "No." });
    expect((await collect(new AbortController().signal, LONG)).text).toBe("Yes.");
    expect(await (await model.request(0)).closedEarly).toBe(false);
    // Lets the model's pieces arrive before they are read.
    for (let turn = 0; turn < 100; turn += 1) await nextTurn();
    expect((await collect(new AbortController().signal, LONG)).text).toBe("No.");
    expect((await model.request(1)).port).toBe((await model.request(0)).port);
  });

  it.each([1, 2, 3, 5, 7, 64])("reads CRLF and letters torn apart at every %s bytes", async (cut) => {
    const { text } = await ask([{ kind: "text", text: TEXT, cut, newline: "\r\n" }]);
    expect(text).toBe(TEXT);
  });

  it("passes over comments, empty choices, usage, other fields and noise", async () => {
    const steps = [
      { comment: "PROCESSING" },
      { emptyChoices: true } as const,
      { delta: { role: "assistant", content: "" } },
      { delta: { reasoning_content: "hm" } },
      { raw: "data: {broken\n\n" },
      { raw: "data: null\n\nid: 5\nretry: 10\n\n" },
      ...textSteps(words(TEXT)).slice(0, -1),
      { usage: true } as const,
      { done: true } as const,
    ];
    expect((await ask([{ kind: "stream", steps }])).text).toBe(TEXT);
  });

  it("accepts an end without finish_reason, one without [DONE], and one without its last line break", async () => {
    const done = await ask([{ kind: "stream", steps: [{ content: "a" }, { done: true }] }]);
    expect(done).toMatchObject({ text: "a", finish: "stop", error: null });
    await model.close();
    const finished = await ask([{ kind: "stream", steps: [{ content: "a" }, { finish: "length" }] }]);
    expect(finished).toMatchObject({ text: "a", finish: "length", error: null });
    await model.close();
    const bare = await ask([{ kind: "stream", steps: [{ content: "a" }, { raw: "data: [DONE]" }] }]);
    expect(bare).toMatchObject({ text: "a", finish: "stop", error: null });
  });

  it("takes a whole JSON answer from a server that does not stream", async () => {
    const body = JSON.stringify({
      choices: [{ message: { content: `<think>hm</think>\n${TEXT}` }, finish_reason: "stop" }],
    });
    expect(await ask([{ kind: "body", status: 200, type: "application/json", body }])).toMatchObject({
      text: TEXT,
      finish: "stop",
    });
  });

  it.each([1, 2, 3, 4, 100])("strips leading reasoning cut into %s characters", async (size) => {
    const whole = `\n<think>\nshe <b>may</b> </thin be</think>\n\n<thinking>x</thinking> ${TEXT} <think>kept</think>`;
    const pieces = whole.match(new RegExp(`[^]{1,${size}}`, "g")) ?? [];
    const { text } = await ask([{ kind: "stream", steps: textSteps(pieces) }]);
    expect(text).toBe(`${TEXT} <think>kept</think>`);
  });

  it("keeps a character whose two halves come in two deltas", async () => {
    const steps = textSteps(["a \ud83d", "\ude00 b"]);
    const { pieces, text } = await ask([{ kind: "stream", steps }]);
    expect(text).toBe("a 😀 b");
    expect(pieces.every((piece) => piece.isWellFormed())).toBe(true);
  });

  it.each<[string, "close" | "destroy"]>([
    ["ends", "close"],
    ["breaks off", "destroy"],
  ])("calls a stream that %s without a finish interrupted, and does not ask again", async (_, end) => {
    const { text, error } = await ask([{ kind: "stream", steps: [{ content: "half a " }, { content: "sen" }], end }]);
    expect(text).toBe("half a sen");
    expect(error).toMatchObject({ code: "model_interrupted" });
    expect(model.requests).toHaveLength(1);
  });

  const secret = "Incorrect API key provided: sk-secret";
  it.each<[string, Answer]>([
    ["an error event", { kind: "stream", steps: [{ raw: `data: ${errorBody(secret)}\n\n` }] }],
    ["a JSON error with status 200", { kind: "body", status: 200, type: "application/json", body: errorBody(secret) }],
    ["an HTML page with status 200", { kind: "body", status: 200, type: "text/html", body: `<h1>${secret}</h1>` }],
    ["a JSON error called a stream", { kind: "body", status: 200, type: "text/event-stream", body: errorBody(secret) }],
    ["a status 503", { kind: "body", status: 503, type: "application/json", body: errorBody(secret) }],
    ["nothing at all", { kind: "stream", steps: [{ finish: "stop" }, { done: true }] }],
    ["reasoning alone", { kind: "stream", steps: textSteps(["<think>only", " this"]) }],
  ])("asks once more after %s, then says in fixed words that there is no model", async (_, answer) => {
    const { text, error } = await ask([answer]);
    expect(text).toBe("");
    expect(error).toBeInstanceOf(ModelError);
    expect(error?.code).toBe("model_unavailable");
    expect(JSON.stringify(error) + String(error) + String(error?.stack)).not.toContain("sk-secret");
    expect(model.requests).toHaveLength(2);
  });

  it("answers from the second try", async () => {
    const bad: Answer = { kind: "body", status: 500, type: "text/plain", body: "no" };
    expect(await ask([bad, { kind: "text", text: TEXT }])).toMatchObject({ text: TEXT, error: null });
  });

  it.each([400, 401, 404])("does not ask again after status %s", async (status) => {
    const { error } = await ask([{ kind: "body", status, type: "application/json", body: errorBody(secret) }]);
    expect(error).toMatchObject({ code: "model_unavailable", reason: `status_${status}` });
    expect(model.requests).toHaveLength(1);
  });

  it("says that there is no model where nobody listens", async () => {
    model = await startFakeModel();
    await model.close();
    expect((await collect(new AbortController().signal, LONG)).error).toMatchObject({ code: "model_unavailable" });
    model = await startFakeModel();
  });

  it("follows no redirect", async () => {
    const answer: Answer = {
      kind: "body",
      status: 307,
      type: "text/plain",
      body: "",
      headers: { location: "http://127.0.0.1:9/x" },
    };
    expect((await ask([answer])).error).toMatchObject({ code: "model_unavailable" });
  });

  it.each<[string, Answer, Partial<RelayLimits>, string]>([
    ["headers that never come", { kind: "silence" }, { headersMs: 40 }, ""],
    [
      "a first chunk that never comes",
      { kind: "stream", steps: [{ comment: "PROCESSING" }], end: "hang" },
      { firstChunkMs: 40 },
      "",
    ],
    [
      "silence between chunks",
      { kind: "stream", steps: [{ content: "A" }], end: "hang" },
      { betweenChunksMs: 40 },
      "A",
    ],
    [
      "an answer that never begins",
      { kind: "stream", steps: [{ comment: "PROCESSING" }], end: "hang" },
      { totalMs: 60 },
      "",
    ],
  ])("gives up on %s and closes the connection", async (_, answer, limits, text) => {
    const result = await ask([answer], { ...LONG, ...limits });
    expect(result.text).toBe(text);
    expect(result.error).toMatchObject({ code: "model_timeout" });
    expect(await (await model.request(0)).closedEarly).toBe(true);
    expect(model.requests).toHaveLength(1);
  });

  it("gives up on an answer without end, however steadily its pieces come", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });
    try {
      const held = gate();
      const steps = [{ content: "A" }, { wait: held.wait }, { content: "b" }];
      model = await startFakeModel({ kind: "stream", steps, end: "hang" });
      const stream = relay({ baseUrl: model.url, apiKey: null, model: "m" }, [], {
        signal: new AbortController().signal,
        limits: { ...LONG, totalMs: 600_000, betweenChunksMs: 450_000 },
      });
      expect(await stream.next()).toEqual({ done: false, value: "A" });
      vi.advanceTimersByTime(400_000);
      held.open();
      expect(await stream.next()).toEqual({ done: false, value: "b" });
      const third = stream.next();
      vi.advanceTimersByTime(199_000);
      expect(await Promise.race([third, nextTurn("still waiting")])).toBe("still waiting");
      vi.advanceTimersByTime(2000);
      await expect(third).rejects.toMatchObject({ code: "model_timeout", reason: "silent" });
      expect(await (await model.request(0)).closedEarly).toBe(true);
    } finally {
      vi.useRealTimers();
    }
  });

  it.each<[string, Answer]>([
    ["before the headers", { kind: "silence" }],
    ["in the middle", { kind: "stream", steps: [{ content: "a" }], end: "hang" }],
  ])("closes the model's connection at once when stopped %s", async (_, answer) => {
    const controller = new AbortController();
    model = await startFakeModel(answer);
    const asked = collect(controller.signal, LONG);
    const request = await model.request(0);
    controller.abort();
    expect(await request.closedEarly).toBe(true);
    expect((await asked).error).toMatchObject({ name: "AbortError" });
  });

  it("joins what comes with one read", async () => {
    const all = Array.from({ length: 200 }, (_, i) => `data: {"choices":[{"delta":{"content":"${i} "}}]}\n\n`).join("");
    const { text, pieces } = await ask([{ kind: "stream", steps: [{ raw: `${all}data: [DONE]\n\n` }] }]);
    expect(text.split(" ")).toHaveLength(201);
    expect(pieces.length).toBeLessThan(20);
  });

  it("hands out a piece as soon as it is there", async () => {
    const held = gate();
    model = await startFakeModel({
      kind: "stream",
      steps: [{ content: "first" }, { wait: held.wait }, { content: " last" }, { done: true }],
    });
    const stream = relay({ baseUrl: model.url, apiKey: null, model: "m" }, [], {
      signal: new AbortController().signal,
      limits: LONG,
    });
    expect(await stream.next()).toEqual({ done: false, value: "first" });
    held.open();
    expect(await stream.next()).toEqual({ done: false, value: " last" });
  });
});
