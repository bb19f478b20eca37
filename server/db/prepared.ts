import type { SQL } from "drizzle-orm";
import { PgDialect } from "drizzle-orm/pg-core";
import type pg from "pg";

const dialect = new PgDialect();

/**
 * A statement that each connection plans only once. For the few large ones on a path where every millisecond is waited
 * for: planning can cost more than the work. `name` stands for one text; only values may differ between calls.
 */
export function prepared(name: string, query: SQL): pg.QueryConfig {
  const { sql: text, params } = dialect.sqlToQuery(query);
  return { name, text, values: params };
}
