import { setImmediate } from "node:timers/promises";
import { sql, type SQL } from "drizzle-orm";
import { OWN_ID } from "#server/db/own-rows.ts";
import type { Database } from "#server/db/connect.ts";
import { exportedColumns, tableName, type ExportedTable } from "./exported-tables.ts";

/** Rows per transaction; none stays open while the client downloads. */
const PAGE = 50;
/** Rows yielded per turn of the event loop. */
const TURN = 10;

type Row = Record<string, unknown>;

export interface ReadOptions {
  /** Only the rows that belong to this person or conversation. */
  of?: { column: "persona_id" | "conversation_id"; id: string };
  /** Oldest first, for reading; otherwise by primary key, which every table has an index for. */
  byTime?: boolean;
}

/**
 * A user's rows of a table, without deleted ones. Each page is its own transaction: on the embedded database an open
 * one blocks everybody else.
 */
export async function* readRows<R = Row>(
  db: Database,
  userId: string,
  table: ExportedTable,
  { of, byTime = false }: ReadOptions = {},
): AsyncGenerator<R> {
  const order = placeColumns(table, byTime);
  const conditions = [
    sql`t.user_id = ${userId}`,
    ...notDeleted(table),
    ...(of ? [sql`t.${sql.identifier(of.column)} = ${of.id}`] : []),
  ];
  let last: string[] | null = null;
  for (;;) {
    const page: { row: R; place: string[] }[] = await db.withUser(userId, async (tx) => {
      const { rows } = await tx.execute<{ row: R; place: string[] }>(sql`
        select ${rowOf(table)} as row, array[${list(order.map((column) => sql`${column}::text`))}] as place
        from ${sql.identifier(tableName(table))} t
        where ${sql.join([...conditions, ...(last ? [isAfter(order, last)] : [])], sql` and `)}
        order by ${list(order)} limit ${PAGE}`);
      return rows;
    });
    for (const [at, { row }] of page.entries()) {
      // Rendering this many rows takes long enough to delay other requests.
      if (at % TURN === TURN - 1) await setImmediate();
      yield row;
    }
    last = page.at(-1)?.place ?? null;
    if (page.length < PAGE) return;
  }
}

const list = (parts: SQL[]) => sql.join(parts, sql`, `);

function placeColumns({ key }: ExportedTable, byTime: boolean): SQL[] {
  const names = ["user_id", ...(byTime ? ["created_at"] : []), ...(key ? [key] : [])];
  return names.map((name) => sql`t.${sql.identifier(name)}`);
}

function isAfter(order: SQL[], place: string[]): SQL {
  return sql`(${list(order)}) > (${list(place.map((value) => sql`${value}`))})`;
}

/** The row as JSON, with the exported columns and keys. */
function rowOf(table: ExportedTable): SQL {
  const pairs = exportedColumns(table).map((name) => {
    const hidden = table.withoutKeys?.column === name ? Object.keys(table.withoutKeys.keys) : [];
    const column = sql`t.${sql.identifier(name)}`;
    return sql`${name}::text, ${hidden.reduce((value, key) => sql`${value} - ${key}::text`, column)}`;
  });
  return sql`json_build_object(${list(pairs)})`;
}

/** Rows of a deleted person or conversation count as deleted. */
function notDeleted(table: ExportedTable): SQL[] {
  // The reference may be null: a finding in the user's own profile has no person.
  const living = (parent: string, reference: string) => sql`(t.${sql.identifier(reference)} is null or exists (
    select from ${sql.identifier(parent)} p
    where p.user_id = ${OWN_ID} and p.id = t.${sql.identifier(reference)} and p.deleted_at is null))`;
  const columns = exportedColumns(table);
  return [
    ...(columns.includes("deleted_at") ? [sql`t.deleted_at is null`] : []),
    ...(columns.includes("persona_id") ? [living("personas", "persona_id")] : []),
    ...(columns.includes("conversation_id") ? [living("conversations", "conversation_id")] : []),
  ];
}
