import { sql, type SQL } from "drizzle-orm";
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
export async function requireQuota(tx: Tx, quota: number | null): Promise<void> {
  if (quota === null) return;
  const { bytes, unbounded } = await readStoredBytes(tx);
  if (bytes >= quota && !unbounded) throw new DomainError("account_full");
}

/** Whether an error was raised because the account has reached its quota. */
export function isAccountFull(error: unknown): boolean {
  return hasCode(error, QUOTA_EXCEEDED);
}

/** The user's stored bytes: texts plus a fixed number per row. `unbounded` while danger is open: no quota applies. */
export async function readStoredBytes(tx: Tx): Promise<{ bytes: number; unbounded: boolean }> {
  const { rows } = await tx.execute<{ bytes: string; unbounded: boolean }>(
    sql`select ${storedBytes}::text as bytes, app_unbounded(app_user_id()) as unbounded`,
  );
  return { bytes: Math.max(0, Number(rows[0]?.bytes ?? 0)), unbounded: rows[0]?.unbounded === true };
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
