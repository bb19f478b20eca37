import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { fillEveryTable, type Filled } from "../support/fill.ts";
import { testApp, type TestApp, type TestUser } from "../support/app.ts";

/**
 * Every route of the API document that takes an id, asked for with another user's ids and with ids that never were: the
 * two answers must be the same. The routes come from the document, so a new one is covered from birth.
 */

interface Operation {
  path: string;
  method: string;
  body: unknown;
}

let it: TestApp;
let bruno: TestUser;
let annas: Filled;
let operations: Operation[];

beforeAll(async () => {
  it = await testApp();
  const anna = await it.signUp({ name: "Anna" });
  bruno = await it.signUp({ name: "Bruno" });
  annas = await fillEveryTable(it.db, anna.id);
  operations = await withIds();
});
afterAll(() => it.close());

/** What `{id}` stands for below each collection. */
const KIND_OF_ID: Record<string, keyof Filled> = {
  personas: "persona",
  notes: "note",
  interactions: "interaction",
  conversations: "conversation",
  runs: "message",
  plans: "message",
};

/** A body that a route would accept, where one is needed, so that the refusal is about the id. */
const BODIES: Record<string, unknown> = {
  "post /api/personas/{id}/notes": { content: "x" },
  "post /api/personas/{id}/short-test": { answers: { O: 3, C: 3, E: 3, A: 3, N: 3 } },
  "put /api/personas/{id}/answers": { answers: { initial_1: "a" } },
  "post /api/personas/{id}/assessment-clusters": { cluster: "safety", answers: { q1: "a", q2: "b", q3: "c" } },
  "patch /api/personas/{id}": { name: "Mine now" },
  "patch /api/notes/{id}": { content: "x" },
  "post /api/personas/{id}/interactions": { objectives: "x" },
  "patch /api/interactions/{id}": { objectives: "x" },
  "post /api/interactions/{id}/outcome": { result_summary: "x" },
  "patch /api/conversations/{id}": { title: "x" },
  "put /api/personas/{id}/corrections": { kind: "note", id: crypto.randomUUID() },
  "delete /api/personas/{id}/corrections": { kind: "note", id: crypto.randomUUID() },
  "post /api/chat/plans/{id}/save": { plan: { action: "x" } },
};

async function withIds(): Promise<Operation[]> {
  const document = (await (await it.request("/api/openapi.json")).json()) as {
    paths: Record<string, Record<string, { requestBody?: unknown }>>;
  };
  return Object.entries(document.paths).flatMap(([path, methods]) =>
    path.includes("{id}")
      ? Object.entries(methods).map(([method, operation]) => {
          const body = BODIES[`${method} ${path}`];
          if (operation.requestBody && body === undefined) throw new Error(`no body is known for ${method} ${path}`);
          return { path, method, body };
        })
      : [],
  );
}

function fill(path: string, ids: Filled | null): string {
  return path.replace(/([a-z-]+)\/\{id\}/, (_, collection: string) => {
    const kind = KIND_OF_ID[collection];
    if (!kind) throw new Error(`nothing is known about the ids of ${collection}`);
    return `${collection}/${ids ? ids[kind] : crypto.randomUUID()}`;
  });
}

describe("as user B with user A's ids", () => {
  test("the document lists routes with ids", () => {
    expect(operations.length).toBeGreaterThan(10);
  });

  test("every route answers exactly as for ids that do not exist: 404", async () => {
    for (const { path, method, body } of operations) {
      const ask = async (ids: Filled | null) => {
        const response = await bruno.request(fill(path, ids), { method: method.toUpperCase(), body });
        return { status: response.status, text: await response.text() };
      };
      const theirs = await ask(annas);
      expect(theirs.status, `${method} ${path}`).toBe(404);
      expect(theirs, `${method} ${path}`).toEqual(await ask(null));
    }
  });

  test("what is no id at all is not found either, and nobody without a session gets that far", async () => {
    for (const { path, method, body } of operations) {
      const broken = path.replace("{id}", "not-an-id");
      expect((await bruno.request(broken, { method: method.toUpperCase(), body })).status, `${method} ${path}`).toBe(
        404,
      );
      expect(
        (await it.request(fill(path, annas), { method: method.toUpperCase(), body })).status,
        `${method} ${path}`,
      ).toBe(401);
    }
  });

  test("lists hold nothing of user A's", async () => {
    for (const path of ["/api/personas", "/api/notes", "/api/interactions"]) {
      expect(await (await bruno.request(path)).json()).toEqual({ items: [], next_cursor: null });
    }
  });
});

test("a body that names another user is refused, whatever it asks for; one's own id is not", async () => {
  const created = await bruno.request("/api/personas", {
    method: "POST",
    body: { name: "Leo", context: "friend", userId: bruno.id },
  });
  expect(created.status).toBe(201);
  const { id } = (await created.json()) as { id: string };
  const somebody = crypto.randomUUID();
  for (const [method, path, body] of [
    ["POST", "/api/personas", { name: "Leo", context: "friend", userId: somebody }],
    ["POST", `/api/personas/${id}/notes`, { content: "x", user_id: somebody }],
    ["PATCH", "/api/profile", { name: "Leo", userId: somebody }],
  ] as const) {
    expect((await bruno.request(path, { method, body })).status, path).toBe(403);
  }
});
