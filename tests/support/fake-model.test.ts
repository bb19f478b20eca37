import { afterEach, describe, expect, it } from "vitest";
import { askModel } from "#server/ai/ask-model.ts";
import {
  cutBytes,
  errorBody,
  gate,
  startFakeModel,
  textSteps,
  words,
  type Answer,
  type FakeModel,
} from "./fake-model.ts";
import { unitVector } from "./fake-model-wire.ts";

let model: FakeModel | undefined;

afterEach(async () => {
  await model?.close();
  model = undefined;
});

async function start(...answers: Answer[]): Promise<FakeModel> {
  model = await startFakeModel(...answers);
  return model;
}

function ask(fake: FakeModel, options: { stream?: boolean; signal?: AbortSignal } = {}): Promise<Response> {
  const { stream = true, signal } = options;
  return fetch(`${fake.url}/chat/completions`, {
    method: "POST",
    headers: { "content-type": "application/json", authorization: "Bearer key" },
    body: JSON.stringify({ model: "fake", messages: [{ role: "user", content: "Ciao" }], stream }),
    ...(signal ? { signal } : {}),
  });
}

/** The text of a stream, parsed independently of the code under test. */
function contentOf(body: string): string {
  return body
    .split(/\r?\n/)
    .filter((line) => line.startsWith("data: {"))
    .map((line) => JSON.parse(line.slice(6)) as { choices: { delta: { content?: string } }[] })
    .map((chunk) => chunk.choices[0]?.delta.content ?? "")
    .join("");
}

describe("fake model server", () => {
  it("answers with a text, streamed or not, as the request asks", async () => {
    const fake = await start({ kind: "text", text: ({ messages }) => `Hai detto: ${messages[0]?.content}` });
    const streamed = await (await ask(fake)).text();
    expect(contentOf(streamed)).toBe("Hai detto: Ciao");
    expect(streamed.endsWith("data: [DONE]\n\n")).toBe(true);
    const whole = (await (await ask(fake, { stream: false })).json()) as {
      choices: { message: { content: string } }[];
    };
    expect(whole.choices[0]?.message.content).toBe("Hai detto: Ciao");
    expect(fake.requests.map(({ headers }) => headers.authorization)).toEqual(["Bearer key", "Bearer key"]);
    await expect(Promise.all(fake.requests.map((request) => request.closedEarly))).resolves.toEqual([false, false]);
  });

  it("splits bytes anywhere, also inside a character", async () => {
    const text = "Perché no? 🌱 Così.";
    const fake = await start({ kind: "text", text, cut: 1, newline: "\r\n" });
    expect(contentOf(await (await ask(fake)).text())).toBe(text);
    expect(cutBytes(Buffer.from("è"), 1)).toHaveLength(2);
  });

  it("waits for the test, and reports that the client disconnected", async () => {
    const hold = gate();
    const fake = await start({
      kind: "stream",
      steps: [{ content: "uno " }, { wait: hold.wait }, ...textSteps(["due"])],
    });
    const waiting = await ask(fake);
    const reader = waiting.body?.getReader();
    const first = await reader?.read();
    expect(new TextDecoder().decode(first?.value)).toContain("uno");
    hold.open();
    const leaving = new AbortController();
    fake.script({ kind: "stream", steps: [{ content: "tre" }], end: "hang" });
    const left = await ask(fake, { signal: leaving.signal });
    await left.body?.getReader().read();
    leaving.abort();
    await expect((await fake.request(1)).closedEarly).resolves.toBe(true);
    await reader?.cancel();
  });

  it("can stay silent before the headers", async () => {
    const fake = await start({ kind: "silence" });
    const leaving = new AbortController();
    const asking = ask(fake, { signal: leaving.signal });
    const request = await fake.request(0);
    leaving.abort();
    await expect(asking).rejects.toThrow("abort");
    await expect(request.closedEarly).resolves.toBe(true);
  });

  it("closes the connection in mid-stream", async () => {
    const fake = await start({ kind: "stream", steps: [{ content: "metà" }], end: "destroy" });
    await expect((await ask(fake)).text()).rejects.toThrow("terminated");
  });

  it("sends unusual streams and bodies as written, in order", async () => {
    const odd: Answer = {
      kind: "stream",
      steps: [
        { comment: "ping" },
        { emptyChoices: true },
        { raw: "data: {broken\n\n" },
        { content: "<think>mh</think>Sì" },
        { done: true },
      ],
    };
    const fake = await start(
      odd,
      { kind: "body", status: 200, type: "text/html", body: "<h1>Proxy</h1>" },
      { kind: "body", status: 401, type: "application/json", body: errorBody("Incorrect API key: sk-secret") },
    );
    const body = await (await ask(fake)).text();
    expect(body).toMatch(/^: ping\n\ndata: .*"choices":\[\]\}\n\ndata: \{broken\n\n/);
    expect(body).not.toContain('"stop"');
    expect(await (await ask(fake)).text()).toBe("<h1>Proxy</h1>");
    const refused = [await ask(fake), await ask(fake)];
    expect(refused.map(({ status }) => status)).toEqual([401, 401]);
  });

  it("answers requests without a stream, and embeddings", async () => {
    const fake = await start({ kind: "text", text: `{"summary":"Calma"}` });
    const access = { baseUrl: fake.url, apiKey: null, model: "m" };
    const { signal } = new AbortController();
    const messages = [{ role: "user", content: "Riassumi" }];
    expect(await askModel(access, "/chat/completions", { model: "m", messages }, signal)).toMatchObject({
      choices: [{ message: { content: `{"summary":"Calma"}` }, finish_reason: "stop" }],
    });
    const embedding = unitVector("Marta");
    expect(await askModel(access, "/embeddings", { model: "e", input: ["Marta"] }, signal)).toMatchObject({
      data: [{ embedding, index: 0 }],
    });
    expect(Math.hypot(...embedding)).toBeCloseTo(1, 10);
    expect(unitVector("Luca")).not.toEqual(embedding);
  });

  it("splits a text into words without losing characters", () => {
    expect(words("  Uno due\n\ntre ").join("")).toBe("  Uno due\n\ntre ");
    expect(words("")).toEqual([]);
  });
});
