import { setTimeout } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { cookieOf, PASSWORD } from "../support/app.ts";
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

test("ended while answers stream, the server stops at once, tells their readers, and has stored what was written", async () => {
  const env = { DATA_DIR: preparedFolder(folder), AI_BASE_URL: model.url, AI_MODEL: "fake", LOG_LEVEL: "warn" };
  const server = await startServerProcess(env);
  let cookie = "";
  const send = (url: string, path: string, body?: unknown) =>
    fetch(`${url}${path}`, {
      headers: { "content-type": "application/json", cookie },
      ...(body === undefined ? {} : { method: "POST", body: JSON.stringify(body) }),
    });
  const signedUp = await send(server.url, "/api/auth/sign-up/email", {
    name: "Anna",
    email: "anna@example.org",
    password: PASSWORD,
    invitation_code: server.invitation!.split("/").at(-1),
    consents: { terms: true, privacy: true, adult: true },
  });
  cookie = cookieOf(signedUp);
  await send(server.url, "/api/chat/consent", { agreed: true });
  const persona = await send(server.url, "/api/personas", { name: "Marta", context: "friend" });
  const { id: personaId } = (await persona.json()) as { id: string };
  const [conversationId, unread] = [crypto.randomUUID(), crypto.randomUUID()];
  model.script(endless("Half an "), endless("Never read"));
  const ask = (id: string) =>
    send(server.url, "/functions/v1/ai-chat", chatBody({ personaId, conversationId: id, message: "Hello" }));
  const reader = (await ask(conversationId)).body!.getReader();
  await ask(unread);
  const decoder = new TextDecoder();
  let raw = "";
  /** True when there is more. */
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
  const listed = await send(again.url, `/api/conversations/${conversationId}/messages`);
  const { items } = (await listed.json()) as { items: { content: string; status: string }[] };
  expect(items[0]).toMatchObject({ content: "Half an ", status: "interrupted" });
  expect(again.stderr()).toBe("");

  // Messages whose senders leave at once, while the server ends: whatever is begun with them is stored before it closes.
  const caller = new AbortController();
  const leaving = Array.from({ length: 20 }, () =>
    fetch(`${again.url}/functions/v1/ai-chat`, {
      method: "POST",
      headers: { "content-type": "application/json", cookie },
      body: JSON.stringify(chatBody({ personaId, conversationId: crypto.randomUUID(), message: "Hello" })),
      signal: caller.signal,
    }).catch(() => null),
  );
  await setTimeout(40);
  caller.abort();
  await Promise.all([...leaving, again.stop()]);
  expect(await again.exited).toBe(0);
  expect(again.stderr()).toBe("");
}, 90_000);
