import type pg from "pg";
import { hasCode } from "#server/runtime/causes.ts";

/** SQLSTATE in_failed_sql_transaction. */
const FAILED_BEFORE = "25P02";

/**
 * Commits with `statement`, whose last part is the commit. PostgreSQL answers ROLLBACK to a commit, without an error,
 * when a statement failed and nobody noticed; what precedes the commit fails instead.
 * @throws if the transaction was rolled back.
 */
export async function commit(client: pg.ClientBase, statement: string): Promise<void> {
  const rolledBack = (cause?: unknown) => new Error("the transaction was rolled back", { cause });
  let results: pg.QueryResult | pg.QueryResult[];
  try {
    results = await client.query(statement);
  } catch (error) {
    throw hasCode(error, FAILED_BEFORE) ? rolledBack(error) : error;
  }
  const last = Array.isArray(results) ? results.at(-1) : results;
  if (last?.command !== "COMMIT") throw rolledBack();
}
