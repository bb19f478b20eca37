import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { exampleOf, operationsOf, type Operation } from "../support/api-document.ts";
import { testApp, type TestApp, type TestUser } from "../support/app.ts";
import { chatBody } from "../support/chat-stream.ts";
import { addPerson } from "../support/people.ts";

let app: TestApp;
let changes: Operation[];
beforeAll(async () => {
  app = await testApp({ rateLimit: true });
  const operations = operationsOf(await (await app.request("/api/openapi.json")).json());
  changes = operations.filter(({ method }) => !["GET", "HEAD", "OPTIONS"].includes(method));
});
afterAll(() => app.close());

const CHAT = "/functions/v1/ai-chat";
/** Routes that can ask a model to write. */
const WRITING = [
  "PUT /api/profile/answers",
  "PUT /api/personas/{id}/answers",
  "POST /api/interactions/{id}/outcome",
  "POST /functions/v1/generate-persona-profile",
  "POST /functions/v1/refresh-persona-summary",
];
const forgetCounts = () => app.db.withSystem((tx) => tx.execute(sql`delete from rate_limits`));
/** The current counts by limit and user or address. */
const counted = async (): Promise<Record<string, number>> => {
  const { rows } = await app.db.withSystem((tx) =>
    tx.execute<{ key: string; count: number }>(sql`select key, count from rate_limits`),
  );
  return Object.fromEntries(rows.map(({ key, count }) => [key, count]));
};

function bodyOf(operation: Operation, personaId: string): unknown {
  if (operation.path === CHAT) return chatBody({ personaId, conversationId: crypto.randomUUID(), message: "Hello" });
  if (!operation.body) return undefined;
  const example = exampleOf(operation.body, () => crypto.randomUUID()) as Record<string, unknown>;
  // A wrong password, so that no account is deleted.
  return "password" in example ? { ...example, password: "Wrong1horse" } : example;
}

const pathOf = ({ path }: Operation) => path.replaceAll(/\{\w+\}/g, () => crypto.randomUUID());

test("every signed-in change is counted against the account, or against the sign-in limits", async () => {
  expect(changes.length).toBeGreaterThan(60);
  expect(changes.map(({ method, path }) => `${method} ${path}`)).toEqual(expect.arrayContaining(WRITING));
  let anna: TestUser = await app.signUp();
  const { id } = await addPerson(anna);
  for (const operation of changes) {
    const { method, path } = operation;
    // Some routes end the session.
    if ((await anna.request("/api/profile")).status !== 200) anna = await app.signUp();
    const personaId = path === CHAT ? (await addPerson(anna)).id : id;
    await forgetCounts();
    await (await anna.request(pathOf(operation), { method, body: bodyOf(operation, personaId) })).text();
    const now = await counted();
    if (path.startsWith("/api/auth/")) expect(Object.keys(now), `${method} ${path}`).not.toEqual([]);
    else expect(now[`changing|${anna.id}`], `${method} ${path}`).toBe(1);
    if (WRITING.includes(`${method} ${path}`)) expect(now[`writing|${anna.id}`], `${method} ${path}`).toBe(1);
  }
});

test("requests without a session are rejected or counted by address", async () => {
  for (const operation of changes) {
    const { method, path } = operation;
    await forgetCounts();
    const answer = await app.request(pathOf(operation), { method, body: bodyOf(operation, crypto.randomUUID()) });
    await answer.text();
    const isCounted = Object.keys(await counted()).length > 0;
    const refused = answer.status === 401 && !path.startsWith("/api/auth/");
    expect(isCounted || refused, `${method} ${path} ${answer.status}`).toBe(true);
  }
});

test("a search is counted although it changes nothing", async () => {
  const anna = await app.signUp();
  await forgetCounts();
  await anna.request("/api/search?q=Marta");
  expect(Object.keys(await counted())).toEqual([`search|${anna.id}`]);
});

test("a request with two limits is counted for both in one statement", async () => {
  const anna = await app.signUp();
  const { id } = await addPerson(anna);
  await forgetCounts();
  const asked = vi.spyOn(app.db, "statement");
  await anna.request(`/api/personas/${id}/answers`, { method: "PUT", body: { answers: {} } });
  const counts = asked.mock.calls.map(([{ name }]) => name ?? "").filter((name) => name.startsWith("count_use"));
  asked.mockRestore();
  expect(counts).toEqual(["count_use_2"]);
  expect(await counted()).toEqual({ [`changing|${anna.id}`]: 1, [`writing|${anna.id}`]: 1 });
});
