import { createHash } from "node:crypto";
import type pg from "pg";
import type { Template } from "./template.ts";

/** Tables of which a copy makes no sense, or in which nothing of the template is left. */
const SKIPPED = new Set(["pending_embeddings", "api_tokens", "mail_links", "operators"]);
/** What others refer to, the last one first. */
const FIRST = ["conversations", "personas", "sessions", "profiles", "users"];
const ID = /^[0-9a-f]{8}-[0-9a-f-]{27}$/.source;

/** How often an account's people, with everything about them, or only its notes are repeated. */
export type Growth = "none" | "people" | "notes";

interface Column {
  name: string;
  type: string;
  generated: boolean;
}

interface Table {
  name: string;
  columns: Column[];
}

/** The id that a row of the template has in an account, counted from 1, and in one of a large account's copies. */
export function copiedId(id: string, account: number, copy = 0): string {
  const hash = createHash("md5").update(`${id}.${account}.${copy}`).digest("hex");
  return hash.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, "$1-$2-4$3-8$4-$5");
}

/** Puts the template's rows into tables of the schema seed, with the columns that the target's tables have. */
export async function stage(client: pg.ClientBase, template: Template): Promise<void> {
  await client.query(`
    drop schema if exists seed cascade;
    create schema seed;
    create or replace function seed.id(id uuid, account int, copy int) returns uuid language sql immutable strict parallel safe
      as $$ select overlay(overlay(md5(id::text || '.' || account || '.' || copy) placing '4' from 13) placing '8' from 17)::uuid $$;
    create or replace function seed.text(id text, account int, copy int) returns text language sql immutable strict parallel safe
      as $$ select case when id ~ '${ID}' then seed.id(id::uuid, account, copy)::text else id end $$;
    create or replace function seed.sources(of jsonb, account int, copy int) returns jsonb language sql immutable strict parallel safe
      as $$ select coalesce(jsonb_agg(s || jsonb_build_object('id', seed.text(s ->> 'id', account, copy))), '[]')
        from jsonb_array_elements(of) s $$`);
  for (const { name } of await tablesOf(client, template)) {
    await client.query(`create table seed."${name}" (like public."${name}", row_number int)`);
    const rows = template.rows.get(name)!.toSorted((x, y) => createdAt(x).localeCompare(createdAt(y)));
    await client.query(
      `insert into seed."${name}" select r.* from jsonb_array_elements($1::jsonb) with ordinality j (row, n)
       cross join lateral jsonb_populate_record(null::seed."${name}", row || jsonb_build_object('row_number', n)) r`,
      [`[${rows.join(",")}]`],
    );
  }
}

const createdAt = (row: string) => (JSON.parse(row) as { created_at?: string }).created_at ?? "";

/** The tables of the target that the template has rows for, in an order in which each row finds what it refers to. */
async function tablesOf(client: pg.ClientBase, template: Template): Promise<Table[]> {
  const { rows } = await client.query<Table>(`
    select c.relname as name, jsonb_agg(jsonb_build_object('name', a.attname, 'type', format_type(a.atttypid, null),
      'generated', a.attgenerated <> '') order by a.attnum) as columns
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' group by c.oid, c.relname`);
  return rows
    .filter(({ name }) => template.rows.has(name) && !SKIPPED.has(name))
    .toSorted((x, y) => FIRST.indexOf(y.name) - FIRST.indexOf(x.name));
}

/** An expression for a column of the account `a`, from the template's row `r`; `c` counts the copies. */
function valueOf(table: string, { name, type }: Column, growth: Growth): string {
  const column = `r."${name}"`;
  const whole = ["user_id", "profile_id", "used_by"].includes(name) || growth === "none";
  const copied = !whole && (growth === "people" || (table === "notes_persona" && name === "id"));
  const copy = copied ? "c" : "0";
  if (name === "email") return "'u' || a || '@example.org'";
  if (table === "sessions" && name === "token_hash") {
    return "encode(sha256(convert_to('session:' || md5('session ' || a), 'UTF8')), 'hex')";
  }
  if (table === "sessions" && name === "expires_at") return "now() + interval '30 days'";
  if (name.endsWith("_hash") && name !== "text_hash" && name !== "facts_hash") return `md5(${column} || a)`;
  if (type === "uuid") return `seed.id(${column}, a, ${copy})`;
  if (type === "uuid[]") return `array(select seed.id(x, a, ${copy}) from unnest(${column}) x)`;
  if (["account_id", "source", "source_id"].includes(name)) return `seed.text(${column}, a, ${copy})`;
  if (name === "sources") return `seed.sources(${column}, a, ${copy})`;
  if (growth !== "none" && type.startsWith("timestamp")) return `${column} - c * interval '97 seconds'`;
  return column;
}

/**
 * Copies the template to the accounts from 1, as if all had been written at the same time: the rows of an
 * account are as far apart on the disk as they would be. The words of the search are copied, not worked out again: what
 * PostgreSQL generates is a column like any other meanwhile, in this private cluster.
 */
export async function multiply(
  client: pg.ClientBase,
  template: Template,
  accounts: number,
  told: (text: string) => void,
): Promise<void> {
  const tables = await tablesOf(client, template);
  await client.query(
    "set session_replication_role = replica; set maintenance_work_mem = '1GB'; set work_mem = '256MB'",
  );
  await generate(client, false);
  for (const { name, columns } of tables) {
    const begun = performance.now();
    const indexes = await dropIndexes(client, name);
    const names = columns.map((column) => `"${column.name}"`).join(", ");
    const values = columns.map((column) => valueOf(name, column, "none")).join(", ");
    for (let at = 1; at <= template.rows.get(name)!.length; at += 1) {
      await client.query(`
        insert into public."${name}" (${names}) select ${values} from seed."${name}" r,
          generate_series(1, ${accounts}::int) a where r.row_number = ${at}`);
    }
    for (const index of indexes) await client.query(index);
    told(`${name}: ${((performance.now() - begun) / 1000).toFixed(1)} s`);
  }
  await generate(client, true);
  await client.query("set session_replication_role = origin");
}

/** Writes one larger account, with every trigger, generated column and foreign key at work. */
export async function writeLarge(
  client: pg.ClientBase,
  template: Template,
  { account, growth, times }: { account: number; growth: Growth; times: number },
): Promise<void> {
  await client.query("begin");
  await client.query("set constraints all deferred");
  for (const { name, columns } of await tablesOf(client, template)) {
    // The triggers write it.
    if (name === "account_storage") continue;
    const own = columns.filter(({ generated }) => !generated);
    const names = own.map((column) => `"${column.name}"`).join(", ");
    const values = own.map((column) => valueOf(name, column, growth)).join(", ");
    const isCopied =
      growth === "people"
        ? name === "personas" || own.some((column) => column.name === "persona_id")
        : name === "notes_persona";
    await client.query(`
      insert into public."${name}" (${names}) select ${values} from seed."${name}" r
      cross join (select ${account}::int as a) account cross join generate_series(0, ${isCopied ? times - 1 : 0}) c`);
  }
  await client.query("commit");
}

/** Drops the indexes that no constraint needs. Returns the statements that create them again. */
async function dropIndexes(client: pg.ClientBase, table: string): Promise<string[]> {
  const { rows } = await client.query<{ drop: string; create: string }>(`
    select format('drop index %s', indexrelid::regclass) as drop, pg_get_indexdef(indexrelid) as create from pg_index
    where indrelid = 'public."${table}"'::regclass and not exists (select from pg_constraint where conindid = indexrelid)`);
  for (const { drop } of rows) await client.query(drop);
  return rows.map(({ create }) => create);
}

async function generate(client: pg.ClientBase, on: boolean): Promise<void> {
  await client.query("set allow_system_table_mods = on");
  await client.query(
    `update pg_attribute set attgenerated = $1 where attname = 'search' and attrelid in
      (select oid from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r')`,
    [on ? "s" : ""],
  );
  await client.query("set allow_system_table_mods = off");
}
