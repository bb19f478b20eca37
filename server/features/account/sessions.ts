import { and, desc, eq, gt } from "drizzle-orm";
import type { SessionEntry } from "#domain/account/security.ts";
import { DomainError } from "#domain/errors.ts";
import { sessions } from "#server/db/schema/auth.ts";
import type { Verb } from "#server/services.ts";
import { deviceOf } from "#server/records/account/device-of.ts";
import { endAllAccess } from "#server/records/account/end-access.ts";

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
