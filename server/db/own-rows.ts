import { eq, getTableColumns, is, sql, type SQL, type SQLWrapper } from "drizzle-orm";
import { NodePgDatabase, NodePgSession } from "drizzle-orm/node-postgres";
import { PgDialect, PgTable } from "drizzle-orm/pg-core";
import type pg from "pg";
import type { Tx } from "./connect.ts";

const OWN = {
  toPostgres(): never {
    throw new TypeError("OWN_ID stands for the user of a transaction of `withUser`, and for nobody elsewhere");
  },
};

/**
 * In SQL, the user's id: of the transaction's user, as a value of the statement; in a prepared statement that looks its
 * session up itself, of the session.
 */
export const OWN_ID: SQL = sql`coalesce(${sql.param(OWN)}::uuid, app_user_id())`;

/**
 * In SQL, the end of a statement that continues a user's request: sets the user for row-level security, and the
 * installation's limit of an account, 0 for none, if what is stored counts towards it. It is in the statement's `from`,
 * so it runs before anything is read or stored; if it ran later, no rows would be visible.
 */
export function asUser(userId: SQLWrapper, quota?: SQLWrapper): SQL {
  const own = sql`from set_config('app.user_id', ${userId}::uuid::text, true) as own`;
  return quota ? sql`${own} cross join set_config('app.quota', ${quota}::bigint::text, true) as quota` : own;
}

/** A statement's values with those of OWN_ID filled in: null where the statement finds the user itself. */
export function withOwnId(values: readonly unknown[], userId: string | null): unknown[] {
  return values.map((value) => (value === OWN ? userId : value));
}

type Select = Parameters<PgDialect["buildSelectQuery"]>[0];
type Update = Parameters<PgDialect["buildUpdateQuery"]>[0];
type Delete = Parameters<PgDialect["buildDeleteQuery"]>[0];

/** Names the user in each statement that Drizzle builds, and gives OWN_ID its value. */
class OwnRowsDialect extends PgDialect {
  readonly #userId: string;

  constructor(userId: string) {
    super();
    this.#userId = userId;
  }

  override buildSelectQuery(config: Select): SQL {
    const joins = config.joins && this.#joins(config.joins);
    return super.buildSelectQuery({ ...config, where: this.#own(config.where, config.table), ...(joins && { joins }) });
  }

  override buildUpdateQuery(config: Update): SQL {
    const where = this.#own(this.#own(config.where, config.table), config.from);
    return super.buildUpdateQuery({ ...config, where, joins: this.#joins(config.joins) });
  }

  override buildDeleteQuery(config: Delete): SQL {
    return super.buildDeleteQuery({ ...config, where: this.#own(config.where, config.table) });
  }

  override sqlToQuery(query: SQL, invokeSource?: "indexes"): ReturnType<PgDialect["sqlToQuery"]> {
    const { params, ...rest } = super.sqlToQuery(query, invokeSource);
    return { ...rest, params: withOwnId(params, this.#userId) };
  }

  /** The condition, and that a table's rows belong to the transaction's user. */
  #own(where: SQL | undefined, table: unknown): SQL | undefined {
    const userId = is(table, PgTable) ? getTableColumns(table)["userId"] : undefined;
    if (!userId) return where;
    const isOwn = eq(userId, this.#userId);
    // In brackets: a written condition may hold an `or`.
    return where ? sql`(${where}) and ${isOwn}` : isOwn;
  }

  #joins<J extends { table: unknown; on: SQL | undefined }>(joins: J[]): J[] {
    return joins.map((join) => ({ ...join, on: this.#own(join.on, join.table) }));
  }
}

/**
 * A connection for the statements of one user's transaction. Row-level security limits them to the user's rows. They
 * name the user as well: Citus decides by the statement alone, not by policies, to which node it goes (docs/SCALE.md).
 */
export function ownRows(client: pg.PoolClient, userId: string): Tx {
  const dialect = new OwnRowsDialect(userId);
  const db = new NodePgDatabase(dialect, new NodePgSession(client, dialect, undefined), undefined);
  return Object.assign(db, { $client: client });
}
