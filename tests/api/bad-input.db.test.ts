import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { operationsOf, type Schema } from "../support/api-document.ts";
import { errorOf, testApp, type TestApp, type TestUser } from "../support/app.ts";

let app: TestApp;
let anna: TestUser;
let persona: string;
beforeAll(async () => {
  app = await testApp();
  anna = await app.signUp();
  const created = await anna.request("/api/personas", { method: "POST", body: { name: "Marta", context: "friend" } });
  ({ id: persona } = (await created.json()) as { id: string });
});
afterAll(() => app.close());

/** Log entries above level info; others, such as for an e-mail, are expected. */
const complaints = () => app.logged.filter(({ level }) => level !== "info");
beforeEach(() => {
  app.logged.length = 0;
});

const plansCursor = (time: string) =>
  Buffer.from(JSON.stringify([time, time, crypto.randomUUID()])).toString("base64url");
const cursor = (time: string) => Buffer.from(`${time} ${crypto.randomUUID()}`).toString("base64url");

test.each([
  ["a tag with NUL", () => `/api/personas/${persona}/notes?tag=%00`, 200],
  ["a tag that is no UTF-8", () => `/api/personas/${persona}/notes?tag=%ff`, 200],
  ["a cursor before the calendar", () => `/api/personas?cursor=${cursor("-271821-04-20T00:00:00.000Z")}`, 400],
  ["a cursor after it", () => `/api/notes?cursor=${cursor("+275760-09-13T00:00:00.000Z")}`, 400],
  ["a cursor in the year 0", () => `/api/personas?cursor=${cursor("0000-01-01T00:00:00.000Z")}`, 400],
  ["one that is so in UTC", () => `/api/personas?cursor=${cursor("0001-01-01T00:00:00+14:00")}`, 400],
  ["one after the year 9999", () => `/api/personas?cursor=${cursor("9999-12-31T23:59:59-14:00")}`, 400],
  ["a cursor of plans in the year 0", () => `/api/interactions?cursor=${plansCursor("0000-01-01T00:00:00Z")}`, 400],
  ["a cursor that is none", () => "/api/personas?cursor=%00", 400],
  ["a path that is no UTF-8", () => "/api/personas/%ff", 404],
  ["a broken escape", () => "/api/personas/%", 404],
])("%s does not cause a server error", async (_name, path, status) => {
  expect((await anna.request(path())).status).toBe(status);
  expect(complaints()).toEqual([]);
});

test.each([
  ["no JSON", "{", 400],
  ["nothing", "", 400],
  ["a list", "[]", 400],
  ["null", "null", 400],
  ["a hundred thousand brackets", "[".repeat(100_000) + "]".repeat(100_000), 400],
  ["more than fits", JSON.stringify({ name: "x".repeat(300_000), context: "friend" }), 413],
  ["a prototype", '{"__proto__":{"name":"X","context":"friend"}}', 400],
])("rejects a body of %s", async (_name, body, status) => {
  const headers = { "content-type": "application/json" };
  const response = await anna.request("/api/personas", { method: "POST", body, headers });
  expect(response.status).toBe(status);
  expect(complaints()).toEqual([]);
});

test("the last duplicate key wins, NUL is removed, and a lone surrogate is replaced", async () => {
  const headers = { "content-type": "application/json" };
  const body = '{"name":"First","name":"La\\u0000st\\ud800","context":"friend"}';
  const response = await anna.request("/api/personas", { method: "POST", body, headers });
  expect(await response.json()).toMatchObject({ name: "Last\ufffd" });
});

test("rejects a body that is not JSON instead of treating it as empty", async () => {
  const headers = { "content-type": "text/plain" };
  const body = JSON.stringify({ name: "Mallory" });
  expect((await anna.request("/api/profile", { method: "PATCH", body, headers })).status).toBe(400);
});

test("rejects a note's date in the distant past at its field; the people are still listed", async () => {
  for (const created_at of ["0000-01-01T00:00:00Z", "1850-06-01T00:00:00Z"]) {
    const body = { content: "Long ago", created_at };
    const response = await anna.request(`/api/personas/${persona}/notes`, { method: "POST", body });
    expect(await errorOf(response)).toMatchObject({ status: 400, field: "created_at" });
  }
  expect((await anna.request("/api/personas")).status).toBe(200);
});

test("returns 404 for methods without a route", async () => {
  expect((await anna.request("/api/personas", { method: "PUT", body: {} })).status).toBe(404);
  expect((await anna.request("/api/personas", { method: "HEAD" })).status).toBe(200);
  expect((await app.request("/api/personas", { method: "OPTIONS" })).status).toBe(404);
});

test("an invalid read without a session returns 401, not 400", async () => {
  const operations = operationsOf(await (await app.request("/api/openapi.json")).json());
  const reads = operations.filter(({ method, path }) => method === "GET" && path.startsWith("/api/"));
  const withId = reads.filter(({ path }) => path.includes("{id}")).map(({ path }) => path.replace("{id}", "none"));
  const withLimit = reads
    .filter(({ parameters }) => parameters.some(({ name }) => name === "limit"))
    .map(({ path }) => `${path.replace("{id}", persona)}?limit=none`);
  expect(withId.length).toBeGreaterThan(8);
  expect(withLimit.length).toBeGreaterThan(4);
  // To somebody who is no operator their room does not exist.
  const limitStatus = (path: string) => (path.startsWith("/api/operator/") ? 404 : 400);
  const wrong = [
    ...withId.map((path) => ({ path, status: 404 })),
    ...withLimit.map((path) => ({ path, status: limitStatus(path) })),
  ];
  const unknown = { authorization: `Bearer ${"x".repeat(32)}` };
  for (const { path, status } of wrong) {
    expect((await app.request(path)).status, path).toBe(401);
    expect((await app.request(path, { headers: unknown })).status, path).toBe(401);
    expect((await anna.request(path)).status, path).toBe(status);
  }
});

test("an invalid message to the coach without a session returns 401, not 400", async () => {
  const message = { method: "POST", body: { message: 1 } };
  expect((await app.request("/functions/v1/ai-chat", message)).status).toBe(401);
  expect((await anna.request("/functions/v1/ai-chat", message)).status).toBe(400);
});

/** String formats with a bounded length. */
const ENDED = new Set(["uuid", "date", "date-time"]);

/** Places in a schema with strings or arrays of unbounded length. Records are bounded by the size of the body. */
function endless(schema: Schema, place: string): string[] {
  const types = [schema.type ?? []].flat();
  const ended = schema.enum !== undefined || ENDED.has(schema.format ?? "");
  const entry = typeof schema.additionalProperties === "object" ? schema.additionalProperties : null;
  return [
    ...(types.includes("string") && !ended && schema.maxLength === undefined ? [place] : []),
    ...(types.includes("array") && schema.maxItems === undefined ? [`${place}[]`] : []),
    ...[...(schema.anyOf ?? []), ...(schema.allOf ?? [])].flatMap((part) => endless(part, place)),
    ...(schema.items ? endless(schema.items, `${place}[]`) : []),
    ...(entry ? endless(entry, `${place}{}`) : []),
    ...Object.entries(schema.properties ?? {}).flatMap(([name, part]) => endless(part, `${place}.${name}`)),
  ];
}

test("every string and array in a request has a maximum length, on every route", async () => {
  const operations = operationsOf(await (await app.request("/api/openapi.json")).json());
  expect(operations.length).toBeGreaterThan(40);
  const found = operations.flatMap(({ method, path, parameters, body }) => [
    ...parameters.flatMap(({ name, schema }) => endless(schema, `${method} ${path} ?${name}`)),
    ...(body ? endless(body, `${method} ${path} `) : []),
  ]);
  expect(found).toEqual([]);
});
