import { afterAll, beforeAll, expect, test } from "vitest";
import pg from "pg";
import type { ChatMessage } from "#domain/chat/contract.ts";
import type { Reminders } from "#domain/reminders/contract.ts";
import { createClient, PASSWORD, signUp, cookieOf, type Message } from "../support/client.ts";
import { endless } from "../support/chat-app.ts";
import { chatBody, readAnswer, readUntil } from "../support/chat-stream.ts";
import { gate, startFakeModel, type FakeModel } from "../support/fake-model.ts";
import { createDatabase, dropDatabase, pastPooler } from "../support/postgres.ts";
import { startServerProcess, type ServerProcess } from "../support/server-process.ts";
import { startTwoProcesses, type TwoProcesses } from "../support/two-processes.ts";

const name = `sintonia_two_${crypto.randomUUID().replaceAll("-", "")}`;
let database: string;
let model: FakeModel;
let both: TwoProcesses;
let third: ServerProcess | undefined;
let cookie = "";
let personaId: string;

/** A signed-in client of one of the two, or by default of the proxy. */
const reach = (at = both.url) => createClient(at).with({ cookie });
const send = (path: string, { at, ...message }: Message & { at?: string } = {}) => reach(at).request(path, message);

const say = (
  message: string,
  { conversationId = crypto.randomUUID(), at = both.first.url, id = crypto.randomUUID() },
) => send("/functions/v1/ai-chat", { at, body: chatBody({ personaId, conversationId, message, id }) });

const runPath = (response: Response) => `/api/chat/runs/${response.headers.get("x-run-id")}`;

/** The model's chat requests, without those for embeddings. */
const answers = () => model.requests.filter(({ path }) => path === "/v1/chat/completions");

async function messages(conversationId: string, at?: string): Promise<ChatMessage[]> {
  const path = `/api/conversations/${conversationId}/messages`;
  return (await reach(at).json<{ items: ChatMessage[] }>(path)).items.toReversed();
}

beforeAll(async () => {
  model = await startFakeModel();
  database = await createDatabase(name);
  const env = { AI_BASE_URL: model.url, AI_MODEL: "fake", AI_EMBEDDING_MODEL: "fake-embeddings" };
  both = await startTwoProcesses(database, env);
  ({ cookie } = await signUp(reach(), { code: await validInvitation(), email: "anna@example.org" }));
  ({ id: personaId } = await reach().json<{ id: string }>("/api/personas", {
    body: { name: "Marta", context: "friend" },
  }));
  await reach().json("/api/chat/consent", { body: { agreed: true } });
});
afterAll(async () => {
  await third?.stop();
  await both.stop();
  await model.close();
  await dropDatabase(name);
});

async function rows<R extends pg.QueryResultRow>(text: string): Promise<R[]> {
  const client = new pg.Client({ connectionString: pastPooler(database) });
  await client.connect();
  try {
    await client.query("set role sintonia_system");
    return (await client.query<R>(text)).rows;
  } finally {
    await client.end();
  }
}

/** The valid one of the two printed invitations: each start revokes what an earlier one printed. */
async function validInvitation(): Promise<string> {
  for (const { invitation } of [both.first, both.second]) {
    const code = invitation?.split("/").at(-1) ?? "";
    const asked = await reach().json<{ valid: boolean }>("/functions/v1/validate-invite-link", { body: { code } });
    if (asked.valid) return code;
  }
  throw new Error("neither process printed a valid invitation");
}

test("the keys for notifications are made at the first start, once for both", async () => {
  const stored = () => rows<{ value: string }>("select value from installation_keys");
  const [keys] = await stored();
  expect(keys).toBeDefined();
  const keyOf = async (at: string) => (await reach(at).json<Reminders>("/api/reminders")).push_key;
  expect(await keyOf(both.first.url)).toBe(await keyOf(both.second.url));
  expect(await stored()).toEqual([keys]);
});

test("a session is valid in both processes, and ends in both", async () => {
  for (const at of [both.first.url, both.second.url]) {
    expect((await send("/api/profile", { at })).status).toBe(200);
  }
  const own = cookie;
  const signedIn = await send("/api/auth/sign-in/email", { body: { email: "anna@example.org", password: PASSWORD } });
  cookie = cookieOf(signedIn);
  expect((await send("/api/profile", { at: both.second.url })).status).toBe(200);
  await send("/api/auth/sign-out", { at: both.first.url, body: {} });
  expect((await send("/api/profile", { at: both.second.url })).status).toBe(401);
  cookie = own;
});

test("an answer started in one process can be followed and read in the other", async () => {
  const held = gate();
  model.script({
    kind: "stream",
    steps: [{ content: "Started " }, { wait: held.wait }, { content: "and ended." }, { finish: "stop" }],
  });
  const [conversationId, id] = [crypto.randomUUID(), crypto.randomUUID()];
  const begun = await say("Hello", { conversationId, id });
  await readUntil(begun, "Started ");
  const followed = send(runPath(begun), { at: both.second.url });
  // The same message retried on the other process, as after a lost connection.
  const again = say("Hello", { conversationId, id, at: both.second.url });
  const following = await followed;
  const asked = await again;
  held.open();
  for (const response of [following, asked]) {
    expect(await readAnswer(response)).toMatchObject({ text: "Started and ended.", status: "complete", done: true });
  }
  expect(await messages(conversationId, both.second.url)).toHaveLength(2);
  expect(answers()).toHaveLength(1);
});

test("Stop in the other process reaches the one that writes, and closes the model's connection", async () => {
  model.requests.length = 0;
  model.script(endless("Going on "));
  const conversationId = crypto.randomUUID();
  const begun = await say("Hello", { conversationId });
  const stopped = await send(runPath(begun), { at: both.second.url, method: "DELETE" });
  expect(stopped.status).toBe(200);
  expect(await readAnswer(begun)).toMatchObject({ text: "Going on ", status: "interrupted", done: true });
  expect(await answers()[0]?.closedEarly).toBe(true);
});

test("sign-in attempts are counted for both together", async () => {
  const wrong = () =>
    send("/api/auth/sign-in/email", { body: { email: "nobody@example.org", password: "Wrong1password" } });
  await rows("delete from rate_limits");
  const refused = await Promise.all(Array.from({ length: 24 }, wrong));
  expect(refused.filter(({ status }) => status === 401)).toHaveLength(10);
  expect(refused.filter(({ status }) => status === 429)).toHaveLength(14);
});

test("embeddings are computed once, by either process", async () => {
  const contents = Array.from({ length: 60 }, (_, n) => `Note number ${n} tells of a walk by the river`);
  model.requests.length = 0;
  await Promise.all(contents.map((content) => send(`/api/personas/${personaId}/notes`, { body: { content } })));
  await expect
    .poll(async () => (await rows<{ n: number }>("select count(*)::int as n from pending_embeddings"))[0]?.n, {
      timeout: 25_000,
    })
    .toBe(0);
  const asked = model.requests.flatMap(({ path, body }) => (path === "/v1/embeddings" ? body.input : []));
  for (const content of contents) expect(asked.filter((text) => text === content)).toHaveLength(1);
});

test("a start leaves other processes' answers alone; after a crash the text is shown as interrupted", async () => {
  model.script(endless("As far as it came "));
  const conversationId = crypto.randomUUID();
  const begun = await say("Hello", { conversationId });
  const followed = await send(runPath(begun), { at: both.second.url });
  third = await startServerProcess({
    DATABASE_URL: database,
    AUTH_SECRET: "only for tests, the same in both processes",
  });
  expect((await messages(conversationId, third.url)).at(-1)?.status).toBe("streaming");
  void begun.text().catch(() => undefined);
  await both.first.stop("SIGKILL");
  expect(await readAnswer(followed)).toMatchObject({ text: "As far as it came ", status: "interrupted", done: true });
  expect((await messages(conversationId, both.second.url)).at(-1)).toMatchObject({
    content: "As far as it came ",
    status: "interrupted",
  });
}, 60_000);
