import { sql } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { storageSchema, type Storage } from "#domain/account/storage-schema.ts";
import { stripPhoto } from "#domain/people/photo.ts";
import type { Note } from "#domain/notes/contract.ts";
import { mergeStorageRows } from "#server/db/account-storage.ts";
import { deleteAccount } from "#server/features/my-data/delete-account.ts";
import { purgeDeleted } from "#server/records/account/purge-deleted.ts";
import { errorOf, testApp, type TestApp, type TestUser } from "../support/app.ts";
import { PASSWORD } from "../support/client.ts";
import { chatBody, readAnswer } from "../support/chat-stream.ts";
import { fillEveryTable } from "../support/fill.ts";
import { complete, plan, postOutcome, postPlan } from "../support/interactions.ts";
import { addPerson, putAnswers } from "../support/people.ts";
import { smallPhoto } from "../support/photo.ts";

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterEach(() => {
  app.db.quota = null;
});
afterAll(() => app.close());

const DANGER = "He hit me again last night and I am afraid of him";

const storageOf = async (user: TestUser): Promise<Storage> =>
  storageSchema.parse(await (await user.request("/api/account/storage")).json());
const used = async (user: TestUser) => (await storageOf(user)).used;
const writeNote = (user: TestUser, id: string, content: string) =>
  user.request(`/api/personas/${id}/notes`, { method: "POST", body: { content } });
const say = (user: TestUser, personaId: string, message: string, conversationId: string = crypto.randomUUID()) =>
  user.request("/functions/v1/ai-chat", { method: "POST", body: chatBody({ personaId, conversationId, message }) });
/** Sets the quota to what this user has stored, so that no further bytes fit. */
const fill = async (user: TestUser) => {
  app.db.quota = await used(user);
};
const FULL = { status: 507, code: "account_full", field: undefined };

test("purging continues if merging storage rows fails, and merging if purging fails", async () => {
  const [anna, bruno] = [await app.signUp(), await app.signUp()];
  const { id } = await addPerson(anna);
  await anna.request(`/api/personas/${id}`, { method: "DELETE" });
  // Their sum exceeds the range of the column.
  await app.db.withSystem((tx) =>
    tx.execute(
      sql`insert into account_storage (user_id, bytes) select ${bruno.id}::uuid, 9000000000000000000 from generate_series(1, 21)`,
    ),
  );
  await expect(mergeStorageRows(app.db)).rejects.toThrow("Failed query");
  expect(await purgeDeleted(app.db, new Date(Date.now() + 11 * 60_000))).toBe(1);
  await app.db.withSystem((tx) =>
    tx.execute(sql`update account_storage set bytes = 1 where user_id = ${bruno.id}::uuid`),
  );
  await expect(purgeDeleted(app.db, new Date(Number.NaN))).rejects.toThrow("Invalid time value");
  await mergeStorageRows(app.db);
  const { rows } = await app.db.withSystem((tx) =>
    tx.execute<{ bytes: string }>(sql`select bytes from account_storage where user_id = ${bruno.id}::uuid`),
  );
  expect(rows).toHaveLength(1);
});

test("counts the bytes of everything an account stores, separately for each account", async () => {
  const [anna, bruno] = [await app.signUp(), await app.signUp()];
  const before = await used(bruno);
  const { id } = await addPerson(anna, { short: false });
  let last = await used(anna);
  expect(last).toBe(2000);
  const grows = async (by: number) => {
    const now = await used(anna);
    expect(now - last).toBe(by);
    last = now;
  };
  const { id: note } = (await (await writeNote(anna, id, "Perché no")).json()) as Note;
  await grows(200 + Buffer.byteLength("Perché no"));
  await anna.request(`/api/notes/${note}`, { method: "PATCH", body: { content: "Perché" } });
  await grows(-3);
  const { id: planned } = await plan(anna, id, { objectives: "Call her" });
  await grows(200 + "Call her".length);
  await complete(anna, planned, "We talked");
  await grows("We talked".length);
  const image = smallPhoto().toString("base64");
  await anna.request(`/api/personas/${id}/photo`, { method: "PUT", body: { image } });
  // The photo is stored without its metadata.
  const kept = Buffer.from(stripPhoto(smallPhoto())!).toString("base64").length;
  await grows(200 + kept);
  await anna.request(`/api/personas/${id}/photo`, { method: "PUT", body: { image } });
  await grows(0);
  await anna.request(`/api/personas/${id}/photo`, { method: "DELETE" });
  await grows(-200 - kept);
  await anna.request(`/api/personas/${id}/assessment-draft`, {
    method: "PUT",
    body: { answers: { context_safety_q1: "a" }, latest_id: null },
  });
  await grows(200 + '{"context_safety_q1": "a"}'.length);
  const { text } = await readAnswer(await say(anna, id, "Hello"));
  await grows(200 + "Hello".length + 200 + "Hello".length + 200 + Buffer.byteLength(text));
  expect(await used(bruno)).toBe(before);
});

test("the total is right for all tables, stays so after merging, and decreases with deletions", async () => {
  const anna = await app.signUp();
  await fillEveryTable(app.db, anna.id);
  const { id } = await addPerson(anna);
  for (let count = 0; count < 25; count += 1) await writeNote(anna, id, `Note ${count}`);
  const rows = async () => {
    const { rows: found } = await app.db.withSystem((tx) =>
      tx.execute<{ bytes: string }>(sql`select bytes from account_storage where user_id = ${anna.id}`),
    );
    return found.length;
  };
  const before = await used(anna);
  expect(await rows()).toBeGreaterThan(25);
  await mergeStorageRows(app.db);
  expect(await rows()).toBe(1);
  expect(await used(anna)).toBe(before);
  const people = (await (await anna.request("/api/personas?limit=100")).json()) as { items: { id: string }[] };
  for (const person of people.items) await anna.request(`/api/personas/${person.id}`, { method: "DELETE" });
  // Deleted data counts until the deletion can no longer be undone.
  expect(await used(anna)).toBe(before);
  await purgeDeleted(app.db, new Date(Date.now() + 11 * 60_000));
  expect(await used(anna)).toBe(await ownAnswers(anna));
  const [user] = await app.db.withSystem(async (tx) => {
    const { rows: found } = await tx.execute<{ id: string; email: string; name: string }>(
      sql`select id, email, name from users where id = ${anna.id}`,
    );
    return found;
  });
  await deleteAccount({
    ...app.services,
    user: { ...user!, sessionId: "", scope: null },
    input: { password: PASSWORD },
  });
  expect(await rows()).toBe(0);
});

/** Bytes of the user's own answers, which belong to no persona. */
async function ownAnswers(user: TestUser): Promise<number> {
  const { rows } = await app.db.withUser(user.id, (tx) =>
    tx.execute<{ bytes: number }>(
      sql`select coalesce(sum(200 + octet_length(answer)), 0)::int as bytes from user_profile_answers`,
    ),
  );
  return rows[0]!.bytes;
}

test("merging touches only the accounts that have stored something since", async () => {
  const [anna, bruno] = [await app.signUp(), await app.signUp()];
  for (const user of [anna, bruno]) await addPerson(user);
  await mergeStorageRows(app.db);
  const sumOf = async ({ id }: TestUser) => {
    const { rows } = await app.db.withSystem((tx) =>
      tx.execute<{ id: string; is_sum: boolean }>(sql`select id, is_sum from account_storage where user_id = ${id}`),
    );
    expect(rows).toEqual([expect.objectContaining({ is_sum: true })]);
    return rows[0]!.id;
  };
  const [annas, brunos] = [await sumOf(anna), await sumOf(bruno)];
  await addPerson(bruno);
  await mergeStorageRows(app.db);
  expect(await sumOf(anna)).toBe(annas);
  expect(await sumOf(bruno)).not.toBe(brunos);
});

test("a full account rejects every kind of addition, allows reading, shortening and deleting, and affects no other account", async () => {
  const [anna, bruno] = [await app.signUp(), await app.signUp()];
  const { id } = await addPerson(anna);
  const other = await addPerson(bruno);
  const { id: note } = (await (await writeNote(anna, id, "Coffee on Monday")).json()) as Note;
  const planned = await plan(anna, id);
  const conversationId = crypto.randomUUID();
  await readAnswer(await say(anna, id, "How do I begin?", conversationId));
  await fill(anna);
  const before = await storageOf(anna);
  expect(before.used).toBe(before.quota);

  const adding: [string, () => Promise<Response>][] = [
    ["a note", () => writeNote(anna, id, "More")],
    [
      "a longer note",
      () => anna.request(`/api/notes/${note}`, { method: "PATCH", body: { content: "Coffee on Monday, at last" } }),
    ],
    ["a plan", () => postPlan(anna, id, { objectives: "Ask" })],
    ["an outcome", () => postOutcome(anna, planned.id, "She listened.")],
    ["a person", () => anna.request("/api/personas", { method: "POST", body: { name: "Sara", context: "friend" } })],
    [
      "people",
      () =>
        anna.request("/api/personas/import", {
          method: "POST",
          body: { people: [{ id: crypto.randomUUID(), name: "Sara", context: "friend" }] },
        }),
    ],
    [
      "a photograph",
      () =>
        anna.request(`/api/personas/${id}/photo`, {
          method: "PUT",
          body: { image: smallPhoto().toString("base64") },
        }),
    ],
    ["an answer", () => putAnswers(anna, id, { initial_6: "We met at school" })],
    [
      "a draft",
      () =>
        anna.request(`/api/personas/${id}/assessment-draft`, {
          method: "PUT",
          body: { answers: { context_safety_q1: "a" }, latest_id: null },
        }),
    ],
    ["a message", () => say(anna, id, "And then?", conversationId)],
    ["a conversation", () => say(anna, id, "Hello")],
  ];
  for (const [what, add] of adding) expect(await errorOf(await add()), what).toEqual(FULL);
  expect(await storageOf(anna)).toEqual(before);
  expect(app.logged.filter(({ level }) => level === "error")).toEqual([]);

  expect((await writeNote(bruno, other.id, "Hello")).status).toBe(201);
  expect((await anna.request(`/api/personas/${id}/notes`)).status).toBe(200);
  expect((await anna.request("/api/export")).status).toBe(200);
  const shorter = await anna.request(`/api/notes/${note}`, { method: "PATCH", body: { content: "Coffee" } });
  expect(shorter.status).toBe(200);
  expect((await anna.request(`/api/notes/${note}`, { method: "DELETE" })).status).toBe(200);
  expect((await anna.request(`/api/notes/${note}/restore`, { method: "POST" })).status).toBe(200);
  expect((await anna.request(`/api/conversations/${conversationId}`, { method: "DELETE" })).status).toBe(200);
  expect((await anna.request(`/api/personas/${id}`, { method: "DELETE" })).status).toBe(200);
  await purgeDeleted(app.db, new Date(Date.now() + 11 * 60_000));
  expect(
    (await anna.request("/api/personas", { method: "POST", body: { name: "Sara", context: "friend" } })).status,
  ).toBe(201);
  const gone = await anna.request("/api/account/deletion", { method: "POST", body: { password: PASSWORD } });
  expect(gone.status).toBe(200);
});

test("a full account accepts messages about danger, the conversation about it, and ending it", async () => {
  const anna = await app.signUp();
  const { id } = await addPerson(anna, { context: "partner" });
  const conversationId = crypto.randomUUID();
  await readAnswer(await say(anna, id, "Hello", conversationId));
  await fill(anna);
  expect(await errorOf(await say(anna, id, "What shall we eat?", conversationId))).toEqual(FULL);
  const told = await readAnswer(await say(anna, id, DANGER, conversationId));
  expect(told).toMatchObject({ done: true, status: "complete" });
  expect(told.safety).toHaveLength(1);
  // The storage view shows no quota meanwhile, so that nobody is asked to delete possible evidence.
  expect(await (await anna.request("/api/account/storage")).json()).toMatchObject({ quota: null });
  for (const more of ["He has never done it before", "No, the children were asleep"]) {
    expect(await readAnswer(await say(anna, id, more, conversationId)), more).toMatchObject({ status: "complete" });
  }
  expect((await writeNote(anna, id, "Where he keeps the keys")).status).toBe(201);
  const ended = await readAnswer(await say(anna, id, "I am safe now, it is over", conversationId));
  expect(ended).toMatchObject({ status: "complete" });
});

test("a full account accepts a note that indicates danger and shows its card", async () => {
  const anna = await app.signUp();
  const { id } = await addPerson(anna, { context: "partner" });
  await fill(anna);
  const kept = await writeNote(anna, id, DANGER);
  expect(kept.status).toBe(201);
  expect(((await kept.json()) as Note).safety).toMatchObject({ level: "alarm" });
});

test("an answer in progress when the account becomes full is stored completely", async () => {
  const anna = await app.signUp();
  const { id } = await addPerson(anna);
  app.db.quota = (await used(anna)) + 1;
  const answer = await readAnswer(await say(anna, id, "How do I begin?"));
  expect(answer).toMatchObject({ done: true, status: "complete" });
  expect(answer.text.length).toBeGreaterThan(20);
  expect(await used(anna)).toBeGreaterThan(app.db.quota);
});
