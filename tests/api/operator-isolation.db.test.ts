import { afterAll, beforeAll, expect, test } from "vitest";
import { createAi } from "#server/ai/door.ts";
import { fillEveryTable } from "../support/fill.ts";
import { testApp, type TestApp, type TestUser } from "../support/app.ts";
import { exampleOf, idPlaces, operationsOf, withValueAt, type Operation } from "../support/api-document.ts";
import { idsIn, rowsOf } from "../support/live-schema.ts";
import { signUpOperator } from "../support/operator.ts";

/** Requests every route of the API document as an operator, with the ids of another user's rows wherever it takes one. */

const SECRET = "Words that are Anna’s alone";
const ROOM = "/api/operator/";

let app: TestApp;
let olga: TestUser;
let anna: TestUser;
let annas: string[];
let operations: Operation[];
beforeAll(async () => {
  app = await testApp({ ai: (log) => createAi({}, log, { embeddedPaceMs: 0 }) });
  olga = await signUpOperator(app);
  anna = await app.signUp({ name: SECRET, email: "anna@example.org" });
  await fillEveryTable(app.db, anna.id, SECRET);
  annas = idsIn(await rowsOf(app.db, anna.id));
  operations = operationsOf(await (await app.request("/api/openapi.json")).json());
});
afterAll(() => app.close());

const nameOf = ({ method, path }: Operation) => `${method} ${path}`;
const randomId = () => crypto.randomUUID();

/** The route with an id at every place that takes one; null if none does. */
function withId(operation: Operation, id: string): { path: string; body: unknown } | null {
  const places = idPlaces(operation.body);
  const queries = operation.parameters.filter(({ in: place, schema }) => place === "query" && schema.format === "uuid");
  if (!operation.path.includes("{id}") && places.length + queries.length === 0) return null;
  let body = operation.body ? exampleOf(operation.body, randomId) : undefined;
  for (const place of places) body = withValueAt(body, place, id);
  const search = new URLSearchParams(queries.map(({ name }) => [name, id])).toString();
  return { path: operation.path.replaceAll(/\{\w+\}/g, id) + (search && `?${search}`), body };
}

test("outside the room an operator sees and changes nothing of another user's", async () => {
  const before = await rowsOf(app.db, anna.id);
  const outside = operations.filter(({ path }) => !path.startsWith(ROOM) && path !== "/metrics");
  expect(outside.length).toBeGreaterThan(80);
  for (const operation of outside) {
    for (const id of annas) {
      const asked = withId(operation, id);
      if (!asked) break;
      // What accepts ids from the client may have made a row of the operator's own with this one.
      const { text } = await olga.ask(asked.path, { method: operation.method, body: asked.body });
      expect(text, nameOf(operation)).not.toContain(SECRET);
    }
  }
  expect(await rowsOf(app.db, anna.id)).toEqual(before);
}, 120_000);

test("inside the room no route shows a word, and none but those about the account accepts an id", async () => {
  const before = await rowsOf(app.db, anna.id);
  const room = operations.filter(({ path }) => path.startsWith(ROOM));
  expect(room.length).toBeGreaterThan(20);
  for (const operation of room) {
    const { method, path } = operation;
    const ids = path.includes("{id}") ? annas.filter((id) => id !== anna.id) : [randomId()];
    for (const id of ids) {
      const body = operation.body ? exampleOf(operation.body, randomId) : undefined;
      const { status, text } = await olga.ask(path.replace("{id}", id), { method, body });
      expect(text, nameOf(operation)).not.toContain(SECRET);
      if (path.includes("{id}")) expect(status, `${nameOf(operation)} ${id}`).toBeGreaterThanOrEqual(400);
    }
  }
  expect(await rowsOf(app.db, anna.id)).toEqual(before);

  // About the account itself; last what ends it.
  const about = room.filter(({ path }) => path.startsWith(`${ROOM}accounts/{id}`));
  expect(about.map(nameOf)).toContain(`POST ${ROOM}accounts/{id}/suspend`);
  for (const { method, path, body } of about) {
    const example = body ? exampleOf(body, randomId) : undefined;
    const { text } = await olga.ask(path.replace("{id}", anna.id), { method, body: example });
    expect(text, `${method} ${path}`).not.toContain(SECRET);
    expect(
      idsIn({ text: [text] }).filter((id) => id !== anna.id),
      `${method} ${path}`,
    ).toEqual([]);
  }
  // She was let in all the time.
  expect((await olga.request(`${ROOM}me`)).status).toBe(200);
}, 120_000);
