import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createAi } from "#server/ai/door.ts";
import { fillEveryTable, idBelow, type Filled } from "../support/fill.ts";
import { testApp, type TestApp, type TestUser } from "../support/app.ts";
import { startOidcServer, type OidcServer } from "../support/oidc-server.ts";
import { smallPhoto } from "../support/photo.ts";
import { exampleOf, idPlaces, operationsOf, withValueAt, type Operation } from "../support/api-document.ts";
import { idsIn, rowsOf } from "../support/live-schema.ts";

/**
 * Requests every route of the API document as another user, with user A's ids wherever it takes an id: path, query and
 * body. The routes come from the document and the ids from A's rows, so new routes are covered automatically.
 */

const SECRET = "Words that are Anna’s alone";

/** The routes that need no session. A new one belongs here only for a reason. */
const OPEN = [
  "GET /healthz",
  "GET /readyz",
  "GET /api/site",
  "POST /api/auth/sign-up/email",
  "POST /api/auth/sign-in/email",
  "POST /api/auth/sign-out",
  "GET /api/auth/get-session",
  // Password recovery, links from e-mails and the second step of a sign-in have no session yet.
  "POST /api/auth/request-password-reset",
  "POST /api/auth/reset-password",
  "POST /api/auth/verify-email",
  "POST /api/auth/two-factor/verify",
  "POST /api/auth/google",
  "POST /api/auth/google/callback",
  "POST /functions/v1/validate-invite-link",
  "GET /calendar/{file}",
  // The reader of a letter, by the token in it.
  "POST /unsubscribe/{token}",
  // Protected by a separate token that the operator sets.
  "GET /metrics",
];

/** Bodies and queries for which the schema is not enough. */
const BODIES: Record<string, unknown> = {
  "PUT /api/personas/{id}/answers": { answers: { initial_1: "a" } },
  "PUT /api/personas/{id}/photo": { image: smallPhoto().toString("base64") },
  "PUT /api/personas/{id}/assessment-draft": { answers: { context_safety_q1: "a" } },
};

type Asking = Pick<TestUser, "request">;

/** A place of a route that takes an id, and a request with an id there. */
interface Slot {
  name: string;
  inPath: boolean;
  ask: (user: Asking, id: string) => Promise<{ status: number; text: string }>;
}

let app: TestApp;
let anna: TestUser;
let bruno: TestUser;
let annas: string[];
let own: Filled;
let operations: Operation[];

let provider: OidcServer;
beforeAll(async () => {
  provider = await startOidcServer();
  app = await testApp({ google: provider.settings, ai: (log) => createAi({}, log, { embeddedPaceMs: 0 }) });
  anna = await app.signUp({ name: SECRET });
  await fillEveryTable(app.db, anna.id, SECRET);
  await becomeBruno();
  annas = idsIn(await rowsOf(app.db, anna.id));
  operations = operationsOf(await (await app.request("/api/openapi.json")).json());
});
afterAll(async () => {
  await app.close();
  await provider.close();
});

/** Creates user B again, with rows of his own. */
async function becomeBruno(): Promise<void> {
  bruno = await app.signUp({ name: "Bruno" });
  own = await fillEveryTable(app.db, bruno.id);
}

const nameOf = ({ method, path }: Operation) => `${method} ${path}`;

/** Bruno's own id for a field of this name; a random id for any other field. */
function ownId(place: string): string {
  if (/persona/i.test(place)) return own.persona;
  if (/conversation/i.test(place)) return own.conversation;
  return crypto.randomUUID();
}

function pathWith(path: string, id?: string): string {
  return path.replace(/([\w-]+)\/\{(\w+)\}/, (_, collection: string, name: string) => {
    if (name !== "id") return `${collection}/${id ?? "x"}`;
    const kind = idBelow(collection);
    if (!kind) throw new Error(`nothing is known about the ids of ${collection}`);
    return `${collection}/${id ?? own[kind]}`;
  });
}

async function send(
  user: Asking,
  operation: Operation,
  { id, query = {}, body = exampleBody(operation) }: { id?: string; query?: Record<string, string>; body?: unknown },
): Promise<{ status: number; text: string }> {
  const needed = operation.parameters
    .filter((parameter) => parameter.in === "query" && parameter.required)
    .map(({ name, schema }) => [name, String(exampleOf(schema, ownId, name))]);
  const search = new URLSearchParams({ ...Object.fromEntries(needed), ...query }).toString();
  const response = await user.request(`${pathWith(operation.path, id)}${search && `?${search}`}`, {
    method: operation.method,
    body,
  });
  return { status: response.status, text: await response.text() };
}

function exampleBody(operation: Operation): unknown {
  return BODIES[nameOf(operation)] ?? (operation.body ? exampleOf(operation.body, ownId) : undefined);
}

function slotsOf(operation: Operation): Slot[] {
  const inPath = operation.parameters.some(
    (parameter) => parameter.in === "path" && parameter.schema.format === "uuid",
  );
  const inQuery = operation.parameters.filter(
    (parameter) => parameter.in === "query" && parameter.schema.format === "uuid",
  );
  return [
    ...(inPath
      ? [{ name: nameOf(operation), inPath, ask: (user, id) => send(user, operation, { id }) } satisfies Slot]
      : []),
    ...inQuery.map(({ name }): Slot => ({
      name: `${nameOf(operation)}?${name}`,
      inPath: false,
      ask: (user, id) => send(user, operation, { query: { [name]: id } }),
    })),
    ...idPlaces(operation.body).map((place): Slot => ({
      name: `${nameOf(operation)} ${place.join(".")}`,
      inPath: false,
      ask: (user, id) => send(user, operation, { body: withValueAt(exampleBody(operation), place, id) }),
    })),
  ];
}

describe("as user B with user A's ids", () => {
  test("every place that takes an id responds as for an unknown one, and nothing of A's is shown or changed", async () => {
    const before = await rowsOf(app.db, anna.id);
    const slots = operations.flatMap(slotsOf);
    expect(slots.length).toBeGreaterThan(40);
    for (const { name, inPath, ask } of slots) {
      const unknown = await ask(bruno, crypto.randomUUID());
      if (inPath) expect(unknown.status, name).toBe(404);
      for (const id of annas) {
        const theirs = await ask(bruno, id);
        expect(theirs.status, `${name} with ${id}`).toBe(unknown.status);
        // A success returns the id that Bruno sent, but an error must not depend on the id.
        if (unknown.status >= 400) expect(theirs.text, name).toBe(unknown.text);
        expect(theirs.text, name).not.toContain(SECRET);
      }
      // A route that accepts ids from the client has created a row with it, which would affect the next places.
      if (unknown.status < 400) await becomeBruno();
    }
    expect(await rowsOf(app.db, anna.id)).toEqual(before);
  }, 120_000);

  test("every other route shows and changes only the user's own data", async () => {
    const before = await rowsOf(app.db, anna.id);
    let carla = await app.signUp({ name: "Carla" });
    for (const operation of operations.filter((candidate) => slotsOf(candidate).length === 0)) {
      // Some routes end the session.
      if ((await carla.request("/api/profile")).status === 401) carla = await app.signUp({ name: "Carla" });
      const { status, text } = await send(carla, operation, {});
      if (!OPEN.includes(nameOf(operation))) expect(status, nameOf(operation)).not.toBe(401);
      expect(text, nameOf(operation)).not.toContain(SECRET);
      for (const id of annas) expect(text, nameOf(operation)).not.toContain(id);
    }
    expect(await rowsOf(app.db, anna.id)).toEqual(before);
  });

  test("an invalid id returns 404 too", async () => {
    for (const operation of operations.filter(({ path }) => path.includes("{id}"))) {
      expect((await send(bruno, operation, { id: "not-an-id" })).status, nameOf(operation)).toBe(404);
    }
  });
});

test("without a session only public routes respond", async () => {
  const before = await rowsOf(app.db, anna.id);
  const nobody: Asking = { request: (path, init) => app.request(path, init) };
  for (const operation of operations) {
    const { status, text } = await send(nobody, operation, {});
    if (!OPEN.includes(nameOf(operation))) expect(status, nameOf(operation)).toBe(401);
    expect(text, nameOf(operation)).not.toContain(SECRET);
  }
  expect(operations.map(nameOf)).toEqual(expect.arrayContaining(OPEN));
  expect(await rowsOf(app.db, anna.id)).toEqual(before);
});

test("every mounted route is in the API document", async () => {
  const listed = new Set([...operations.map(nameOf), "GET /api/openapi.json"]);
  const mounted = app.app.routes.map(({ method, path }) => ({
    method: method === "ALL" ? "POST" : method,
    path: path.replaceAll(/:(\w+)(?:\{[^/]*\})?/g, "{$1}"),
  }));
  const unlisted = mounted.filter((route) => !listed.has(`${route.method} ${route.path}`));
  expect(mounted.length).toBeGreaterThan(unlisted.length);
  // Middleware, such as a limit, passes the request on, and no route handles it.
  for (const { method, path } of unlisted) {
    const address = path.replaceAll("*", "nothing").replaceAll(/\{\w+\}/g, own.persona);
    expect((await bruno.request(address, { method, body: {} })).status, `${method} ${path}`).toBe(404);
  }
});

test("rejects a body that names another user, and accepts the user's own id", async () => {
  const created = await bruno.request("/api/personas", {
    method: "POST",
    body: { name: "Leo", context: "friend", userId: bruno.id },
  });
  expect(created.status).toBe(201);
  for (const operation of operations.filter(({ body, path }) => body !== null && !path.startsWith("/api/auth/"))) {
    if (OPEN.includes(nameOf(operation))) continue;
    for (const field of ["userId", "user_id"]) {
      const body = { ...(exampleBody(operation) as object), [field]: anna.id };
      expect((await send(bruno, operation, { body })).status, `${nameOf(operation)} ${field}`).toBe(403);
    }
  }
});
