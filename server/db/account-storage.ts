import { sql, type SQL, type SQLWrapper } from "drizzle-orm";
import { DomainError } from "#domain/errors.ts";
import { hasCode } from "#server/runtime/causes.ts";
import { lockChore } from "./chores.ts";
import type { Database, Tx } from "./connect.ts";
import { accountStorage } from "./schema/account.ts";
import { OWN_ID } from "./own-rows.ts";

/** SQLSTATE raised by the trigger `check_quota`. */
const QUOTA_EXCEEDED = "SQ001";
/** Accounts whose rows the chore adds up in one statement, so that none takes long. */
const BATCH = 2000;

/** SQL: the bytes that the transaction's user stores. */
export const storedBytes: SQL = sql`(select coalesce(sum(bytes), 0) from ${accountStorage} where user_id = ${OWN_ID})`;

/**
 * SQL: a text that is another one after each change of what LISTED_TABLES hold of a user: their triggers insert a row
 * with a random id here for each statement, and the chore inserts one for those it deletes.
 */
export const accountState = (userId: SQLWrapper): SQL =>
  sql`(select coalesce(bit_xor(uuid_hash_extended(id, 0)), 0)::text from ${accountStorage} where user_id = ${userId})`;

/** The tables that pages of lists may be read from. tests/db/kept-pages.db.test.ts checks their triggers. */
export const LISTED_TABLES = ["personas", "notes_persona", "interactions", "safety_findings"];

/**
 * Refuses when the transaction's user has reached the quota, unless danger is open. For data that will grow outside
 * this transaction; what the transaction itself adds is checked when it commits.
 * @throws DomainError account_full.
 */
export async function requireQuota(tx: Tx, installation: number | null): Promise<void> {
  const { bytes, quota } = await readStorage(tx, installation);
  if (quota !== null && bytes >= quota) throw new DomainError("account_full");
}

/** Whether an error was raised because the account has reached its quota. */
export function isAccountFull(error: unknown): boolean {
  return hasCode(error, QUOTA_EXCEEDED);
}

/** SQL: the user's quota in bytes: their own, otherwise the installation's (0 for none); null without one. */
export const quotaOf = (installation: SQLWrapper | number): SQL => sql`app_quota(${OWN_ID}, ${installation}::bigint)`;

/**
 * The user's stored bytes (texts plus a fixed number per row) and quota; null without one, and while danger is open,
 * when nothing is refused.
 */
export async function readStorage(
  tx: Tx,
  installation: number | null,
): Promise<{ bytes: number; quota: number | null }> {
  const { rows } = await tx.execute<{ bytes: string; quota: string | null }>(sql`
    select ${storedBytes}::text as bytes,
      case when not app_unbounded(${OWN_ID}) then ${quotaOf(installation ?? 0)} end::text as quota`);
  const { bytes = 0, quota = null } = rows[0] ?? {};
  return { bytes: Math.max(0, Number(bytes)), quota: quota === null ? null : Number(quota) };
}

/**
 * Replaces the rows of each account that has stored something since by one with their sum, in one process at a time:
 * the work is that of what was written, however many accounts there are. Rows inserted concurrently are not visible yet
 * and stay separate. Runs in its own transactions, so that a failure here or in another chore does not roll back the
 * other.
 */
export async function mergeStorageRows(db: Database): Promise<void> {
  let accounts = BATCH;
  while (accounts === BATCH) {
    accounts = await db.withSystem(async (tx) => {
      if (!(await lockChore(tx, "addUp"))) return 0;
      const { rowCount } = await tx.execute(sql`
        with due as (
            select user_id from ${accountStorage} where not is_sum group by user_id order by user_id limit ${BATCH}
          ), gone as (
            delete from ${accountStorage} where user_id = any (array(select user_id from due)) returning user_id, bytes
          )
        insert into ${accountStorage} (user_id, bytes, is_sum) select user_id, sum(bytes), true from gone group by user_id`);
      return rowCount ?? 0;
    });
  }
}
