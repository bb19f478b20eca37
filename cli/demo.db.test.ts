import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { LANGUAGES } from "#domain/language.ts";
import type { Database } from "#server/db/connect.ts";
import { readEnv } from "#server/runtime/env.ts";
import { testApp, type TestApp, type TestUser } from "../tests/support/app.ts";
import { DEMO_PEOPLE } from "./demo-people.ts";
import { fillDemo } from "./demo.ts";

const env = readEnv({ AUTH_SECRET: "only for tests, and long enough for one" });
let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

const TABLES = [
  "personas",
  "notes_persona",
  "interactions",
  "chat_messages",
  "person_context_assessment",
  "safety_findings",
  "sessions",
  "api_tokens",
];

/** How many rows an account has in each table. */
function counts(db: Database, userId: string): Promise<Record<string, unknown>> {
  return db.withSystem(async (tx) => {
    const all = TABLES.map((table) => `(select count(*)::int from ${table} where user_id = $1) as ${table}`).join(", ");
    return (await tx.$client.query<Record<string, unknown>>(`select ${all}`, [userId])).rows[0]!;
  });
}

interface Person {
  id: string;
  name: string;
  danger: unknown;
  progress_level: number;
  profile_label: string | null;
  profile_summary: string | null;
  relational_tips: string | null;
  latest_note: { content: string } | null;
}

interface Shown {
  latest: { tips: string[]; safety_concern: boolean } | null;
  history: { scores: { RHS: number }; created_at: string }[];
}

async function peopleOf(user: TestUser): Promise<Person[]> {
  const { items } = (await (await user.request("/api/personas")).json()) as { items: Person[] };
  return Promise.all(
    items.map(async (item) => ({
      ...item,
      ...((await (await user.request(`/api/personas/${item.id}`)).json()) as Person),
    })),
  );
}

describe.each(LANGUAGES)("an account in its language (%s)", (language) => {
  let user: TestUser;
  let rows: Record<string, unknown>;
  let filled: unknown;
  const fill = () => fillDemo(app.db, env, { email: user.email, language: undefined, publicUrl: "http://localhost" });
  beforeAll(async () => {
    user = await app.signUp({ language });
    rows = await counts(app.db, user.id);
    filled = await fill();
  });

  test("is filled, and filling it again adds nothing", async () => {
    expect(filled).toEqual({ email: user.email, password: null });
    const before = await counts(app.db, user.id);
    expect(before).toEqual({
      personas: 5,
      notes_persona: 12,
      interactions: 6,
      chat_messages: 16,
      person_context_assessment: 7,
      safety_findings: 0,
      sessions: rows.sessions,
      api_tokens: 0,
    });
    await fill();
    expect(await counts(app.db, user.id)).toEqual(before);
    expect(app.logged.filter(({ event }) => event !== "mail_written")).toEqual([]);

    const { rows: answers } = await app.db.withSystem((tx) =>
      tx.$client.query<{ status: string; safety: string | null; care: unknown; content: string }>(
        "select status, safety, care, content from chat_messages where user_id = $1 and role = 'assistant'",
        [user.id],
      ),
    );
    for (const { status, safety, care, content } of answers) {
      expect({ status, safety, care }, content).toEqual({ status: "complete", safety: null, care: null });
    }
  });

  test("shows portraits, results with tips, a trend and future plans", async () => {
    const people = await peopleOf(user);
    expect(people.map(({ name }) => name)).toEqual(DEMO_PEOPLE.map((person) => person.name[language]).toReversed());
    for (const person of people) {
      expect(person).toMatchObject({ danger: null, profile_label: expect.any(String) });
      expect(person.profile_summary).toContain(person.name);
      expect(person.relational_tips?.length).toBeGreaterThan(100);
    }
    const [grace] = people;
    expect(grace?.progress_level).toBe(100);
    const results = await Promise.all(
      people.map(async ({ id }) => (await (await user.request(`/api/personas/${id}/relationship`)).json()) as Shown),
    );
    expect(results.map(({ history }) => history.length)).toEqual([3, 1, 2, 1, 0]);
    for (const { latest } of results) {
      if (!latest) continue;
      expect(latest.safety_concern).toBe(false);
      expect(latest.tips.length).toBeGreaterThan(2);
    }
    const profile = (await (await user.request("/api/profile")).json()) as {
      traits_full: unknown;
      progress_level: number;
    };
    expect(profile).toMatchObject({ traits_full: expect.anything(), progress_level: 100 });
    const coming = (await (await user.request("/api/interactions?status=planned")).json()) as { items: unknown[] };
    expect(coming.items).toHaveLength(3);
  });
});

test("without an address it creates an account that can sign in", async () => {
  const { email, password } = await fillDemo(app.db, env, {
    email: undefined,
    language: "en",
    publicUrl: "http://localhost",
  });
  const signedIn = await app.request("/api/auth/sign-in/email", { method: "POST", body: { email, password } });
  expect(signedIn.status).toBe(200);
  await expect(
    fillDemo(app.db, env, { email: "nobody@example.org", language: undefined, publicUrl: "http://localhost" }),
  ).rejects.toMatchObject({ code: "not_found" });
});
