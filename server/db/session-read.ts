import { sql, type Placeholder, type SQL, type SQLWrapper } from "drizzle-orm";
import { z } from "zod";
import { DomainError } from "#domain/errors.ts";
import { timeSchema } from "#domain/ids.ts";
import type { JsonText } from "#server/services.ts";
import { accountState } from "./account-storage.ts";
import type { Database } from "./connect.ts";
import { keepingPage, keptPages } from "./kept-pages.ts";
import type { Page } from "./paging.ts";
import { prepared } from "./prepared.ts";
import { personas } from "./schema/people.ts";

/** In SQL, whose session it is, in a session read's question. */
export const SESSION_USER = sql`s.user_id`;
export const SESSION_EMAIL = sql`s.email`;
/** In SQL, the person a session read's question is about. */
export const PERSON = sql`person.id`;

/** In SQL, a time as `toISOString` writes it: these statements run in UTC. */
export function isoText(time: SQLWrapper): SQL {
  return sql`to_char(${time}, 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
}

/** In SQL, the columns of a table's alias that a schema of the API names: they are called the same. */
export function columnsOf(schema: z.ZodObject, alias: string): SQL {
  const columns = Object.entries(schema.shape).map(([name, field]) => {
    const column = sql`${sql.identifier(alias)}.${sql.identifier(name)}`;
    return isTime(field) ? sql`${isoText(column)} as ${sql.identifier(name)}` : column;
  });
  return sql.join(columns, sql`, `);
}

function isTime(field: z.core.$ZodType): boolean {
  if (field instanceof z.ZodNullable || field instanceof z.ZodOptional) return isTime(field.unwrap());
  return field === timeSchema;
}

interface Question {
  /** Whom the question is about; nobody else's person is found. */
  personaId?: SQLWrapper;
  /**
   * A select of what the API answers, under its names: times by `isoText`. It names the user itself (SESSION_USER): so
   * its indexes begin.
   */
  rows: SQL;
}

/**
 * A question that checks its session itself, in one prepared statement outside any transaction: for what every visit asks.
 * The look-up sets the user that row-level security then goes by. It happens first, since each of the joins is lateral and
 * has a limit or an aggregate, which keeps PostgreSQL from turning it into one of another order; were it to happen later,
 * nothing would be seen. Somebody without a session or such a person gets no row. The plan is made once for a connection and
 * fits everybody: write questions that an index answers in their order, however much there is.
 */
function sessionStatement<K extends string, R extends object>(
  name: string,
  write: (place: Record<K, Placeholder>) => Question,
): (db: Database, token: string, values: Record<K, unknown>) => Promise<[R, ...R[]]> {
  const query = prepared<K | "token">(name, (place) => {
    const { personaId, rows } = write(place);
    const person = personaId
      ? sql`join lateral (
          select id from ${personas} where user_id = s.user_id and id = ${personaId} and deleted_at is null limit 1
        ) person on true`
      : sql``;
    return sql`select answer.* from app_session(${place.token}) s ${person} left join lateral (${rows}) answer on true`;
  });
  return async (db, token, values) => {
    const [first, ...others] = await db.read<R>(query({ ...values, token }), token);
    // Rare, and so asked for only now: is there no such session, or no such person?
    if (!first) throw new DomainError((await db.session(token)) ? "not_found" : "unauthenticated");
    return [first, ...others];
  };
}

/** Reads rows, as the driver reads them, for answers that are composed here. `rows` has a limit, and each row an id. */
export function sessionRead<K extends string, R extends { id: string }>(
  name: string,
  write: (place: Record<K, Placeholder>) => Question,
): (db: Database, token: string, values: Record<K, unknown>) => Promise<R[]> {
  const read = sessionStatement<K, R | { id: null }>(name, write);
  return async (db, token, values) => {
    const rows = await read(db, token, values);
    // Somebody without rows gets one without an id.
    return rows[0].id === null ? [] : (rows as R[]);
  };
}

interface WrittenPage {
  /** What `accountState` is. */
  state: string;
  /** An array of the page's items, and of the next page's first one if there is one. */
  items: string;
  count: number;
}

/**
 * Reads a page of rows whose JSON PostgreSQL writes, so that it can be sent as it is (decision 051). A page that was read
 * before is kept, and PostgreSQL reads it again only if the account's state is another one (decision 053): `rows` takes
 * everything from its values and from tables whose every change is in that state, as tests check. It has no limit: the
 * page's is added. The types cannot see what it selects; tests hold every answer to the route's schema.
 */
export function sessionPage<K extends string, T>(
  name: string,
  write: (place: Record<K | "limit", Placeholder>) => Question,
  cursorOf: (last: T) => string,
): (db: Database, token: string, values: Record<K, unknown> & { limit: number }) => Promise<JsonText<Page<T>>> {
  const read = sessionStatement<K | "limit", WrittenPage>(name, (place) => {
    const { rows, ...about } = write(place);
    const page = sql`
      select stored.state, page.items, page.count
      from (select ${accountState(SESSION_USER)} as state) stored cross join lateral (
        select coalesce(json_agg(item)::text, '[]') as items, count(*)::int as count
        from (${rows} limit ${place.limit}::int + 1) item
      ) page`;
    return { ...about, rows: page };
  });
  return async (db, token, values) => {
    const key = JSON.stringify([name, token, values]);
    const known = keptPages.get(key);
    if (known && known.state === (await db.accountState(token))) return known.text as JsonText<Page<T>>;
    const page = await keepingPage(key, async () => {
      const [{ state, items, count }] = await read(db, token, values);
      return { state, text: pageText(items, { isCut: count > values.limit, cursorOf }) };
    });
    return page.text as JsonText<Page<T>>;
  };
}

/** `json_agg` begins each item but the first on a line of its own, and no JSON text has a line break within. */
export function pageText<T>(
  items: string,
  { isCut, cursorOf }: { isCut: boolean; cursorOf: (last: T) => string },
): JsonText<Page<T>> {
  if (!isCut) return `{"items":${items},"next_cursor":null}` as JsonText<Page<T>>;
  const kept = items.slice(0, items.lastIndexOf(", \n"));
  const last = kept.slice(Math.max(1, kept.lastIndexOf("\n")));
  const cursor = JSON.stringify(cursorOf(JSON.parse(last) as T));
  return `{"items":${kept}],"next_cursor":${cursor}}` as JsonText<Page<T>>;
}
