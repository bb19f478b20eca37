import { sql, type SQL, type SQLWrapper } from "drizzle-orm";
import { type ExtraConfigColumn, index, timestamp, uuid } from "drizzle-orm/pg-core";

/** Times keep milliseconds, as JavaScript does, so that a cursor made from one finds its row again. */
export const time = (name: string) => timestamp(name, { withTimezone: true, precision: 3, mode: "date" });

export const createdAt = () => time("created_at").notNull().defaultNow();

/** Soft deletion: undone for a short while, then purged. */
export const deletedAt = () => time("deleted_at");

/** An index of the deleted rows only: what the purge reads, a few of a table that may hold millions. */
export const binned = (name: string, column: ExtraConfigColumn) =>
  index(name)
    .on(column)
    .where(sql`${column} is not null`);

export const ownId = () => uuid("id").notNull().defaultRandom();

/**
 * A column of an index that serves `order by … desc`: PostgreSQL then expects nulls first, while Drizzle's own `desc()`
 * writes `nulls last`, and an index in another order sorts nothing.
 */
export function newestFirst<T>(column: { desc(): { nullsFirst(): T } }): T {
  return column.desc().nullsFirst();
}

/** In a check: a whole number from `min` to `max`. */
export function between(column: SQLWrapper, min: number, max: number): SQL {
  return sql`${column} between ${sql.raw(String(min))} and ${sql.raw(String(max))}`;
}

/** In a check: a text of `min` to `max` code points. A contract's limit, in UTF-16 units, is never the wider one. */
export function lengthOf(column: SQLWrapper, min: number, max: number): SQL {
  return min === 0
    ? sql`char_length(${column}) <= ${sql.raw(String(max))}`
    : between(sql`char_length(${column})`, min, max);
}

/** In a check: the column holds one of the values that a contract names. */
export function oneOf(column: SQLWrapper, values: readonly string[]): SQL {
  return sql`${column} in (${sql.raw(values.map((value) => `'${value}'`).join(", "))})`;
}
