import { sql } from "drizzle-orm";
import type { Database } from "#server/db/connect.ts";

/** A table of the running database. */
export interface Table {
  name: string;
  /** The column that names the row's user: `user_id`, or a foreign key to users (of an invitation, who used it); else null. */
  owner: string | null;
  /** Row-level security is on, also for the table's owner. */
  forced: boolean;
  policies: string[];
  /** Privileges of the requests' role, `sintonia_app`. */
  rights: string[];
  /** The columns that are not generated, as an SQL list. */
  writable: string;
}

/** All tables of the running database, so that new ones are covered automatically. */
export async function liveTables(db: Database): Promise<Table[]> {
  const { rows } = await db.withSystem((tx) =>
    tx.execute<Table & Record<string, unknown>>(sql`
      select c.relname as name, c.relrowsecurity and c.relforcerowsecurity as forced,
        case when c.relname = 'users' then 'id' else coalesce(
          (select a.attname::text from pg_attribute a where a.attrelid = c.oid and a.attname = 'user_id'),
          (select a.attname::text from pg_constraint f join pg_attribute a on a.attrelid = c.oid and a.attnum = f.conkey[1]
            where f.conrelid = c.oid and f.confrelid = 'users'::regclass order by f.conname desc limit 1)) end as owner,
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

/** All rows of a user in all tables, in a stable order, to compare before and after. */
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

/** All ids in a user's rows. */
export function idsIn(rows: Record<string, unknown[]>): string[] {
  return [...new Set(JSON.stringify(rows).match(UUID))];
}
