import { setImmediate as nextTurn } from "node:timers/promises";
import { afterEach, expect, it } from "vitest";
import { errorBody, startFakeModel, type FakeModel } from "../../tests/support/fake-model.ts";
import { post, readAll } from "./post.ts";

let model: FakeModel;
afterEach(() => model?.close());

const REFUSAL = { kind: "body", status: 401, type: "application/json", body: errorBody("no") } as const;

async function ask(body: string | Buffer): Promise<number> {
  const access = { baseUrl: model.url, apiKey: null, model: "m" };
  const question = { path: "/chat/completions", type: "application/json", accept: "application/json", body };
  const reply = await post(access, question, new AbortController().signal);
  await readAll(reply, 10_000, () => new Error("too long"));
  // A connection is free a little after its answer's end.
  for (let turn = 0; turn < 20; turn += 1) await nextTurn();
  return reply.status;
}

it("asks over the connection it has, but not over one that a recording went through: it may not be sent yet", async () => {
  const text = JSON.stringify({ model: "m", messages: [] });
  model = await startFakeModel(REFUSAL, REFUSAL, REFUSAL, REFUSAL);
  for (const body of [text, Buffer.from(text), text, text]) expect(await ask(body)).toBe(401);
  const ports = await Promise.all([0, 1, 2, 3].map(async (n) => (await model.request(n)).port));
  expect(ports[1]).toBe(ports[0]);
  expect(ports[2]).not.toBe(ports[1]);
  expect(ports[3]).toBe(ports[2]);
});

it("gives up at once where it is not wanted any more", async () => {
  model = await startFakeModel({ kind: "silence" });
  const controller = new AbortController();
  const access = { baseUrl: model.url, apiKey: null, model: "m" };
  const question = { path: "/chat/completions", type: "application/json", accept: "*/*", body: "{}" };
  const asked = post(access, question, controller.signal);
  const { closedEarly } = await model.request(0);
  controller.abort(new Error("stopped"));
  await expect(asked).rejects.toThrow("stopped");
  expect(await closedEarly).toBe(true);
  await expect(post(access, question, controller.signal)).rejects.toThrow("stopped");
});
