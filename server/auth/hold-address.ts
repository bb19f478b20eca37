import { sql } from "drizzle-orm";
import type { Tx } from "#server/db/connect.ts";

/** Lets one account at a time take an address, to the end of the transaction: the next one finds it taken. */
export async function holdAddress(tx: Tx, email: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`address|${email}`}, 0))`);
}
