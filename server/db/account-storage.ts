import { sql, type SQL } from "drizzle-orm";
import { DomainError } from "#domain/errors.ts";
import { hasCode } from "#server/runtime/causes.ts";
import { mayDo } from "./chores.ts";
import type { Database, Tx } from "./connect.ts";
import { accountStorage } from "./schema/account.ts";

/** SQLSTATE of what the trigger `check_quota` refuses with. */
const FULL = "SQ001";
/** Rows of one account that are left to be added up by whoever asks. */
const ROWS_MOST = 20;

/** In SQL, the bytes that the user of the transaction stores. */
export const storedBytes: SQL = sql`(select coalesce(sum(bytes), 0) from ${accountStorage})`;

/**
 * Refuses where the user of the transaction stores as much as they may, unless danger is open: for what is to grow later,
 * outside the transaction. What adds something itself is refused at its end. @throws DomainError account_full.
 */
export async function requireRoom(tx: Tx, quota: number | null): Promise<void> {
  if (quota === null) return;
  const { bytes, unbounded } = await readStoredBytes(tx);
  if (bytes >= quota && !unbounded) throw new DomainError("account_full");
}

/** Whether an error says that the account has reached its quota. */
export function isAccountFull(error: unknown): boolean {
  return hasCode(error, FULL);
}

/** The user's stored bytes: what they wrote, and for each row a fixed share; unbounded while danger is open. */
export async function readStoredBytes(tx: Tx): Promise<{ bytes: number; unbounded: boolean }> {
  const { rows } = await tx.execute<{ bytes: string; unbounded: boolean }>(
    sql`select ${storedBytes}::text as bytes, app_unbounded(app_user_id()) as unbounded`,
  );
  return { bytes: Math.max(0, Number(rows[0]?.bytes ?? 0)), unbounded: rows[0]?.unbounded === true };
}

/**
 * Puts one row in place of an account's many, one process at a time. What is added at this moment is not seen yet, and
 * stays a row of its own. In its own transaction, so that a failure here or in another chore does not roll back the other.
 */
export async function addUpStorage(db: Database): Promise<void> {
  await db.withSystem(async (tx) => {
    if (!(await mayDo(tx, "addUp"))) return;
    await tx.execute(sql`
      with many as (select user_id from ${accountStorage} group by user_id having count(*) > ${ROWS_MOST}::int),
        gone as (delete from ${accountStorage} where user_id in (select user_id from many) returning user_id, bytes)
      insert into ${accountStorage} (user_id, bytes) select user_id, sum(bytes) from gone group by user_id`);
  });
}
