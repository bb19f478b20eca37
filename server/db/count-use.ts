import { sql } from "drizzle-orm";
import { DomainError } from "#domain/errors.ts";
import type { Database } from "./connect.ts";
import { rateLimits } from "./schema/auth.ts";

/** How often something may be done: `max` times in `seconds`, counted from the first. */
export interface Limit {
  name: string;
  max: number;
  seconds: number;
}

/**
 * Counts one use by `who`, for all processes together.
 * @throws DomainError rate_limited, with the seconds to wait, when there have been too many.
 */
export async function countUse(db: Database, { name, max, seconds }: Limit, who: string, now: Date): Promise<void> {
  const at = now.getTime();
  const { count, lastRequest } = rateLimits;
  const rows = await db.withSystem(async (tx) => {
    // A count that a crash loses is no loss; waiting for the disk before every answer would be.
    await tx.execute(sql`set local synchronous_commit = off`);
    return (
      tx
        .insert(rateLimits)
        // The library deletes rows some time after this moment: here it is when the count ends, not when it began.
        .values({ key: `${name}|${who}`, count: 1, lastRequest: at + seconds * 1000 })
        .onConflictDoUpdate({
          target: rateLimits.key,
          set: {
            count: sql`case when ${lastRequest} <= ${at} then 1 else least(${count}, ${max}) + 1 end`,
            lastRequest: sql`case when ${lastRequest} <= ${at} then excluded.last_request else ${lastRequest} end`,
          },
        })
        .returning({ count, ends: lastRequest })
    );
  });
  const { count: used, ends } = rows[0]!;
  if (used > max) throw new DomainError("rate_limited", { retryAfter: Math.max(1, Math.ceil((ends - at) / 1000)) });
}
