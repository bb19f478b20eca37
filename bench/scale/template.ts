import pg from "pg";
import { connectDatabase } from "#server/db/connect.ts";
import { mergeStorageRows } from "#server/db/account-storage.ts";
import { createLog } from "#server/runtime/log.ts";
import { readEnv } from "#server/runtime/env.ts";
import { createAi } from "#server/ai/door.ts";
import { embedPending } from "#server/features/search/embed-pending.ts";
import { DemoClient } from "../../cli/demo-client.ts";
import { fillDemo } from "../../cli/demo.ts";
import { ENGLISH } from "../../tests/facts/cases.en.ts";
import { AUTH_SECRET, type BenchDatabase } from "../seed.ts";

const PUBLIC_URL = "http://localhost:3000";
const DAY = 86_400_000;
export const PEOPLE = 20;
/** About each person. */
export const NOTES = 20;

/** The rows of one account, by table, as JSON. */
export interface Template {
  userId: string;
  rows: Map<string, string[]>;
}

/**
 * Writes one account through the server's own routes: the people of the demo account with their answers, assessments,
 * plans and talks, then as many people and notes as wanted. Returns its rows.
 */
export async function createTemplate(database: BenchDatabase): Promise<Template> {
  const env = readEnv({ DATABASE_URL: database.url, AUTH_SECRET, DATA_DIR: "/nonexistent" });
  const db = await connectDatabase({ databaseUrl: database.url });
  const log = createLog("error");
  try {
    const { email, password } = await fillDemo(db, env, { email: undefined, language: "en", publicUrl: PUBLIC_URL });
    const client = new DemoClient(db, env, PUBLIC_URL);
    await client.request("POST", "/api/auth/sign-in/email", { email, password });
    await client.signedInAs(email, () => addPeople(client));
    const work = { db, ai: createAi({}, log), clock: () => new Date(), log };
    while ((await embedPending(work, new AbortController().signal)) > 0);
    await mergeStorageRows(db);
  } finally {
    await db.close();
  }
  return readTemplate(database.superuserUrl);
}

interface Card {
  id: string;
  user_id: string;
}

async function addPeople(client: DemoClient): Promise<void> {
  const texts = ENGLISH.flatMap(({ notes }) => notes.trim().split("\n")).map((line) => line.split(" | ").at(-1) ?? "");
  const names = ["Amelia", "Bruno", "Carla", "Denis", "Edith", "Felix", "Gwen", "Hugo", "Irene", "Jonas", "Karla"];
  names.push("Lars", "Mina", "Noel", "Olga");
  const { items } = (await client.request("GET", "/api/personas?limit=50")) as { items: Card[] };
  const people = items.map(({ id }) => id);
  for (let at = people.length; at < PEOPLE; at += 1) {
    const context = (["friend", "colleague", "family"] as const)[at % 3];
    const given = { name: names[at % names.length], context, age: 30 + at };
    const person = (await client.request("POST", "/api/personas", given)) as Card;
    await client.backdate(person, new Date(Date.now() - (700 - at) * DAY));
    if (at % 2 === 0) {
      const answers = { O: 4, C: 2, E: 3, A: 5, N: 2 };
      await client.request("POST", `/api/personas/${person.id}/short-test`, { answers });
    }
    await client.request("POST", `/api/personas/${person.id}/interactions`, {
      objectives: `Ask how the move went, then have lunch together (${at}).`,
      planned_date: new Date(Date.now() + at * DAY).toISOString(),
    });
    people.push(person.id);
  }
  for (const [at, id] of people.entries()) {
    const { items: told } = (await client.request("GET", `/api/personas/${id}/notes?limit=50`)) as { items: unknown[] };
    for (let n = told.length; n < NOTES; n += 1) {
      await client.request("POST", `/api/personas/${id}/notes`, {
        content: [0, 7].map((more) => texts[(at * NOTES + n + more) % texts.length]).join(" "),
        tags: n % 5 === 0 ? ["plans"] : [],
        created_at: new Date(Date.now() - (n * 33 + at + 1) * DAY).toISOString(),
      });
    }
  }
}

async function readTemplate(superuserUrl: string): Promise<Template> {
  const client = new pg.Client({ connectionString: superuserUrl });
  await client.connect();
  try {
    const { rows: users } = await client.query<{ id: string }>("select id from users");
    const userId = users[0]!.id;
    const { rows: tables } = await client.query<{ name: string; owner: string }>(`
      select c.relname as name, case when c.relname = 'users' then 'id' when c.relname = 'invitations' then 'used_by'
        else a.attname::text end as owner
      from pg_class c left join pg_attribute a on a.attrelid = c.oid and a.attname = 'user_id' and not a.attisdropped
      where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
        and (a.attname is not null or c.relname in ('users', 'invitations'))`);
    const rows = new Map<string, string[]>();
    for (const { name, owner } of tables) {
      const { rows: own } = await client.query<{ row: string }>(
        `select to_jsonb(t)::text as row from "${name}" t where ${owner} = $1`,
        [userId],
      );
      if (own.length > 0)
        rows.set(
          name,
          own.map(({ row }) => row),
        );
    }
    return { userId, rows };
  } finally {
    await client.end();
  }
}
