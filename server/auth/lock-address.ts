import { sql } from "drizzle-orm";
import type { Tx } from "#server/db/connect.ts";

/** Locks an address until the end of the transaction: the next account that wants it finds it taken. */
export async function lockAddress(tx: Tx, email: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`address|${email}`}, 0))`);
}
