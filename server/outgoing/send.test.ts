import { setImmediate as nextTurn } from "node:timers/promises";
import { afterEach, expect, it, vi } from "vitest";
import { errorBody, startFakeModel, type FakeModel } from "../../tests/support/fake-model.ts";
import { readAll, send, type Outgoing } from "./send.ts";
import { within } from "./within.ts";

let model: FakeModel;
let other: FakeModel | undefined;
afterEach(async () => {
  await model?.close();
  await other?.close();
  other = undefined;
});

const REFUSAL = { kind: "body", status: 401, type: "application/json", body: errorBody("no") } as const;
const NEVER = new AbortController().signal;

function question(body: string | Buffer = "{}"): Outgoing {
  return { url: `${model.url}/chat/completions`, accept: "*/*", content: { type: "application/json", body } };
}

async function ask(body: string | Buffer): Promise<number> {
  const reply = await send(question(body), NEVER);
  await readAll(reply, 10_000);
  // A connection becomes free shortly after the end of its response.
  for (let turn = 0; turn < 20; turn += 1) await nextTurn();
  return reply.status;
}

it("reuses a connection, except after a recording, which may not be sent completely yet", async () => {
  const text = JSON.stringify({ model: "m", messages: [] });
  model = await startFakeModel(REFUSAL, REFUSAL, REFUSAL, REFUSAL);
  for (const body of [text, Buffer.from(text), text, text]) expect(await ask(body)).toBe(401);
  const ports = await Promise.all([0, 1, 2, 3].map(async (n) => (await model.request(n)).port));
  expect(ports[1]).toBe(ports[0]);
  expect(ports[2]).not.toBe(ports[1]);
  expect(ports[3]).toBe(ports[2]);
});

it("rejects at once when aborted", async () => {
  model = await startFakeModel({ kind: "silence" });
  const controller = new AbortController();
  const asked = send(question(), controller.signal);
  const { closedEarly } = await model.request(0);
  controller.abort(new Error("stopped"));
  await expect(asked).rejects.toThrow("stopped");
  expect(await closedEarly).toBe(true);
  await expect(send(question(), controller.signal)).rejects.toThrow("stopped");
});

it.each([301, 302, 303, 307, 308])("does not follow a redirect with status %s, and closes at once", async (status) => {
  other = await startFakeModel({ kind: "text", text: "Tell me more." });
  const headers = { location: `${other.url}/chat/completions`, "content-length": "10" };
  model = await startFakeModel({ kind: "body", status, type: "text/plain", body: "elsewhere!", headers });
  await expect(send(question('"secret"'), NEVER)).rejects.toMatchObject({ name: "OutgoingError", reason: "redirect" });
  await expect(send({ url: question().url, accept: "*/*" }, NEVER)).rejects.toMatchObject({ reason: "redirect" });
  expect(model.requests).toHaveLength(2);
  expect(other.requests).toEqual([]);
});

it("authenticates with the address's user name and password, or with the key", async () => {
  model = await startFakeModel(REFUSAL);
  for (const [named, key] of [
    ["anna:p%40ss%zz@", null],
    ["anna:pass@", "sk-1"],
    ["", "sk-1"],
    ["", null],
  ] as const) {
    const url = question().url.replace("://", `://${named}`);
    await readAll(await send({ ...question(), url, key }, NEVER), 1000);
  }
  const basic = `Basic ${Buffer.from("anna:p%40ss%zz").toString("base64")}`;
  const told = model.requests.map(({ headers }) => headers.authorization);
  expect(told).toEqual([basic, "Bearer sk-1", "Bearer sk-1", undefined]);
});

it("fails with fixed words: the client's own may contain the address and its password", async () => {
  model = await startFakeModel({ kind: "body", status: 200, type: "text/plain", body: "x".repeat(2000) });
  await expect(readAll(await send(question(), NEVER), 1000)).rejects.toMatchObject({ reason: "too_long" });
  await model.close();
  const url = question().url.replace("://", "://anna:secret@");
  const error = await send({ ...question(), url }, NEVER).catch((reason: unknown) => reason as Error);
  expect(error).toMatchObject({ reason: "network" });
  expect(`${String((error as Error).stack)} ${JSON.stringify(error)}`).not.toContain("secret");
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });
  try {
    model = await startFakeModel({ kind: "silence" });
    const asked = within(20, undefined, (signal) => send(question(), signal));
    const { closedEarly } = await model.request(0);
    vi.advanceTimersByTime(20);
    await expect(asked).rejects.toMatchObject({ reason: "too_slow" });
    expect(await closedEarly).toBe(true);
  } finally {
    vi.useRealTimers();
  }
});
