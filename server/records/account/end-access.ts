import { and, eq, ne, sql } from "drizzle-orm";
import type { Tx } from "#server/db/connect.ts";
import { apiTokens, knownCallers, sessions, users, verifications } from "#server/db/schema/auth.ts";

/**
 * Ends an account's sessions, API tokens and pending second steps, and forgets its known callers, which may include an
 * intruder. `but` is the id of a session or token to keep.
 */
export async function endAllAccess(tx: Tx, userId: string, but?: string): Promise<void> {
  await noteLastUse(tx, userId);
  const others = (id: typeof sessions.id | typeof apiTokens.id) => (but === undefined ? undefined : ne(id, but));
  await tx.delete(sessions).where(and(eq(sessions.userId, userId), others(sessions.id)));
  await tx.delete(apiTokens).where(and(eq(apiTokens.userId, userId), others(apiTokens.id)));
  // Pending second steps: the only verifications whose value is just the user id.
  await tx.delete(verifications).where(eq(verifications.value, userId));
  await tx.delete(knownCallers).where(eq(knownCallers.userId, userId));
}

/** Keeps the day of the last use, which the operator's room shows by week. */
async function noteLastUse(tx: Tx, userId: string): Promise<void> {
  await tx
    .update(users)
    .set({
      seenOn: sql`greatest(
        ${users.seenOn},
        (select max((updated_at at time zone 'utc')::date) from sessions where user_id = ${userId}),
        (select max(seen_on) from known_callers where user_id = ${userId}),
        (select max(last_used_on) from api_tokens where user_id = ${userId})
      )`,
    })
    .where(eq(users.id, userId));
}
