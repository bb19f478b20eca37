import { sql, type Placeholder, type SQL, type SQLWrapper } from "drizzle-orm";
import pg from "pg";
import type { z } from "zod";
import { DomainError } from "#domain/errors.ts";
import type { Database } from "./connect.ts";
import { prepared } from "./prepared.ts";
import { personas } from "./schema/people.ts";

/** In SQL, whose session it is, in a session read's question. */
export const SESSION_USER = sql`s.user_id`;
export const SESSION_EMAIL = sql`s.email`;
/** In SQL, the person a session read's question is about. */
export const PERSON = sql`person.id`;

/** In SQL, the columns of a table's alias that a schema of the API names: they are called the same. */
export function columnsOf(schema: z.ZodObject, alias: string): SQL {
  const columns = Object.keys(schema.shape).map((name) => sql`${sql.identifier(alias)}.${sql.identifier(name)}`);
  return sql.join(columns, sql`, `);
}

interface Question {
  /** Whom the question is about; nobody else's person is found. */
  personaId?: SQLWrapper;
  /** A select with a limit, whose rows have an id. It names the user itself (SESSION_USER): so its indexes begin. */
  rows: SQL;
}

/**
 * A question that checks its session itself, in one prepared statement outside any transaction: for what every visit asks.
 * The look-up sets the user that row-level security then goes by. It happens first, since each of the joins is lateral and
 * has a limit, which keeps PostgreSQL from turning it into one of another order; were it to happen later, nothing would be
 * seen. Somebody without rows gets one without an id, somebody without a session or such a person none. The plan is made once for a
 * connection and fits everybody: write questions that an index answers in their order, however much there is.
 *
 * Times come as ISO text, everything else as the driver reads it; columns keep their names.
 * @throws DomainError unauthenticated; not_found when the person is not the caller's.
 */
export function sessionRead<K extends string, R extends { id: string }>(
  name: string,
  write: (place: Record<K, Placeholder>) => Question,
): (db: Database, token: string, values: Record<K, unknown>) => Promise<R[]> {
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
    const rows = await db.statement<{ id: string | null }>({ ...query({ ...values, token }), types: TYPES });
    // Rare, and so asked for only now: is there no such session, or no such person?
    if (rows.length === 0) throw new DomainError((await db.session(token)) ? "not_found" : "unauthenticated");
    return (rows[0]?.id === null ? [] : rows) as unknown as R[];
  };
}

/** Times go out as text: making a Date of each only to write it out again would cost a tenth of a list. */
const TYPES: pg.CustomTypesConfig = {
  getTypeParser: (oid, format) =>
    oid === pg.types.builtins.TIMESTAMPTZ
      ? isoTime
      : (pg.types.getTypeParser(oid, format) as (text: string) => unknown),
};

/** A time as PostgreSQL writes it in UTC, as `toISOString` would. */
export function isoTime(text: string): string {
  if (text[4] !== "-" || !text.endsWith("+00")) return new Date(text).toISOString();
  const fraction = text.slice(20, -3).padEnd(3, "0").slice(0, 3);
  return `${text.slice(0, 10)}T${text.slice(11, 19)}.${fraction}Z`;
}
