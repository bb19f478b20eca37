import { afterAll, beforeAll, expect, test } from "vitest";
import { IMPORT_MAX } from "#domain/people/contract.ts";
import { errorOf, testApp, type TestApp, type TestUser } from "../support/app.ts";

let app: TestApp;
let anna: TestUser;

beforeAll(async () => {
  app = await testApp();
  anna = await app.signUp();
});
afterAll(() => app.close());

const someone = (fields: object = {}) => ({ id: crypto.randomUUID(), name: "Marta", context: "friend", ...fields });
const send = (user: TestUser, people: object[]) =>
  user.request("/api/personas/import", { method: "POST", body: { people } });
const namesOf = async (user: TestUser) => {
  const { items } = (await (await user.request("/api/personas")).json()) as { items: { name: string }[] };
  return items.map(({ name }) => name).toSorted();
};

test("people are imported in one request, and a retry adds them only once", async () => {
  const people = [someone(), someone({ name: "Leo", context: "family", location_country: "FR", gender: "male" })];
  const first = await send(anna, people);
  expect([first.status, await first.json()]).toEqual([201, { added: 2 }]);
  expect(await (await send(anna, people)).json()).toEqual({ added: 0 });
  expect(await namesOf(anna)).toEqual(["Leo", "Marta"]);
});

test("one invalid person rejects the import and is named", async () => {
  const user = await app.signUp();
  const wrong = [someone(), someone({ name: " " })];
  expect(await errorOf(await send(user, wrong))).toEqual({
    status: 400,
    code: "name_required",
    field: "people.1.name",
  });
  expect(await errorOf(await send(user, [someone({ context: undefined })]))).toMatchObject({
    code: "context_required",
  });
  const twice = someone();
  expect(await errorOf(await send(user, [twice, twice]))).toMatchObject({ status: 409, field: "people" });
  expect(await errorOf(await send(user, []))).toMatchObject({ status: 400, code: "import_empty" });
  expect(await namesOf(user)).toEqual([]);
});

test("a deleted person is not restored by their id and does not affect the others", async () => {
  const user = await app.signUp();
  const gone = someone();
  await send(user, [gone]);
  await user.request(`/api/personas/${gone.id}`, { method: "DELETE" });
  expect((await send(user, [gone, someone({ name: "New" })])).status).toBe(409);
  expect(await namesOf(user)).toEqual([]);
});

test("an id of another user's person can be used without changing that person", async () => {
  const bruno = await app.signUp();
  const theirs = someone({ name: "Bruno’s" });
  await send(bruno, [theirs]);
  const user = await app.signUp();
  expect((await send(user, [{ ...theirs, name: "Mine" }])).status).toBe(201);
  expect(await namesOf(bruno)).toEqual(["Bruno’s"]);
  expect(await namesOf(user)).toEqual(["Mine"]);
});

test("the longest import is accepted, one more person is not", async () => {
  const user = await app.signUp();
  const long = { name: "字".repeat(100), location_region: "字".repeat(100), location_country: "IT", gender: "female" };
  const people = Array.from({ length: IMPORT_MAX }, () => someone(long));
  expect(await (await send(user, people)).json()).toEqual({ added: IMPORT_MAX });
  expect(await errorOf(await send(user, [...people, someone()]))).toMatchObject({ code: "import_over_limit" });
});
