import { afterAll, beforeAll, expect, test } from "vitest";
import type { Database } from "#server/db/connect.ts";
import { readEnv } from "#server/env.ts";
import { testApp, type TestApp } from "../tests/support/app.ts";
import { fillDemo } from "./demo.ts";

const env = readEnv({ AUTH_SECRET: "only for tests, and long enough for one" });
let it: TestApp;
beforeAll(async () => {
  it = await testApp();
});
afterAll(() => it.close());

const TABLES = ["personas", "notes_persona", "interactions", "chat_messages", "person_context_assessment", "sessions"];

function counts(db: Database): Promise<Record<string, unknown>> {
  return db.withSystem(async (tx) => {
    const all = TABLES.map((table) => `(select count(*)::int from ${table}) as ${table}`).join(", ");
    return (await tx.$client.query<Record<string, unknown>>(`select ${all}`)).rows[0]!;
  });
}

test("an account is filled in its language, and filling it again adds nothing", async () => {
  const anna = await it.signUp({ language: "it" });
  const input = { email: anna.email, language: undefined, publicUrl: "http://localhost" };
  expect(await fillDemo(it.db, env, input)).toEqual({ email: anna.email, password: null });
  const before = await counts(it.db);
  expect(before).toEqual({
    personas: 4,
    notes_persona: 7,
    interactions: 4,
    chat_messages: 6,
    person_context_assessment: 2,
    sessions: 1,
  });
  const text = await (await anna.request("/api/personas")).text();
  expect(text).toContain("Giada");
  const { items } = JSON.parse(text) as { items: { latest_note: { content: string } | null }[] };
  expect(items.map((person) => person.latest_note?.content).join(" ")).toContain("Papà mi ha chiesto del lavoro");
  const unfinished = await it.db.withSystem(
    async (tx) => (await tx.$client.query("select from chat_messages where status <> 'complete'")).rowCount,
  );
  expect(unfinished).toBe(0);
  await fillDemo(it.db, env, input);
  expect(await counts(it.db)).toEqual(before);
  expect(it.logged.filter(({ event }) => event !== "mail_written")).toEqual([]);
});

test("without an address an account is made that one can sign in to", async () => {
  const { email, password } = await fillDemo(it.db, env, {
    email: undefined,
    language: "en",
    publicUrl: "http://localhost",
  });
  const signedIn = await it.request("/api/auth/sign-in/email", { method: "POST", body: { email, password } });
  expect(signedIn.status).toBe(200);
  await expect(
    fillDemo(it.db, env, { email: "nobody@example.org", language: undefined, publicUrl: "http://localhost" }),
  ).rejects.toMatchObject({ code: "not_found" });
});
