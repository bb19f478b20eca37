import { eq, sql } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import type { Note } from "#domain/notes/contract.ts";
import type { PersonaCard } from "#domain/people/contract.ts";
import { accountState, LISTED_TABLES, mergeStorageRows } from "#server/db/account-storage.ts";
import { createToken } from "#server/features/account/api-tokens.ts";
import { keptPages } from "#server/db/kept-pages.ts";
import { notesPersona } from "#server/db/schema/notes.ts";
import { errorOf, testApp, type TestApp, type TestUser } from "../support/app.ts";
import { KEPT_PAGE, rereading } from "../support/check-kept-pages.ts";
import { fillEveryTable } from "../support/fill.ts";
import { addPerson } from "../support/people.ts";

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
  rereading.isOn = false;
});
afterEach(() => {
  keptPages.clear();
  vi.restoreAllMocks();
});
afterAll(async () => {
  rereading.isOn = true;
  await app.close();
});

async function stateOf(user: TestUser): Promise<string> {
  const { rows } = await app.db.withSystem((tx) =>
    tx.execute<{ state: string }>(sql`select ${accountState(sql`${user.id}::uuid`)} as state`),
  );
  return rows[0]!.state;
}

const change =
  (user: TestUser, statement: (table: ReturnType<typeof sql.identifier>) => ReturnType<typeof sql>) =>
  async (table: string) => {
    const before = await stateOf(user);
    await app.db.withUser(user.id, (tx) => tx.execute(statement(sql.identifier(table))));
    return { before, after: await stateOf(user) };
  };

test("inserts, updates and deletions of a listed table have a trigger", async () => {
  const { rows } = await app.db.withSystem((tx) =>
    tx.execute<{ name: string }>(sql`
      select concat_ws(' ', tgrelid::regclass, tgname) as name from pg_trigger
      where tgname like 'store%' and tgenabled = 'O' and tgtype & 1 = 0`),
  );
  const wanted = LISTED_TABLES.flatMap((table) => ["insert", "update", "delete"].map((on) => `${table} store_${on}`));
  expect(rows.map(({ name }) => name)).toEqual(expect.arrayContaining(wanted));
});

test("every statement that changes a listed table changes the state of its account, and of no other", async () => {
  const [anna, bruno] = [await app.signUp(), await app.signUp()];
  const empty = await stateOf(anna);
  await fillEveryTable(app.db, anna.id);
  await fillEveryTable(app.db, bruno.id);
  const states = [empty, await stateOf(anna)];
  const ofBruno = await stateOf(bruno);
  const touch = change(anna, (table) => sql`update ${table} set id = id`);
  const miss = change(anna, (table) => sql`update ${table} set id = id where false`);
  const remove = change(anna, (table) => sql`delete from ${table}`);
  for (const table of LISTED_TABLES) {
    states.push((await touch(table)).after);
    const { before, after } = await miss(table);
    expect(after, table).toBe(before);
  }
  expect(await stateOf(bruno)).toBe(ofBruno);
  await mergeStorageRows(app.db);
  states.push(await stateOf(anna));
  // People last: with them goes what is about them.
  for (const table of LISTED_TABLES.toReversed()) states.push((await remove(table)).after);
  await addPerson(anna);
  states.push(await stateOf(anna));
  expect(new Set(states).size).toBe(states.length);
  await mergeStorageRows(app.db);
  expect(states).not.toContain(await stateOf(anna));
});

/** How many pages were read from the database since the last call. */
function pagesRead(): () => number {
  const read = vi.spyOn(app.db, "read");
  return () => read.mock.calls.splice(0).filter(([{ text }]) => KEPT_PAGE.test(text)).length;
}

test("a page is read once, and again after a change, for each session by itself", async () => {
  const [anna, bruno] = [await app.signUp(), await app.signUp()];
  const { id } = await addPerson(anna);
  const reads = pagesRead();
  const list = async (user: TestUser) => (await user.json<{ items: PersonaCard[] }>("/api/personas")).items;

  const first = await list(anna);
  expect(first).toHaveLength(1);
  expect(reads()).toBe(1);
  await expect(list(anna)).resolves.toEqual(first);
  expect(reads()).toBe(0);
  await expect(list(bruno)).resolves.toEqual([]);
  expect(reads()).toBe(1);

  await anna.json(`/api/personas/${id}`, { method: "PATCH", body: { name: "Someone else" } });
  await expect(list(anna)).resolves.toMatchObject([{ name: "Someone else" }]);
  expect(reads()).toBe(1);
  await expect(list(bruno)).resolves.toEqual([]);
  expect(reads()).toBe(0);
});

test("people who ask at the same time get their own pages", async () => {
  const users = await Promise.all(Array.from({ length: 5 }, () => app.signUp()));
  for (const [index, user] of users.entries()) await addPerson(user, { name: `Person ${index}` });
  const reads = pagesRead();
  const namesOf = (user: TestUser) =>
    user.json<{ items: PersonaCard[] }>("/api/personas").then(({ items }) => items.map(({ name }) => name));
  const all = () => Promise.all(users.flatMap((user) => [namesOf(user), namesOf(user)]));
  const wanted = users.flatMap((_, index) => [[`Person ${index}`], [`Person ${index}`]]);
  await expect(all()).resolves.toEqual(wanted);
  expect(reads()).toBeGreaterThanOrEqual(users.length);
  await expect(all()).resolves.toEqual(wanted);
  expect(reads()).toBe(0);
});

test("a state is told of valid credentials alone", async () => {
  const [anna, bruno, carla] = [await app.signUp(), await app.signUp(), await app.signUp()];
  const hashes = (
    await app.db.withSystem((tx) =>
      tx.execute<{ user_id: string; token_hash: string }>(sql`select user_id, token_hash from sessions`),
    )
  ).rows;
  const hashOf = (user: TestUser) => hashes.find(({ user_id }) => user_id === user.id)!.token_hash;
  const ask = (user: TestUser) => app.db.accountState(hashOf(user));
  await addPerson(anna);
  const all = () => Promise.all([ask(anna), ask(bruno), ask(carla), ask(anna), app.db.accountState("no hash")]);
  const state = await stateOf(anna);
  await expect(all()).resolves.toEqual([state, await stateOf(bruno), await stateOf(carla), state, null]);
  await app.db.withSystem((tx) => tx.execute(sql`update users set suspended_at = now() where id = ${bruno.id}::uuid`));
  await app.db.withSystem((tx) =>
    tx.execute(sql`update sessions set expires_at = now() - interval '1 second' where user_id = ${carla.id}::uuid`),
  );
  await expect(all()).resolves.toEqual([state, null, null, state, null]);
});

test("a kept page is not answered to a session that has ended, nor for a person who was deleted", async () => {
  const anna = await app.signUp();
  const { id } = await addPerson(anna);
  const notes = `/api/personas/${id}/notes`;
  const note = await anna.json<Note>(notes, { body: { content: "She sings" } });
  for (let time = 0; time < 2; time += 1) {
    await expect(anna.json(notes)).resolves.toMatchObject({ items: [{ id: note.id }] });
  }
  await anna.request(`/api/personas/${id}`, { method: "DELETE" });
  expect(await errorOf(await anna.request(notes))).toMatchObject({ status: 404, code: "not_found" });
  await anna.request(`/api/personas/${id}/restore`, { method: "POST" });
  await expect(anna.json(notes)).resolves.toMatchObject({ items: [{ id: note.id }] });
  await anna.request("/api/auth/sign-out", { method: "POST" });
  expect(await errorOf(await anna.request(notes))).toMatchObject({ status: 401, code: "unauthenticated" });
});

test("the day on which a token is used is noted, whatever is kept, and an expired one gets nothing", async () => {
  const anna = await app.signUp();
  const now = new Date();
  const expiresAt = new Date(now.getTime() + 86_400_000);
  const token = await createToken(app.db, { email: anna.email, name: "Notebook", scope: "read", expiresAt, now });
  const list = () => app.request("/api/personas", { headers: { authorization: `Bearer ${token}` } });
  const onToken = async (statement: ReturnType<typeof sql>) =>
    (await app.db.withSystem((tx) => tx.execute<{ today: boolean }>(statement))).rows[0];
  const reads = pagesRead();
  await list();
  await list();
  expect(reads()).toBe(1);
  await onToken(sql`update api_tokens set last_used_on = last_used_on - 1 where user_id = ${anna.id}::uuid`);
  await list();
  expect(reads()).toBe(1);
  const noted = sql`select last_used_on = (now() at time zone 'utc')::date as today from api_tokens where user_id = ${anna.id}::uuid`;
  await expect(onToken(noted)).resolves.toEqual({ today: true });

  const [stored] = (
    await app.db.withSystem((tx) =>
      tx.execute<{ token_hash: string }>(sql`select token_hash from api_tokens where user_id = ${anna.id}::uuid`),
    )
  ).rows;
  await expect(app.db.accountState(stored!.token_hash)).resolves.toBe(await stateOf(anna));
  await onToken(sql`update api_tokens set expires_at = now() where user_id = ${anna.id}::uuid`);
  await expect(app.db.accountState(stored!.token_hash)).resolves.toBeNull();
  expect((await list()).status).toBe(401);
});

test("a change that leaves the size as it was is shown", async () => {
  const anna = await app.signUp();
  const { id } = await addPerson(anna);
  const notes = `/api/personas/${id}/notes`;
  const { id: noteId } = await anna.json<Note>(notes, { body: { content: "She sings" } });
  const content = async () => (await anna.json<{ items: Note[] }>(notes)).items[0]!.content;
  await expect(content()).resolves.toBe("She sings");
  await app.db.withUser(anna.id, (tx) =>
    tx.update(notesPersona).set({ content: "She walks" }).where(eq(notesPersona.id, noteId)),
  );
  await expect(content()).resolves.toBe("She walks");
});
