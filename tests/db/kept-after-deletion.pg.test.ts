import type pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { keptPages } from "#server/db/kept-pages.ts";
import { testApp, type TestApp } from "../support/app.ts";
import { rereading } from "../support/check-kept-pages.ts";
import { PASSWORD } from "../support/client.ts";
import { addPerson } from "../support/people.ts";
import { connectSuperuser, holdingBack, makeHold } from "../support/superuser.ts";

let app: TestApp;
let admin: pg.Client;
beforeAll(async () => {
  app = await testApp();
  rereading.isOn = false;
  admin = await connectSuperuser(app);
  await makeHold(admin);
  // A commit that waits, as for a standby.
  await admin.query(
    "create constraint trigger hold after delete on users deferrable initially deferred for each row execute function hold()",
  );
});
afterAll(async () => {
  rereading.isOn = true;
  await admin.end();
  await app.close();
});

test("a list read while its account's deletion is committed does not stay in memory", async () => {
  const anna = await app.signUp();
  await addPerson(anna, { name: "Secret name" });
  const deleted = await holdingBack(
    admin,
    () => anna.ask("/api/account/deletion", { body: { password: PASSWORD, email: anna.email } }),
    async () => {
      expect((await anna.ask("/api/personas")).status).toBe(200);
      expect([...keptPages.values()].some(({ text }) => text.includes("Secret name"))).toBe(true);
    },
  );
  expect(deleted.status).toBe(200);
  expect((await anna.ask("/api/personas")).status).toBe(401);
  expect([...keptPages.values()].filter(({ text }) => text.includes("Secret name"))).toEqual([]);
});
