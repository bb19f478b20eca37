import { sql, type SQL } from "drizzle-orm";
import type { Tx } from "./connect.ts";
import { accountStorage } from "./schema/account.ts";

/** SQLSTATE of what the trigger `check_quota` refuses with. */
const FULL = "SQ001";
/** Rows of one account that are left to be added up by whoever asks. */
const ROWS_MOST = 20;

/** In SQL, the bytes that the user of the transaction stores. */
export const storedBytes: SQL = sql`(select coalesce(sum(bytes), 0) from ${accountStorage})`;

/** Whether an error says that the account has reached its quota. */
export function isAccountFull(error: unknown): boolean {
  for (let at: unknown = error; at instanceof Error; at = at.cause) {
    if ("code" in at && at.code === FULL) return true;
  }
  return false;
}

/** The user's stored bytes: what they wrote, and for each row a fixed share. */
export async function readStoredBytes(tx: Tx): Promise<number> {
  const { rows } = await tx.execute<{ bytes: string }>(sql`select ${storedBytes}::text as bytes`);
  return Math.max(0, Number(rows[0]?.bytes ?? 0));
}

/** Puts one row in place of an account's many. What is added at this moment is not seen yet, and stays a row of its own. */
export async function addUpStorage(tx: Tx): Promise<void> {
  await tx.execute(sql`
    with many as (select user_id from ${accountStorage} group by user_id having count(*) > ${ROWS_MOST}::int),
      gone as (delete from ${accountStorage} where user_id in (select user_id from many) returning user_id, bytes)
    insert into ${accountStorage} (user_id, bytes) select user_id, sum(bytes) from gone group by user_id`);
}
