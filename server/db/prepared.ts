import { is, Placeholder, sql, type SQL } from "drizzle-orm";
import { PgDialect } from "drizzle-orm/pg-core";
import type pg from "pg";
import { withOwnId } from "./own-rows.ts";

const dialect = new PgDialect();

/**
 * A statement that is written once, and that each connection plans once: for the few large ones on a path where every
 * millisecond is waited for. Writing or planning it can cost more than the work. `write` gets a place for each value;
 * what is called takes the values.
 */
export function prepared<K extends string>(
  name: string,
  write: (place: Record<K, Placeholder>) => SQL,
): (values: Record<K, unknown>) => pg.QueryConfig {
  let written: { text: string; params: unknown[] } | null = null;
  const places = new Proxy({} as Record<K, Placeholder>, { get: (_, key) => sql.placeholder(String(key)) });
  return (values) => {
    if (!written) {
      const { sql: text, params } = dialect.sqlToQuery(write(places));
      written = { text, params };
    }
    const { text, params } = written;
    const given = params.map((param) => (is(param, Placeholder) ? values[param.name as K] : param));
    return { name, text, values: withOwnId(given, null) };
  };
}
