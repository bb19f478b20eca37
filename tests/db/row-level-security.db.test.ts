import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { causesOf } from "#server/runtime/causes.ts";
import { fillEveryTable } from "../support/fill.ts";
import { testApp, type TestApp, type TestUser } from "../support/app.ts";
import { liveTables, rowsOf, type Table } from "../support/live-schema.ts";

/** Everything is read from the running database, so tables of new migrations are covered automatically. */

let app: TestApp;
let anna: TestUser;
let bruno: TestUser;
let tables: Table[];
/** Tables that requests may write; each row belongs to a user. */
let personal: Table[];
/** Tables that requests may not access: the authentication library's, and those without a user. */
let closed: Table[];

beforeAll(async () => {
  app = await testApp();
  anna = await app.signUp({ name: "Anna" });
  bruno = await app.signUp({ name: "Bruno" });
  for (const { id } of [anna, bruno]) await fillEveryTable(app.db, id);
  tables = await liveTables(app.db);
  personal = tables.filter(({ rights }) => rights.length > 1);
  closed = tables.filter(({ rights }) => rights.length === 0);
});
afterAll(() => app.close());

interface Reference {
  child: string;
  parent: string;
  columns: string[];
  keys: string[];
}

/** Foreign keys between personal tables. Those to the user's own row cannot reach another user. */
async function references(): Promise<Reference[]> {
  const names = (side: string, table: string) =>
    sql.raw(`array(select a.attname::text from unnest(f.${side}) with ordinality k (n, place)
      join pg_attribute a on a.attrelid = f.${table} and a.attnum = k.n order by place)`);
  const { rows } = await app.db.withSystem((tx) =>
    tx.execute<Reference & Record<string, unknown>>(sql`
      select f.conrelid::regclass::text as child, f.confrelid::regclass::text as parent,
        ${names("conkey", "conrelid")} as columns, ${names("confkey", "confrelid")} as keys
      from pg_constraint f where f.contype = 'f' and f.confrelid <> 'users'::regclass order by 1, 2`),
  );
  return rows;
}

/** Runs a statement as a user. Returns the number of rows returned or changed, or the error's SQLSTATE. */
async function attempt(userId: string, statement: string): Promise<number | string> {
  try {
    const result = await app.db.withUser(userId, (tx) => tx.execute(sql.raw(statement)));
    return result.rowCount ?? 0;
  } catch (error) {
    const refusal = causesOf(error).find((one): one is Error & { code: string } => "code" in one);
    return refusal?.code ?? String(error);
  }
}

/** An insert of a copy of the caller's own row with some fields changed. */
function copied({ name, writable }: Table, changed: Record<string, unknown>): string {
  const fields = JSON.stringify({ id: crypto.randomUUID(), ...changed });
  return `insert into ${name} (${writable}) select ${writable} from
    (select (jsonb_populate_record(null::${name}, to_jsonb(t) || '${fields}')).* from ${name} t limit 1) copied`;
}

describe("schema", () => {
  test("every table has forced row-level security, and those that requests may access have both policies", () => {
    expect(personal.length).toBeGreaterThan(10);
    for (const table of personal) {
      expect(table, table.name).toMatchObject({
        forced: true,
        owner: "user_id",
        policies: ["across_users", "own_rows"],
        rights: ["select", "insert", "update", "delete"],
      });
    }
    for (const table of closed) {
      expect(table, table.name).toMatchObject({ forced: true });
      expect(table.policies, table.name).toContain("across_users");
      expect(table.policies, table.name).not.toContain("own_rows");
    }
    const readOnly = tables.filter(({ rights }) => rights.length === 1);
    expect(readOnly).toMatchObject([
      {
        name: "account_limits",
        owner: "user_id",
        forced: true,
        policies: ["across_users", "operators_room", "own_rows"],
        rights: ["select"],
      },
    ]);
  });

  test("foreign keys between personal tables include the user on both sides", async () => {
    const found = await references();
    expect(found.length).toBeGreaterThan(5);
    for (const { child, columns, keys } of found) {
      expect(columns[keys.indexOf("user_id")], `${child} (${columns.join(", ")})`).toBe("user_id");
    }
  });

  test("only the views of the operator's room bypass the policies, and only the four intended functions are security definer", async () => {
    const { rows } = await app.db.withSystem((tx) =>
      tx.execute<{ name: string }>(sql`
        select relname::text as name from pg_class where relkind in ('v', 'm') and relnamespace = 'public'::regnamespace
        union all
        select proname::text from pg_proc where prosecdef and pronamespace = 'public'::regnamespace order by 1`),
    );
    // tests/db/operator-role.db.test.ts says what the views show.
    expect(rows.map(({ name }) => name)).toEqual([
      "app_account_states",
      "app_count_use",
      "app_passes_on",
      "app_session",
      "operator_accounts",
      "operator_figures",
    ]);
  });

  test("the roles of requests and operations cannot bypass the policies", async () => {
    const { rows } = await app.db.withSystem((tx) =>
      tx.execute<{ bypasses: boolean; member: boolean }>(sql`
        select bool_or(rolsuper or rolbypassrls or rolcanlogin) as bypasses,
          pg_has_role('sintonia_app', 'sintonia_system', 'member') as member
        from pg_roles where rolname in ('sintonia_app', 'sintonia_system')`),
    );
    expect(rows).toEqual([{ bypasses: false, member: false }]);
  });
});

test("the owner sees rows in every table, so the refusals below are not due to missing rows", async () => {
  for (const { name } of personal) expect(await attempt(anna.id, `select 1 from ${name}`), name).toBeGreaterThan(0);
});

describe("as another user, by SQL", () => {
  test.each([
    "select 1 from $ where user_id = '@'",
    "select 1 from $ where to_jsonb($)::text like '%@%'",
    "select 1 from $ where user_id = '@' for update",
    "update $ set user_id = user_id where user_id = '@'",
    "update $ set user_id = app_user_id() where user_id = '@'",
    "delete from $ where user_id = '@'",
  ])("%s affects no row in any table", async (statement) => {
    const before = await rowsOf(app.db, anna.id);
    for (const { name } of personal) {
      const result = await attempt(bruno.id, statement.replaceAll("$", name).replaceAll("@", anna.id));
      expect(result, name).toBe(0);
    }
    expect(await rowsOf(app.db, anna.id)).toEqual(before);
  });

  test("updating, deleting or truncating a whole table affects only the user's own rows", async () => {
    const before = await rowsOf(app.db, anna.id);
    const carlo = await app.signUp({ name: "Carlo" });
    await fillEveryTable(app.db, carlo.id);
    for (const { name } of personal) {
      expect(await attempt(carlo.id, `update ${name} set user_id = user_id`), name).toBeGreaterThan(0);
      expect(await attempt(carlo.id, `truncate ${name} cascade`), name).toBe("42501");
    }
    for (const { name } of personal)
      expect(typeof (await attempt(carlo.id, `delete from ${name}`)), name).toBe("number");
    expect(await rowsOf(app.db, anna.id)).toEqual(before);
  });

  test("inserting for another user, or giving them a row, is rejected in every table", async () => {
    const before = await rowsOf(app.db, anna.id);
    for (const table of personal) {
      expect(await attempt(bruno.id, copied(table, { user_id: anna.id })), table.name).toBe("42501");
      expect(await attempt(bruno.id, `update ${table.name} set user_id = '${anna.id}'`), table.name).toBe("42501");
    }
    expect(await rowsOf(app.db, anna.id)).toEqual(before);
  });

  test("a user's own row cannot refer to another user's", async () => {
    const annas = await rowsOf(app.db, anna.id);
    for (const { child, parent, columns, keys } of await references()) {
      const foreign = annas[parent]?.[0] as Record<string, unknown> | undefined;
      if (!foreign) throw new Error(`no row of ${parent} to refer to from ${child}`);
      const pointed = Object.fromEntries(
        columns.map((column, place) => [column, column === "user_id" ? bruno.id : foreign[keys[place]!]]),
      );
      const set = Object.entries(pointed).map(([column, value]) => `${column} = '${String(value)}'`);
      const one = `ctid = (select ctid from ${child} limit 1)`;
      expect(await attempt(bruno.id, `update ${child} set ${set.join(", ")} where ${one}`), child).toBe("23503");
      const table = personal.find(({ name }) => name === child)!;
      // If one of his own rows already has this key, the unique constraint fails first.
      expect(await attempt(bruno.id, copied(table, pointed)), child).toMatch(/^2350[35]$/);
    }
  });

  test("tables that requests do not need are inaccessible, including the user's own rows", async () => {
    expect(closed.map(({ name }) => name)).toEqual(expect.arrayContaining(["accounts", "sessions", "users"]));
    for (const { name } of closed) {
      for (const userId of [bruno.id, anna.id]) {
        expect(await attempt(userId, `select 1 from ${name}`), name).toBe("42501");
        expect(await attempt(userId, `delete from ${name}`), name).toBe("42501");
      }
    }
  });
});

test("without a user no table can be read or written", async () => {
  const nobody = sql`select set_config('app.user_id', '', true)`;
  await app.db.withUser(anna.id, async (tx) => {
    await tx.execute(nobody);
    for (const { name } of personal) {
      const { rows } = await tx.execute(sql`select 1 from ${sql.identifier(name)}`);
      expect(rows, name).toEqual([]);
    }
  });
  const writing = app.db.withUser(anna.id, async (tx) => {
    await tx.execute(nobody);
    await tx.execute(sql`insert into daily_quotes (user_id, day, quote_id) values (${anna.id}, '2026-02-02', 'x')`);
  });
  await expect(writing).rejects.toMatchObject({ cause: { code: "42501" } });
});

test("the user of a transaction is not set in the next", async () => {
  await app.db.withUser(anna.id, (tx) => tx.execute(sql`select 1`));
  const { rows } = await app.db.withSystem((tx) =>
    tx.execute<{ user: string | null }>(sql`select app_user_id() as user`),
  );
  expect(rows).toEqual([{ user: null }]);
});
