import { and, eq, ne } from "drizzle-orm";
import type { Tx } from "#server/db/connect.ts";
import { apiTokens, knownCallers, sessions, verifications } from "#server/db/schema/auth.ts";

/**
 * Ends an account's sessions, API tokens and pending second steps, and forgets its known callers, which may include an
 * intruder. `but` is the id of a session or token to keep.
 */
export async function endAllAccess(tx: Tx, userId: string, but?: string): Promise<void> {
  const others = (id: typeof sessions.id | typeof apiTokens.id) => (but === undefined ? undefined : ne(id, but));
  await tx.delete(sessions).where(and(eq(sessions.userId, userId), others(sessions.id)));
  await tx.delete(apiTokens).where(and(eq(apiTokens.userId, userId), others(apiTokens.id)));
  // Pending second steps: the only verifications whose value is just the user id.
  await tx.delete(verifications).where(eq(verifications.value, userId));
  await tx.delete(knownCallers).where(eq(knownCallers.userId, userId));
}
