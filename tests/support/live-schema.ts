import { sql } from "drizzle-orm";
import type { Database } from "#server/db/connect.ts";

/** A table as the running database has it. */
export interface Table {
  name: string;
  /** The column that says whose row it is: `user_id`, or another one that refers to a user; null where there is none. */
  owner: string | null;
  /** Row-level security is on, for the table's owner as well. */
  forced: boolean;
  policies: string[];
  /** What the role of requests may do with it at all. */
  rights: string[];
  /** The columns that can be written, as a list in SQL. */
  writable: string;
}

/** Every table of the product, read from the database itself, so that a new one is there from its birth. */
export async function liveTables(db: Database): Promise<Table[]> {
  const { rows } = await db.withSystem((tx) =>
    tx.execute<Table & Record<string, unknown>>(sql`
      select c.relname as name, c.relrowsecurity and c.relforcerowsecurity as forced,
        case when c.relname = 'users' then 'id' else coalesce(
          (select a.attname::text from pg_attribute a where a.attrelid = c.oid and a.attname = 'user_id'),
          (select a.attname::text from pg_constraint f join pg_attribute a on a.attrelid = c.oid and a.attnum = f.conkey[1]
            where f.conrelid = c.oid and f.confrelid = 'users'::regclass limit 1)) end as owner,
        array(select p.polname::text from pg_policy p where p.polrelid = c.oid order by 1) as policies,
        array(select r from unnest(array['select', 'insert', 'update', 'delete', 'truncate', 'references', 'trigger']) r
          where has_table_privilege('sintonia_app', c.oid, r) or has_table_privilege('public', c.oid, r)) as rights,
        (select string_agg(quote_ident(a.attname), ', ') from pg_attribute a
          where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as writable
      from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where n.nspname = 'public' and c.relkind in ('r', 'p') order by 1`),
  );
  return rows;
}

/** Every row of one person's in every table, whole, to be compared with the same question asked later. */
export async function rowsOf(db: Database, userId: string): Promise<Record<string, unknown[]>> {
  const owned = (await liveTables(db)).filter((table) => table.owner !== null);
  return db.withSystem(async (tx) => {
    const found: Record<string, unknown[]> = {};
    for (const { name, owner } of owned) {
      const { rows } = await tx.execute<{ row: unknown }>(
        sql`select to_jsonb(t) as row from ${sql.identifier(name)} t where ${sql.identifier(owner!)} = ${userId} order by t::text`,
      );
      found[name] = rows.map(({ row }) => row);
    }
    return found;
  });
}

const UUID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;

/** Every id that stands anywhere in somebody's rows. */
export function idsIn(rows: Record<string, unknown[]>): string[] {
  return [...new Set(JSON.stringify(rows).match(UUID))];
}
