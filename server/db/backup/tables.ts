import type pg from "pg";

/** One of our tables, with its stored (not generated) columns. */
export interface Table {
  name: string;
  columns: string[];
}

/**
 * Tables whose rows a backup leaves out: current sessions and pending verifications must not become usable again from
 * an old file. Subscriptions to notifications end with their sessions, and so does the use of the keys for them. What was
 * waiting to be sent then must not be sent now. What an installation has backed up says nothing about another one.
 * Rate limits hold addresses of the network for a while, which a backup would keep for a year.
 */
export const SKIPPED_TABLES: ReadonlySet<string> = new Set([
  "sessions",
  "verifications",
  "push_subscriptions",
  "reminder_deliveries",
  "installation_keys",
  "backup_runs",
  "rate_limits",
]);

/**
 * Our tables in the live schema. The same database may contain others, which lack the policy `across_users` that each
 * of ours has (tests/db/row-level-security.db.test.ts).
 */
export async function ownTables(client: pg.ClientBase): Promise<Table[]> {
  const { rows } = await client.query<Table>(`
    select c.relname::text as name, array_agg(a.attname::text order by a.attnum) as columns
    from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
      and exists (select from pg_policy p where p.polrelid = c.oid and p.polname = 'across_users')
      and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    group by c.relname order by c.relname`);
  return rows;
}

export function quoteIdent(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}

export function quoteIdents(names: readonly string[]): string {
  return names.map(quoteIdent).join(", ");
}
