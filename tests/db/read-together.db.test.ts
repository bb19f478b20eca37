import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { testApp, type TestApp } from "../support/app.ts";
import { fillEveryTable } from "../support/fill.ts";

let it: TestApp;
let anna: string;

beforeAll(async () => {
  it = await testApp();
  anna = (await it.signUp()).id;
  await fillEveryTable(it.db, anna);
  await fillEveryTable(it.db, (await it.signUp({ name: "Marco" })).id);
});
afterAll(() => it.close());

const count = sql`select count(*)::int as count from notes_persona`;

test("a read sees its user's rows only, changes nothing, and leaves no user behind", async () => {
  const [one, two] = await it.db.readUser(anna, (tx) => Promise.all([tx.execute(count), tx.execute(count)]));
  expect([one.rows, two.rows]).toEqual([[{ count: 1 }], [{ count: 1 }]]);
  await expect(it.db.readUser(anna, (tx) => tx.execute(sql`delete from notes_persona`))).rejects.toMatchObject({
    cause: { code: "25006" },
  });
  await expect(it.db.statement({ text: "select count(*)::int as count from notes_persona" })).resolves.toEqual([
    { count: 0 },
  ]);
});

test("what fails in a read is told, and the connection serves the next one", async () => {
  await expect(it.db.readUser(anna, (tx) => tx.execute(sql`select 1 / 0`))).rejects.toMatchObject({
    cause: { code: "22012" },
  });
  await expect(it.db.readUser(anna, () => Promise.reject(new Error("ours")))).rejects.toThrow("ours");
  const { rows } = await it.db.readUser(anna, (tx) => tx.execute(count));
  expect(rows).toEqual([{ count: 1 }]);
});

test("a statement that waited for another is refused, not sent as nobody", async () => {
  const late = it.db.readUser(anna, async (tx) => {
    await tx.execute(count);
    return tx.execute(count);
  });
  await expect(late).rejects.toMatchObject({
    cause: { message: "a read asks everything in its first turn" },
  });
});
