import { sql, type SQL, type SQLWrapper } from "drizzle-orm";
import { DomainError } from "#domain/errors.ts";
import type { Database } from "./connect.ts";
import { prepared } from "./prepared.ts";

/** How often something may be done: `max` times in `seconds`, counted from the first. */
export interface Limit {
  name: string;
  max: number;
  seconds: number;
}

/**
 * Counts one use by `who`, a text in SQL, where a statement has work to do besides; its value is the milliseconds to wait
 * when there have been too many, else null. Nobody (null) is counted for nothing.
 */
export function countedUse({ name, max, seconds }: Limit, who: SQL, now: SQLWrapper): SQL {
  return sql`app_count_use(${`${name}|`}::text || ${who}, ${max}::int, ${seconds * 1000}::bigint, ${now}::bigint)`;
}

const counting = prepared<"who" | "max" | "ms" | "now">(
  "count_use",
  (value) => sql`select app_count_use(${value.who}, ${value.max}, ${value.ms}, ${value.now})::int as wait`,
);

/** The refusal, for `wait` milliseconds. */
export function tooMany(wait: number): DomainError {
  return new DomainError("rate_limited", { retryAfter: Math.max(1, Math.ceil(wait / 1000)) });
}

/**
 * Counts one use by `who`, for all processes together.
 * @throws DomainError rate_limited, with the seconds to wait, when there have been too many.
 */
export async function countUse(db: Database, { name, max, seconds }: Limit, who: string, now: Date): Promise<void> {
  const [row] = await db.statement<{ wait: number | null }>(
    counting({ who: `${name}|${who}`, max, ms: seconds * 1000, now: now.getTime() }),
  );
  if (row?.wait) throw tooMany(row.wait);
}
