import { sql } from "drizzle-orm";
import type { Tx } from "./connect.ts";

/** Arbitrary, the same in every process: the first key of each chore's advisory lock. */
const CHORES_LOCK = 7_360_272;
/** The second key of the lock, for each chore that every process runs periodically for the whole installation. */
const CHORE_KEYS = { purge: 1, recover: 2, addUp: 3, backup: 4 };

/** Tries to lock a chore until the transaction ends; false while another process is doing it. */
export async function lockChore(tx: Tx, chore: keyof typeof CHORE_KEYS): Promise<boolean> {
  const { rows } = await tx.execute<{ mine: boolean }>(
    sql`select pg_try_advisory_xact_lock(${CHORES_LOCK}, ${CHORE_KEYS[chore]}) as mine`,
  );
  return rows[0]?.mine === true;
}
