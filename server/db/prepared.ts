import type { SQL } from "drizzle-orm";
import { PgDialect } from "drizzle-orm/pg-core";
import type pg from "pg";
import type { Tx } from "./connect.ts";

const dialect = new PgDialect();

/**
 * Runs a statement that each connection plans only once. For the few large ones on a path where every millisecond is
 * waited for: planning can cost more than the work. `name` stands for one text; only values may differ between calls.
 */
export async function executePrepared<Row>(tx: Tx, name: string, query: SQL): Promise<Row[]> {
  const { sql: text, params } = dialect.sqlToQuery(query);
  const { $client } = tx as Tx & { $client: pg.PoolClient };
  const { rows } = await $client.query({ name, text, values: params });
  return rows as Row[];
}
