import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { testApp, type TestApp, type TestUser } from "../support/app.ts";

let it: TestApp;
let anna: TestUser;
beforeAll(async () => {
  it = await testApp();
  anna = await it.signUp();
});
afterAll(() => it.close());

// Only on PostgreSQL are statements sent before the earlier ones are answered.
test("a failing first statement, sent right behind the beginning, leaves nothing and harms nobody", async () => {
  const failing = it.db.withUser(anna.id, async (tx) => {
    const first = tx.execute(sql`select 1 / 0`);
    const second = tx.execute(sql`update profiles set name = 'Half'`);
    await Promise.all([first, second]);
  });
  await expect(failing).rejects.toThrow("select 1 / 0");
  const { rows } = await it.db.withUser(anna.id, (tx) => tx.execute<{ name: string }>(sql`select name from profiles`));
  expect(rows[0]?.name).toBe("Anna");
});
