import { and, eq, inArray, isNotNull, lt, or, type SQL } from "drizzle-orm";
import { lockChore } from "#server/db/chores.ts";
import type { Database } from "#server/db/connect.ts";
import { knownCallers, rateLimits } from "#server/db/schema/auth.ts";
import { conversations } from "#server/db/schema/chat.ts";
import { interactions } from "#server/db/schema/interactions.ts";
import { notesPersona } from "#server/db/schema/notes.ts";
import { safetyFindings } from "#server/db/schema/safety.ts";
import { personas } from "#server/db/schema/people.ts";
import { forgetInLookBacks } from "#server/records/texts/forget-in-look-backs.ts";

/** How long a deletion can be undone. The page offers it for seconds; the rest is margin for slow connections. */
export const UNDO_MINUTES = 10;

/** How long a browser or address that signed in is remembered. */
const KNOWN_DAYS = 180;

/** The tables with soft deletion. A row's dependents come before it. */
export const SOFT_DELETED_TABLES = [notesPersona, interactions, conversations, personas] as const;

/** Condition for a table's deleted rows; `is not null` lets PostgreSQL use their partial index. */
export function deletedBefore(table: (typeof SOFT_DELETED_TABLES)[number], before: Date): SQL | undefined {
  return and(isNotNull(table.deletedAt), lt(table.deletedAt, before));
}

/** A user's findings about these texts, or in these conversations, that are quiet or cleared. */
function endedFindings(user: string, ids: readonly string[]): SQL | undefined {
  const { userId, source, conversationId, level, status } = safetyFindings;
  const about = or(inArray(source, [...ids]), inArray(conversationId, [...ids]));
  return and(eq(userId, user), about, or(eq(level, "quiet"), eq(status, "cleared")));
}

/** Permanently deletes what was deleted more than UNDO_MINUTES ago, in one process at a time. Returns the row count. */
export function purgeDeleted(db: Database, now: Date): Promise<number> {
  const before = new Date(now.getTime() - UNDO_MINUTES * 60_000);
  return db.withSystem(async (tx) => {
    if (!(await lockChore(tx, "purge"))) return 0;
    let removed = 0;
    for (const table of SOFT_DELETED_TABLES) {
      const gone = await tx
        .delete(table)
        .where(deletedBefore(table, before))
        .returning({ id: table.id, userId: table.userId });
      removed += gone.length;
      // An open alarm outlives its text: only the user ends it.
      for (const [userId, theirs] of Map.groupBy(gone, (row) => row.userId)) {
        const ids = theirs.map(({ id }) => id);
        await tx.delete(safetyFindings).where(endedFindings(userId, ids));
        await forgetInLookBacks(tx, userId, ids);
      }
    }
    // Expired counts, some of them by address.
    await tx.delete(rateLimits).where(lt(rateLimits.lastRequest, now.getTime()));
    const unseenSince = new Date(now.getTime() - KNOWN_DAYS * 86_400_000).toISOString().slice(0, 10);
    await tx.delete(knownCallers).where(lt(knownCallers.seenOn, unseenSince));
    return removed;
  });
}
