import { sql, type SQL, type SQLWrapper } from "drizzle-orm";
import { DomainError } from "#domain/errors.ts";
import type { Database } from "#server/db/connect.ts";

/** How often something may be done: `max` times in `seconds`, counted from the first. */
export interface Limit {
  name: string;
  max: number;
  seconds: number;
}

/** One thing done by somebody: a user's id, an address, or whatever else tells them apart. */
export interface Use {
  limit: Limit;
  who: string;
}

/**
 * Counts one use by `who`, a text in SQL, of each limit, as `countUse` does, where a statement has work to do besides; its
 * value is the milliseconds to wait when there have been too many, else null. Nobody (null) is counted for nothing.
 */
export function countedUse(limits: readonly Limit[], who: SQL, now: SQLWrapper): SQL {
  const counts = limits.map(
    ({ name, max, seconds }) =>
      sql`app_count_use(${`${name}|`}::text || ${who}, ${max}::int, ${seconds * 1000}::bigint, ${now}::bigint)`,
  );
  return sql`coalesce(${sql.join(counts, sql`, `)})`;
}

/** The refusal, for `wait` milliseconds. */
export function tooMany(wait: number): DomainError {
  return new DomainError("rate_limited", { retryAfter: Math.max(1, Math.ceil(wait / 1000)) });
}

/** Counts one use and says whether it may be made. */
export async function mayUse(db: Database, use: Use, now: Date): Promise<boolean> {
  try {
    await countUse(db, [use], now);
    return true;
  } catch (error) {
    if (error instanceof DomainError && error.code === "rate_limited") return false;
    throw error;
  }
}

/**
 * Counts uses, for all processes together, in one statement: however many ask at once, no more than the limit get
 * through. Of several limits the first that is used up refuses, and those after it are not counted: whoever has to wait
 * at their own address uses up nothing of the account they ask for.
 * @throws DomainError rate_limited, with the seconds to wait, when there have been too many.
 */
export async function countUse(db: Database, uses: readonly Use[], now: Date): Promise<void> {
  if (uses.length === 0) return;
  const counts = uses.map((_, index) => {
    const first = index * 3 + 2;
    return `app_count_use($${first}, $${first + 1}, $${first + 2}, $1)`;
  });
  const [row] = await db.statement<{ wait: number | null }>({
    name: `count_use_${uses.length}`,
    text: `select coalesce(${counts.join(", ")})::int as wait`,
    values: [
      now.getTime(),
      ...uses.flatMap(({ limit, who }) => [`${limit.name}|${who}`, limit.max, limit.seconds * 1000]),
    ],
  });
  if (row?.wait) throw tooMany(row.wait);
}
