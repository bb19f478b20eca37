import { setTimeout as sleep } from "node:timers/promises";
import type pg from "pg";
import { hasCode } from "#server/runtime/causes.ts";
import type { Migration } from "./migrate.ts";
import { isDirect } from "./pooler.ts";

/** While a statement waits for a lock, everybody who comes later waits behind it. */
const LOCK_WAIT_MS = 500;
/** Between two attempts, for those who had to wait behind the first. */
const PAUSE_MS = 1000;
const ATTEMPTS_MS = 5 * 60_000;
/** SQLSTATE lock_not_available, deadlock_detected, query_canceled (also by statement_timeout). */
const RETRIED = ["55P03", "40P01", "57014"];

/** Something has held a lock that a migration needs for so long that it gave up; nothing of it is left. */
export class MigrationBlockedError extends Error {
  override name = "MigrationBlockedError";
}

/** The lock under which a migration ran is gone, so another process may migrate; what it had not recorded is left out. */
export class MigrationLockLostError extends Error {
  override name = "MigrationLockLostError";
}

const CONCURRENTLY = /^((?:--[^\n]*\n|\s)*(?:create(?: unique)?|drop) index) concurrently\b/i;

/** Whether a migration creates and drops indexes while rows are written, which no transaction can. */
export function isConcurrent({ statements }: Pick<Migration, "statements">): boolean {
  return statements.some((statement) => CONCURRENTLY.test(statement));
}

/** The same statement for a database that nobody else uses, in a transaction. */
export function inTransaction(statement: string): string {
  return statement.replace(CONCURRENTLY, "$1");
}

interface Attempts {
  attemptsMs?: number;
  pauseMs?: number;
}

/**
 * Applies one migration to a database in use, so that no reader or writer waits for long: in a transaction of its own
 * that gives up and starts again when it must wait for a lock, or, for indexes, outside any transaction.
 * @throws MigrationBlockedError
 */
export async function applyInUse(
  client: pg.ClientBase,
  migration: Migration,
  record: (client: pg.ClientBase) => Promise<void>,
  attempts: Attempts = {},
): Promise<void> {
  if (isConcurrent(migration)) {
    // Limits of the role or the database would end every attempt. A pooler would lend the changed session to others.
    if (await isDirect(client)) await client.query("set statement_timeout = 0; set lock_timeout = 0");
    for (const statement of migration.statements) {
      await attempt(migration, () => changeIndex(client, statement), attempts);
    }
    return record(client);
  }
  await attempt(migration, () => changeAtOnce(client, migration, record), attempts);
}

/** Runs `change`, which must be repeatable, until no lock and no time limit ends it. */
async function attempt(
  { tag }: Migration,
  change: () => Promise<void>,
  { attemptsMs = ATTEMPTS_MS, pauseMs = PAUSE_MS }: Attempts,
): Promise<void> {
  const begun = performance.now();
  for (;;) {
    try {
      return await change();
    } catch (error) {
      if (!RETRIED.some((code) => hasCode(error, code))) throw error;
      if (performance.now() - begun > attemptsMs) {
        throw new MigrationBlockedError(`Migration ${tag} waits for a lock that another transaction holds`, {
          cause: error,
        });
      }
      await sleep(pauseMs);
    }
  }
}

async function changeAtOnce(
  client: pg.ClientBase,
  { statements }: Migration,
  record: (client: pg.ClientBase) => Promise<void>,
): Promise<void> {
  try {
    await client.query(`begin; set local lock_timeout = ${LOCK_WAIT_MS}; set local statement_timeout = 0`);
    for (const statement of statements) await client.query(statement);
    await record(client);
    await client.query("commit");
  } catch (error) {
    // Fails only where the connection is lost, which rolls back too.
    await client.query("rollback").catch(() => {});
    throw error;
  }
}

/** Repeatable: an attempt that was interrupted leaves an index that is not valid. */
async function changeIndex(client: pg.ClientBase, statement: string): Promise<void> {
  const name = /^\s*create(?: unique)? index concurrently (?:if not exists )?"(\w+)"/im.exec(statement)?.[1];
  if (name) {
    const { rows } = await client.query<{ valid: boolean }>(
      "select indisvalid as valid from pg_index where indexrelid = to_regclass($1)",
      [`"${name}"`],
    );
    if (rows[0]?.valid) return;
    if (rows[0]) await client.query(`drop index concurrently "${name}"`);
  }
  await client.query(statement);
}
