import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { testApp, type TestApp, type TestUser } from "../support/app.ts";

let app: TestApp;
let anna: TestUser;
beforeAll(async () => {
  app = await testApp();
  anna = await app.signUp();
});
afterAll(() => app.close());

// Only PostgreSQL pipelines statements, sending them before earlier ones are answered.
test("a first statement that fails, pipelined after the begin, rolls back and affects no other caller", async () => {
  const failing = app.db.withUser(anna.id, async (tx) => {
    const first = tx.execute(sql`select 1 / 0`);
    const second = tx.execute(sql`update profiles set name = 'Half'`);
    await Promise.all([first, second]);
  });
  await expect(failing).rejects.toThrow("select 1 / 0");
  const { rows } = await app.db.withUser(anna.id, (tx) => tx.execute<{ name: string }>(sql`select name from profiles`));
  expect(rows[0]?.name).toBe("Anna");
});

test("a transaction rolled back by a deadlock is retried", async () => {
  const bruno = await app.signUp({ name: "Bruno" });
  const ways = [
    [anna.id, bruno.id],
    [bruno.id, anna.id],
  ] as const;
  let runs = 0;
  let holding = 0;
  const both = Promise.withResolvers<void>();
  await Promise.all(
    ways.map(([first, second], place) =>
      app.db.withSystem(async (tx) => {
        runs += 1;
        await tx.execute(sql`select from profiles where user_id = ${first} for update`);
        holding += 1;
        if (holding === 2) both.resolve();
        await both.promise;
        await tx.execute(sql`update profiles set name = name || ${` ${place}`} where user_id = ${second}`);
      }),
    ),
  );
  expect(runs).toBeGreaterThan(2);
  const { rows } = await app.db.withSystem((tx) =>
    tx.execute<{ name: string }>(
      sql`select name from profiles where user_id in (${anna.id}, ${bruno.id}) order by name`,
    ),
  );
  expect(rows.map(({ name }) => name)).toEqual(["Anna 1", "Bruno 0"]);
});
