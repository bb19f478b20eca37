import { afterAll, beforeAll, expect, test } from "vitest";
import { errorOf, testApp, type TestApp, type TestUser } from "../support/app.ts";
import { PASSWORD } from "../support/client.ts";
import { addPerson } from "../support/people.ts";

let app: TestApp;
let anna: TestUser;
beforeAll(async () => {
  app = await testApp();
  anna = await app.signUp();
});
afterAll(() => app.close());

test("with a full disk writes are rejected and everything else works", async () => {
  const { id } = await addPerson(anna);
  const notes = `/api/personas/${id}/notes`;
  const write = () => anna.request(notes, { method: "POST", body: { content: "Coffee on Monday" } });
  app.db.hasDiskSpace = () => false;
  expect(await errorOf(await write())).toEqual({ status: 507, code: "storage_full", field: undefined });
  expect((await anna.request(notes)).status).toBe(200);
  expect((await anna.request(`/api/personas/${id}`, { method: "DELETE" })).status).toBe(200);
  expect((await anna.request(`/api/personas/${id}/restore`, { method: "POST" })).status).toBe(507);
  app.db.hasDiskSpace = () => true;
  expect((await anna.request(`/api/personas/${id}/restore`, { method: "POST" })).status).toBe(200);
  expect((await write()).status).toBe(201);
});

test("with a full disk users can still sign out everywhere and delete their account", async () => {
  const leaving = await app.signUp({ name: "Leo" });
  const going = await app.signUp({ name: "Zoe" });
  app.db.hasDiskSpace = () => false;
  const everywhere = await leaving.request("/api/auth/sessions/end-all", { method: "POST" });
  const gone = await going.request("/api/account/deletion", { method: "POST", body: { password: PASSWORD } });
  app.db.hasDiskSpace = () => true;
  expect([everywhere.status, gone.status]).toEqual([200, 200]);
  expect((await going.request("/api/profile")).status).toBe(401);
});
