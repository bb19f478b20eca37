import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { connectDatabase } from "#server/db/connect.ts";
import { applyMigrations, knownMigrations } from "#server/db/migrate.ts";
import { testApp, type TestApp, type TestUser } from "../support/app.ts";
import { fillEveryTable } from "../support/fill.ts";
import { rowsOf } from "../support/live-schema.ts";
import { createDatabase, dropDatabase, superuserDatabaseUrl } from "../support/postgres.ts";

const migrations = knownMigrations();
let app: TestApp;
let anna: TestUser;
/** Has nothing but an account. */
let bea: TestUser;
beforeAll(async () => {
  app = await testApp();
  anna = await app.signUp({ name: "Anna", email: "anna@example.org" });
  bea = await app.signUp({ name: "Bea", email: "bea@example.org" });
  await fillEveryTable(app.db, anna.id);
});
afterAll(() => app.close());

/** The columns of every table that are not generated. */
async function columnsOf(client: pg.ClientBase): Promise<Map<string, string[]>> {
  const { rows } = await client.query<{ name: string; columns: string[] }>(`
    select c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
    from pg_class c join pg_namespace n on n.oid = c.relnamespace join pg_attribute a on a.attrelid = c.oid
    where n.nspname = 'public' and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    group by 1`);
  return new Map(rows.map(({ name, columns }) => [name, columns]));
}

/** Everything in the database of `app`, as JSON by table. */
async function allRows(): Promise<Map<string, string[]>> {
  return app.db.withSystem(async ({ $client: client }) => {
    const tables = [...(await columnsOf(client)).keys()];
    const entries: [string, string[]][] = [];
    for (const table of tables) {
      const { rows } = await client.query<{ row: string }>(`select to_jsonb(t)::text as row from "${table}" t`);
      entries.push([table, rows.map(({ row }) => row)]);
    }
    return new Map(entries);
  });
}

/** Copies rows into tables that may have fewer columns, or none for some of them; returns how many. */
async function copyRows(client: pg.Client, source: Map<string, string[]>): Promise<number> {
  let copied = 0;
  for (const [table, columns] of await columnsOf(client)) {
    for (const row of source.get(table) ?? []) {
      const given = Object.keys(JSON.parse(row) as object)
        .filter((column) => columns.includes(column))
        .map((column) => `"${column}"`)
        .join(", ");
      const { rowCount } = await client.query(
        `insert into "${table}" (${given}) select ${given} from jsonb_populate_record(null::"${table}", $1::jsonb)
         on conflict do nothing`,
        [row],
      );
      copied += rowCount ?? 0;
    }
  }
  return copied;
}

test.each(migrations.slice(0, -1).map(({ tag }) => tag))(
  "a database of %s with data in it is upgraded and loses nothing",
  async (tag) => {
    const name = `sintonia_upgrade_${crypto.randomUUID().replaceAll("-", "")}`;
    const databaseUrl = await createDatabase(name);
    const owner = new pg.Client({ connectionString: databaseUrl });
    await owner.connect();
    await owner.query("begin");
    await applyMigrations(owner, tag);
    await owner.query("commit");
    await owner.end();
    const admin = new pg.Client({ connectionString: superuserDatabaseUrl(name) });
    await admin.connect();
    await admin.query("set session_replication_role = replica");
    expect(await copyRows(admin, await allRows())).toBeGreaterThan(25);
    const tables = [...(await columnsOf(admin)).keys()];
    await admin.end();

    const upgraded = await connectDatabase({ databaseUrl });
    const [before, after] = [await rowsOf(app.db, anna.id), await rowsOf(upgraded, anna.id)];
    const kept = tables.filter((table) => table in before);
    expect(kept.length).toBeGreaterThan(20);
    for (const table of kept) expect(after[table], table).toEqual(before[table]);
    // And it takes whatever this version writes.
    await fillEveryTable(upgraded, bea.id, "Later");
    expect((await rowsOf(upgraded, bea.id))["notes_persona"]).toHaveLength(1);
    await upgraded.close();
    await dropDatabase(name);
  },
);
