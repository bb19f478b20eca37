import { setTimeout } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createClient, signUp } from "../support/client.ts";
import { endless } from "../support/chat-app.ts";
import { chatBody, parseAnswer } from "../support/chat-stream.ts";
import { startFakeModel, type FakeModel } from "../support/fake-model.ts";
import { preparedFolder, startServerProcess, temporaryFolder } from "../support/server-process.ts";

const { folder, remove } = temporaryFolder();
let model: FakeModel;
beforeAll(async () => {
  model = await startFakeModel();
});
afterAll(async () => {
  await model.close();
  remove();
});

test("a shutdown during streamed answers is immediate, notifies readers, and keeps the text so far", async () => {
  const env = { DATA_DIR: preparedFolder(folder), AI_BASE_URL: model.url, AI_MODEL: "fake", LOG_LEVEL: "warn" };
  const server = await startServerProcess(env);
  const anna = await signUp(createClient(server.url), { code: server.invitation!.split("/").at(-1)! });
  await anna.json("/api/chat/consent", { body: { agreed: true } });
  const marta = { name: "Marta", context: "friend" };
  const { id: personaId } = await anna.json<{ id: string }>("/api/personas", { body: marta });
  const [conversationId, unread] = [crypto.randomUUID(), crypto.randomUUID()];
  model.script(endless("Half an "), endless("Never read"));
  const hello = (id: string) => ({ body: chatBody({ personaId, conversationId: id, message: "Hello" }) });
  const ask = (id: string) => anna.request("/functions/v1/ai-chat", hello(id));
  const reader = (await ask(conversationId)).body!.getReader();
  await ask(unread);
  const decoder = new TextDecoder();
  let raw = "";
  /** Resolves to true if there is more. */
  const read = async () => {
    const { done, value } = await reader.read();
    raw += decoder.decode(value, { stream: !done });
    return !done;
  };
  while (!raw.includes("Half an ")) await read();
  const readToEnd = async () => {
    while (await read());
  };
  await Promise.all([server.stop(), readToEnd()]);
  expect(await server.exited).toBe(0);
  expect(parseAnswer(raw)).toMatchObject({ text: "Half an ", error: "model_interrupted", done: false });

  const again = await startServerProcess(env);
  const there = createClient(again.url).with({ cookie: anna.cookie });
  const listed = await there.json<{ items: unknown[] }>(`/api/conversations/${conversationId}/messages`);
  expect(listed.items[0]).toMatchObject({ content: "Half an ", status: "interrupted" });
  expect(again.stderr()).toBe("");

  // Messages whose clients disconnect during the shutdown: everything they started is stored before it completes.
  const caller = new AbortController();
  const leaving = Array.from({ length: 20 }, () =>
    there.request("/functions/v1/ai-chat", { ...hello(crypto.randomUUID()), signal: caller.signal }).catch(() => null),
  );
  await setTimeout(40);
  caller.abort();
  await Promise.all([...leaving, again.stop()]);
  expect(await again.exited).toBe(0);
  expect(again.stderr()).toBe("");
}, 90_000);
