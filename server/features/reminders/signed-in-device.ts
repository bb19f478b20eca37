import { and, eq, gt } from "drizzle-orm";
import type { Database } from "#server/db/connect.ts";
import { sessions } from "#server/db/schema/auth.ts";
import { pushSubscriptions } from "#server/db/schema/reminders.ts";

export type SubscriptionRow = typeof pushSubscriptions.$inferSelect;

/** A user's device whose session has neither ended nor expired; null otherwise, and for another user's. */
export async function signedInDevice(
  db: Database,
  { userId, id, now }: { userId: string; id: string; now: Date },
): Promise<SubscriptionRow | null> {
  const [found] = await db.withSystem((tx) =>
    tx
      .select({ subscription: pushSubscriptions })
      .from(pushSubscriptions)
      .innerJoin(
        sessions,
        and(eq(sessions.userId, pushSubscriptions.userId), eq(sessions.id, pushSubscriptions.sessionId)),
      )
      .where(and(eq(pushSubscriptions.userId, userId), eq(pushSubscriptions.id, id), gt(sessions.expiresAt, now))),
  );
  return found?.subscription ?? null;
}
