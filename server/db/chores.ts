import { sql } from "drizzle-orm";
import type { Tx } from "./connect.ts";

/** Any number, the same in every process: the first half of every chore's lock. */
const CHORES = 7_360_272;
/** What every process does from time to time for all, by the second half of its lock. */
const NUMBERS = { purge: 1, recover: 2, addUp: 3 };

/** Whether this transaction is the one to do a chore; false while another process is at it. The lock ends with it. */
export async function mayDo(tx: Tx, chore: keyof typeof NUMBERS): Promise<boolean> {
  const { rows } = await tx.execute<{ mine: boolean }>(
    sql`select pg_try_advisory_xact_lock(${CHORES}, ${NUMBERS[chore]}) as mine`,
  );
  return rows[0]?.mine === true;
}
