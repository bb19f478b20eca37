import type { Figure } from "../report.ts";
import { onClient, type Databases } from "./databases.ts";

/** Tables that make up less than this many bytes of an account are not listed. */
const LISTED = 100;

/** The bytes of an ordinary account on the disk, by table with its indexes, and of what the server counts of it. */
export async function measureSizes({ many }: Databases): Promise<Figure[]> {
  return onClient(many, async (client) => {
    const { rows } = await client.query<{ name: string; bytes: string; indexes: string; tuples: string }>(`
      select relname as name, pg_total_relation_size(relid)::text as bytes, pg_indexes_size(relid)::text as indexes,
        n_live_tup::text as tuples
      from pg_stat_user_tables where schemaname = 'public' order by pg_total_relation_size(relid) desc`);
    const { rows: whole } = await client.query<{ bytes: string; accounts: number; counted: string }>(`
      select pg_database_size(current_database())::text as bytes, (select count(*)::int from users) as accounts,
        (select sum(bytes) from account_storage)::text as counted`);
    const { bytes, accounts, counted } = whole[0]!;
    const per = (of: string) => Number(of) / accounts;
    return [
      {
        name: "on the disk, an account",
        value: per(bytes) / 1000,
        unit: "kB",
        detail: `${(Number(bytes) / 1e9).toFixed(2)} GB in all; counted for the quota: ${(per(counted) / 1000).toFixed(0)} kB`,
      },
      ...rows
        .filter((row) => per(row.bytes) >= LISTED)
        .map(({ name, bytes: size, indexes, tuples }) => ({
          name: `  ${name}`,
          value: per(size) / 1000,
          unit: "kB",
          detail: `indexes ${(per(indexes) / 1000).toFixed(1)} kB; ${per(tuples).toFixed(1)} rows`,
        })),
    ];
  });
}
