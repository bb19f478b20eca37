import { sql, type SQL, type SQLWrapper } from "drizzle-orm";
import { DomainError } from "#domain/errors.ts";
import type { Database } from "#server/db/connect.ts";

/** How often something may be done: `max` times in `seconds`, from the first use on. */
export interface Limit {
  name: string;
  max: number;
  seconds: number;
}

/** One use by `who`: a user's id, an address, or another identifier. */
export interface Use {
  limit: Limit;
  who: string;
}

/**
 * SQL: counts one use of each limit by `who`, a text in SQL, as `countUse` does, within a larger statement. Its value
 * is the milliseconds to wait if there have been too many, else null. A null `who` is not counted.
 */
export function countedUse(limits: readonly Limit[], who: SQL, now: SQLWrapper): SQL {
  const counts = limits.map(
    ({ name, max, seconds }) =>
      sql`app_count_use(${`${name}|`}::text || ${who}, ${max}::int, ${seconds * 1000}::bigint, ${now}::bigint)`,
  );
  return sql`coalesce(${sql.join(counts, sql`, `)})`;
}

/** The error for too many uses; `wait` in milliseconds. */
export function tooMany(wait: number): DomainError {
  return new DomainError("rate_limited", { retryAfter: Math.max(1, Math.ceil(wait / 1000)) });
}

/** Counts one use and returns whether it is allowed. */
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
 * Counts uses in one statement, for all processes together: even concurrent calls cannot exceed a limit. The first
 * limit that is exceeded refuses, and those after it are not counted: a caller over the limit of their address does not
 * use up that of the account they name.
 * @throws DomainError rate_limited with the seconds to wait, if there have been too many.
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
