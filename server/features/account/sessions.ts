import { and, desc, eq, gt, ne } from "drizzle-orm";
import type { SessionEntry } from "#domain/account/security.ts";
import { DomainError } from "#domain/errors.ts";
import type { Tx } from "#server/db/connect.ts";
import { apiTokens, knownCallers, sessions, verifications } from "#server/db/schema/auth.ts";
import type { Verb } from "#server/services.ts";
import { deviceOf } from "#server/records/account/device-of.ts";

/** The user's sessions, newest first. */
export function listSessions({ db, user, now }: Verb & { now: Date }): Promise<SessionEntry[]> {
  return db.withSystem(async (tx) => {
    const rows = await tx
      .select({
        id: sessions.id,
        userAgent: sessions.userAgent,
        createdAt: sessions.createdAt,
        updatedAt: sessions.updatedAt,
      })
      .from(sessions)
      .where(and(eq(sessions.userId, user.id), gt(sessions.expiresAt, now)))
      .orderBy(desc(sessions.updatedAt), desc(sessions.id));
    return rows.map((row) => ({
      id: row.id,
      ...deviceOf(row.userAgent),
      created_at: row.createdAt.toISOString(),
      last_seen_at: row.updatedAt.toISOString(),
      current: row.id === user.sessionId,
    }));
  });
}

/** Signs one device out. @throws DomainError not_found, also for another user's session. */
export async function endSession({ db, user, input }: Verb<string>): Promise<void> {
  const ended = await db.withSystem((tx) =>
    tx
      .delete(sessions)
      .where(and(eq(sessions.userId, user.id), eq(sessions.id, input)))
      .returning({ id: sessions.id }),
  );
  if (ended.length === 0) throw new DomainError("not_found");
}

/** Ends all sessions, including this one, and revokes every API token. */
export async function endAllSessions({ db, user }: Verb): Promise<void> {
  await db.withSystem((tx) => endAllAccess(tx, user.id));
}

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
