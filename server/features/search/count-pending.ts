import { count } from "drizzle-orm";
import type { Database } from "#server/db/connect.ts";
import { pendingEmbeddings } from "#server/db/schema/search.ts";

/** Number of records waiting to be embedded, of all users. */
export async function countPending(db: Database): Promise<number> {
  const [row] = await db.withSystem((tx) => tx.select({ waiting: count() }).from(pendingEmbeddings));
  return row?.waiting ?? 0;
}
