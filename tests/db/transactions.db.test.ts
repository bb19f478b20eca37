import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { notesPersona } from "#server/db/schema/notes.ts";
import { fillEveryTable } from "../support/fill.ts";
import { testApp, type TestApp, type TestUser } from "../support/app.ts";

let app: TestApp;
let anna: TestUser;
beforeAll(async () => {
  app = await testApp();
  anna = await app.signUp();
});
afterAll(() => app.close());

test("a failed transaction rolls back, and the connection stays usable", async () => {
  const { note } = await fillEveryTable(app.db, anna.id);
  const failing = app.db.withUser(anna.id, async (tx) => {
    await tx.update(notesPersona).set({ content: "changed" }).where(eq(notesPersona.id, note));
    throw new Error("on purpose");
  });
  await expect(failing).rejects.toThrow("on purpose");
  const [row] = await app.db.withUser(anna.id, (tx) => tx.select().from(notesPersona).where(eq(notesPersona.id, note)));
  expect(row?.content).toBe("Private note");
});

test("an invalid user id opens no transaction", () => {
  expect(() => app.db.withUser("'; drop table users; --", () => Promise.resolve())).toThrow(TypeError);
});

test("concurrent callers each see their own rows", async () => {
  const bruno = await app.signUp();
  await fillEveryTable(app.db, bruno.id);
  const seen = await Promise.all(
    Array.from({ length: 40 }, (_, index) => {
      const user = index % 2 ? anna : bruno;
      return app.db.withUser(user.id, async (tx) => {
        const { rows } = await tx.execute<{ user_id: string }>(sql`select distinct user_id from notes_persona`);
        return rows.every((row) => row.user_id === user.id) && rows.length === 1;
      });
    }),
  );
  expect(seen.every(Boolean)).toBe(true);
});

test("a statement that fails in the database fails only that caller", async () => {
  await expect(app.db.withUser(anna.id, (tx) => tx.execute(sql`select 1 / 0`))).rejects.toThrow("select 1 / 0");
  await app.db.ping();
});

test("a transaction that failed inside, unnoticed by its operation, is an error", async () => {
  const swallowing = app.db.withUser(anna.id, async (tx) => {
    await tx.execute(sql`update profiles set name = 'Half'`);
    await tx.execute(sql`select 1 / 0`).catch(() => {});
  });
  await expect(swallowing).rejects.toThrow("rolled back");
  const { rows } = await app.db.withUser(anna.id, (tx) => tx.execute<{ name: string }>(sql`select name from profiles`));
  expect(rows[0]?.name).toBe("Anna");
});
