import { sql, type SQL, type SQLWrapper } from "drizzle-orm";
import { DomainError } from "#domain/errors.ts";
import { hasCode } from "#server/runtime/causes.ts";
import { lockChore } from "./chores.ts";
import type { Database, Tx } from "./connect.ts";
import { accountStorage } from "./schema/account.ts";

/** SQLSTATE raised by the trigger `check_quota`. */
const QUOTA_EXCEEDED = "SQ001";
/** Above this many rows, the chore replaces an account's rows by one with their sum. */
const MAX_ROWS = 20;

/** SQL: the bytes that the transaction's user stores. */
export const storedBytes: SQL = sql`(select coalesce(sum(bytes), 0) from ${accountStorage})`;

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
export const quotaOf = (installation: SQLWrapper | number): SQL =>
  sql`app_quota(app_user_id(), ${installation}::bigint)`;

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
      case when not app_unbounded(app_user_id()) then ${quotaOf(installation ?? 0)} end::text as quota`);
  const { bytes = 0, quota = null } = rows[0] ?? {};
  return { bytes: Math.max(0, Number(bytes)), quota: quota === null ? null : Number(quota) };
}

/**
 * Replaces an account's many rows by one, in one process at a time. Rows inserted concurrently are not visible yet and
 * stay separate. Runs in its own transaction, so that a failure here or in another chore does not roll back the other.
 */
export async function mergeStorageRows(db: Database): Promise<void> {
  await db.withSystem(async (tx) => {
    if (!(await lockChore(tx, "addUp"))) return;
    await tx.execute(sql`
      with many as (select user_id from ${accountStorage} group by user_id having count(*) > ${MAX_ROWS}::int),
        gone as (delete from ${accountStorage} where user_id in (select user_id from many) returning user_id, bytes)
      insert into ${accountStorage} (user_id, bytes) select user_id, sum(bytes) from gone group by user_id`);
  });
}
