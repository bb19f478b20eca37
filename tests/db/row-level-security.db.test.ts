import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { fillEveryTable } from "../support/fill.ts";
import { testApp, type TestApp, type TestUser } from "../support/app.ts";

let it: TestApp;
let anna: TestUser;
let bruno: TestUser;

beforeAll(async () => {
  it = await testApp();
  anna = await it.signUp({ name: "Anna" });
  bruno = await it.signUp({ name: "Bruno" });
  await fillEveryTable(it.db, anna.id);
});
afterAll(() => it.close());

/** Tables of the sign-in library, which no request's role may touch at all. */
const LIBRARY = ["sessions", "accounts", "two_factors", "mail_links"];

async function tables(): Promise<{ name: string; user_id: boolean; forced: boolean; policies: string[] }[]> {
  const { rows } = await it.db.withSystem((tx) =>
    tx.execute<{ name: string; user_id: boolean; forced: boolean; policies: string[] }>(sql`
      select c.relname as name, c.relrowsecurity and c.relforcerowsecurity as forced,
        exists (select from pg_attribute a where a.attrelid = c.oid and a.attname = 'user_id') as user_id,
        array(select p.polname::text from pg_policy p where p.polrelid = c.oid order by 1) as policies
      from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where n.nspname = 'public' and c.relkind = 'r' order by 1`),
  );
  return rows;
}

async function writable(table: string): Promise<string> {
  const { rows } = await it.db.withSystem((tx) =>
    tx.execute<{ columns: string }>(sql`
      select string_agg(quote_ident(attname), ', ') as columns from pg_attribute
      where attrelid = ${table}::regclass and attnum > 0 and not attisdropped and attgenerated = ''`),
  );
  return rows[0]?.columns ?? "";
}

/** Runs one statement as a user; the number of rows it returned or changed, or the refusal's SQLSTATE. */
async function attempt(userId: string, statement: string): Promise<number | string> {
  try {
    const result = await it.db.withUser(userId, (tx) => tx.execute(sql.raw(statement)));
    return result.rowCount ?? 0;
  } catch (error) {
    const { code } = ((error as Error).cause ?? error) as { code?: string };
    return code ?? String(error);
  }
}

test("every table is bound by row-level security, its owner included, and those with a user have both policies", async () => {
  for (const table of await tables()) {
    expect(table, table.name).toMatchObject({ forced: true });
    const personal = table.user_id && !LIBRARY.includes(table.name);
    expect(table.policies, table.name).toEqual(personal ? ["across_users", "own_rows"] : ["across_users"]);
  }
});

test("whoever owns a row sees it, so the refusals below are not for want of rows", async () => {
  for (const { name } of (await tables()).filter((table) => table.user_id && !LIBRARY.includes(table.name))) {
    expect(await attempt(anna.id, `select 1 from ${name}`), name).toBeGreaterThan(0);
  }
});

describe("as another user, by SQL", () => {
  test.each([
    "select 1 from $ where user_id = '@'",
    "update $ set user_id = user_id where user_id = '@'",
    "delete from $ where user_id = '@'",
  ])("%s finds nothing in any table", async (statement) => {
    for (const { name } of (await tables()).filter((table) => table.user_id)) {
      const result = await attempt(bruno.id, statement.replace("$", name).replace("@", anna.id));
      expect(result, name).toBe(LIBRARY.includes(name) ? "42501" : 0);
    }
  });

  test("inserting for, or giving a row to, somebody else is refused in every table", async () => {
    for (const { name } of (await tables()).filter((table) => table.user_id && !LIBRARY.includes(table.name))) {
      // What PostgreSQL computes by itself cannot be inserted.
      const columns = await writable(name);
      const row = `insert into ${name} (${columns}) select ${columns} from (select (jsonb_populate_record(null::${name}, to_jsonb(t) || '{"user_id": "${anna.id}", "id": "${crypto.randomUUID()}"}')).* from ${name} t limit 1) copied`;
      await fillEveryTable(it.db, bruno.id);
      expect(await attempt(bruno.id, row), name).toBe("42501");
      expect(await attempt(bruno.id, `update ${name} set user_id = '${anna.id}'`), name).toBe("42501");
    }
  });

  test("a reference to somebody else's person cannot be made", async () => {
    const { rows } = await it.db.withUser(anna.id, (tx) =>
      tx.execute<{ id: string }>(sql`select id from personas limit 1`),
    );
    const insert = `insert into notes_persona (user_id, persona_id, content) values ('${bruno.id}', '${rows[0]!.id}', 'x')`;
    expect(await attempt(bruno.id, insert)).toBe("23503");
  });

  test("tables without a user are out of a request's reach", async () => {
    for (const { name } of (await tables()).filter((table) => !table.user_id)) {
      expect(await attempt(bruno.id, `select 1 from ${name}`), name).toBe("42501");
    }
  });
});

test("with no user set nothing is seen", async () => {
  const { rows } = await it.db.withUser(anna.id, async (tx) => {
    await tx.execute(sql`select set_config('app.user_id', '', true)`);
    return tx.execute(sql`select 1 from notes_persona`);
  });
  expect(rows).toEqual([]);
});

test("the user of one transaction is gone in the next", async () => {
  await it.db.withUser(anna.id, (tx) => tx.execute(sql`select 1`));
  const { rows } = await it.db.withSystem((tx) =>
    tx.execute<{ user: string | null }>(sql`select app_user_id() as user`),
  );
  expect(rows).toEqual([{ user: null }]);
});
