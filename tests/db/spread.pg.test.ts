import { readFileSync } from "node:fs";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ON_ALL_NODES, ON_COORDINATOR, ON_EVERY_NODE } from "#server/db/spread.ts";
import { SYSTEM_VERBS } from "#server/db/system-verbs.ts";
import { openTestDatabase, type TestDatabase } from "../support/db.ts";
import { spreadTables } from "../support/sent-statements.ts";
import { liveTables } from "../support/live-schema.ts";

/* What Citus asks of the keys of tables that are spread by `user_id` (docs/SCALE.md), read from the migrated schema. */

let database: TestDatabase;
let tables: string[];
/** Those spread by `user_id`. */
let spread: string[];

beforeAll(async () => {
  database = await openTestDatabase();
  tables = (await liveTables(database.db)).map(({ name }) => name);
  spread = tables.filter((name) => !(name in ON_EVERY_NODE || name in ON_COORDINATOR));
});
afterAll(() => database.drop());

async function read<R extends Record<string, unknown>>(query: string): Promise<R[]> {
  const { rows } = await database.db.withSystem((tx) => tx.execute<R>(sql.raw(query)));
  return rows as R[];
}

/** SQL: the names of a table's columns by their numbers, in order. */
const names = (table: string, numbers: string) =>
  `array(select a.attname::text from unnest(${numbers}) with ordinality k (n, place)
    join pg_attribute a on a.attrelid = ${table} and a.attnum = k.n order by place)`;

describe("the lists", () => {
  test("name tables that exist, and files that work across users", () => {
    const listed = Object.keys({ ...ON_EVERY_NODE, ...ON_COORDINATOR });
    expect(listed.filter((name) => !tables.includes(name))).toEqual([]);
    expect(Object.keys(ON_ALL_NODES).filter((file) => !(file in SYSTEM_VERBS))).toEqual([]);
  });

  test("are those of the script that spreads the tables", () => {
    const script = readFileSync(new URL("../../docs/citus.sql", import.meta.url), "utf8");
    const listed = [.../select unnest\(array\[(.*?)\]\)/s.exec(script)![1]!.matchAll(/'(\w+)'/g)].map(
      ([, name]) => name,
    );
    expect(listed).toEqual(Object.keys(ON_EVERY_NODE).toSorted());
    for (const name of Object.keys(ON_COORDINATOR)) expect(script).toContain(`<> '${name}'`);
  });

  test("leave what people write to be spread, and the schema in code agrees", async () => {
    expect(spread).toEqual(expect.arrayContaining(["notes_persona", "chat_messages", "personas", "profiles"]));
    expect((await spreadTables()).toSorted()).toEqual(spread);
  });
});

describe("each spread table", () => {
  test("has a user in every row", async () => {
    const found = await read<{ name: string }>(
      `select attrelid::regclass::text as name from pg_attribute
       where attname = 'user_id' and attnotnull and atttypid = 'uuid'::regtype and attnum > 0`,
    );
    const owned = found.map(({ name }) => name);
    expect(spread.filter((name) => !owned.includes(name))).toEqual([]);
  });

  test("has the user in its primary key and in whatever else is unique", async () => {
    const found = await read<{ name: string; index: string; is_primary: boolean; columns: string[] }>(
      `select i.indrelid::regclass::text as name, i.indexrelid::regclass::text as index, i.indisprimary as is_primary,
         ${names("i.indrelid", "(i.indkey::int2[])[0:i.indnkeyatts - 1]")} as columns
       from pg_index i join pg_class c on c.oid = i.indrelid
       where i.indisunique and c.relnamespace = 'public'::regnamespace`,
    );
    const ours = found.filter(({ name }) => spread.includes(name));
    expect(ours.filter(({ columns }) => !columns.includes("user_id")).map(({ index }) => index)).toEqual([]);
    const keyed = ours.filter(({ is_primary }) => is_primary).map(({ name }) => name);
    expect(keyed.toSorted()).toEqual(spread.toSorted());
  });

  test("refers to rows of the same user, or to a table that every machine holds; none of those refers to it", async () => {
    const found = await read<{ name: string; child: string; parent: string; columns: string[]; keys: string[] }>(
      `select f.conname as name, f.conrelid::regclass::text as child, f.confrelid::regclass::text as parent,
         ${names("f.conrelid", "f.conkey")} as columns, ${names("f.confrelid", "f.confkey")} as keys
       from pg_constraint f where f.contype = 'f' and f.connamespace = 'public'::regnamespace`,
    );
    expect(found.length).toBeGreaterThan(20);
    const wrong = found.filter(({ child, parent, columns, keys }) => {
      if (!spread.includes(parent)) return false;
      return !spread.includes(child) || columns[keys.indexOf("user_id")] !== "user_id";
    });
    expect(wrong.map(({ name }) => name)).toEqual([]);
  });

  test("takes no number from a sequence, which machines would have to share", async () => {
    const found = await read<{ name: string }>(
      `select c.relname::text as name from pg_class c where c.relkind = 'S' and c.relnamespace = 'public'::regnamespace`,
    );
    expect(found).toEqual([]);
  });

  test("is in no function that SQL would ask a machine for by an argument: Citus reads those only in PL/pgSQL", async () => {
    const found = await read<{ name: string; source: string }>(
      `select p.proname::text as name, p.prosrc as source from pg_proc p join pg_language l on l.oid = p.prolang
       where p.pronamespace = 'public'::regnamespace and l.lanname = 'sql'`,
    );
    const reading = found.filter(({ source }) => spread.some((name) => new RegExp(`\\b${name}\\b`).test(source)));
    expect(reading.map(({ name }) => name)).toEqual([]);
  });
});
