import { sql, type SQL, type SQLWrapper } from "drizzle-orm";
import { type ExtraConfigColumn, index, integer, timestamp, uuid } from "drizzle-orm/pg-core";

/** Millisecond precision, as in JavaScript, so that a cursor made from a time finds its row again. */
export const time = (name: string) => timestamp(name, { withTimezone: true, precision: 3, mode: "date" });

export const createdAt = () => time("created_at").notNull().defaultNow();

/** Soft deletion: can be undone for a short while, then purged. */
export const deletedAt = () => time("deleted_at");

/** An index of the deleted rows only, for the purge: few rows of a table that may have millions. */
export const purgeIndex = (name: string, column: ExtraConfigColumn) =>
  index(name)
    .on(column)
    .where(sql`${column} is not null`);

/** Counts the changes that an edit form can make, so that an edit can name the one it began from. */
export const version = () => integer("version").notNull().default(1);

export const ownId = () => uuid("id").notNull().defaultRandom();

/**
 * An index column for `order by … desc`. PostgreSQL then expects nulls first, while Drizzle's own `desc()` writes
 * `nulls last`, and an index in another order cannot be used for sorting.
 */
export function newestFirst<T>(column: { desc(): { nullsFirst(): T } }): T {
  return column.desc().nullsFirst();
}

/** Check: an integer from `min` to `max`. */
export function between(column: SQLWrapper, min: number, max: number): SQL {
  return sql`${column} between ${sql.raw(String(min))} and ${sql.raw(String(max))}`;
}

/** Check: a text of `min` to `max` code points. The contracts' limits count UTF-16 units and are never wider. */
export function lengthOf(column: SQLWrapper, min: number, max: number): SQL {
  return min === 0
    ? sql`char_length(${column}) <= ${sql.raw(String(max))}`
    : between(sql`char_length(${column})`, min, max);
}

/** Check: one of the values that a contract lists. */
export function oneOf(column: SQLWrapper, values: readonly string[]): SQL {
  return sql`${column} in (${sql.raw(values.map((value) => `'${value}'`).join(", "))})`;
}
