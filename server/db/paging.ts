import { and, eq, lt, or, sql, type SQL, type SQLWrapper } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { z } from "zod";
import { DomainError } from "#domain/errors.ts";
import { idSchema, timeSchema } from "#domain/ids.ts";
import type { PageQuery } from "#domain/page.ts";

export interface Page<T> {
  items: T[];
  next_cursor: string | null;
}

/** Encodes a row's position in a list ordered by time and id, newest first. */
export function encodeCursor(row: { time: Date; id: string }): string {
  return Buffer.from(`${row.time.toISOString()} ${row.id}`).toString("base64url");
}

const placeSchema = z.object({ time: timeSchema, id: idSchema });

/** @throws DomainError invalid_input for a cursor that this server did not create. */
export function decodeCursor(cursor: string | undefined): { time: Date; id: string } | null {
  if (cursor === undefined) return null;
  const [time, id] = Buffer.from(cursor, "base64url").toString().split(" ");
  const place = placeSchema.safeParse({ time, id });
  if (!place.success) throw new DomainError("invalid_input", { field: "cursor" });
  return { time: new Date(place.data.time), id: place.data.id };
}

/** Splits rows, fetched with a limit one higher, into a page and the cursor of the next. */
export function toPage<R, T>(
  rows: R[],
  limit: number,
  map: (row: R) => T,
  at: (row: R) => { time: Date; id: string },
): Page<T> {
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  return { items: page.map(map), next_cursor: rows.length > limit && last ? encodeCursor(at(last)) : null };
}

/** `encodeCursor` for a row as the API shows it. */
export function cursorAt({ created_at, id }: { created_at: string; id: string }): string {
  return encodeCursor({ time: new Date(created_at), id });
}

/** Condition for the rows after a cursor in a list ordered by time and id, newest first. */
export function after(time: PgColumn, id: PgColumn, cursor: string | undefined): SQL | undefined {
  const place = decodeCursor(cursor);
  return place ? or(lt(time, place.time), and(eq(time, place.time), lt(id, place.id))) : undefined;
}

/** A page's cursor and limit, as parameters of a prepared statement. */
export function pageParams({ cursor, limit }: PageQuery): {
  time: string | null;
  id: string | null;
  limit: number;
} {
  const place = decodeCursor(cursor);
  return { time: place?.time.toISOString() ?? null, id: place?.id ?? null, limit };
}

/** `after` for a prepared statement, by table alias. The cursor may be null; an index serves both cases. */
export function afterCursor(alias: string, { time, id }: { time: SQLWrapper; id: SQLWrapper }): SQL {
  const row = sql.identifier(alias);
  return sql`(${row}.created_at, ${row}.id)
    < (coalesce(${time}::timestamptz, 'infinity'), coalesce(${id}::uuid, 'ffffffff-ffff-ffff-ffff-ffffffffffff'))`;
}
