import type { CalendarFeed } from "#domain/interactions/contract.ts";
import { calendarFeeds } from "#server/db/schema/interactions.ts";
import type { Verb } from "#server/services.ts";
import { hashCalendarSecret, newCalendarSecret } from "./calendar-secret.ts";

/** Whether the user's calendar feed is active. */
export function getCalendarFeed({ db, user }: Verb): Promise<CalendarFeed> {
  return db.withUser(user.id, async (tx) => {
    const [row] = await tx.select({ createdAt: calendarFeeds.createdAt }).from(calendarFeeds).limit(1);
    return { active: row !== undefined, created_at: row?.createdAt.toISOString() ?? null };
  });
}

/** Creates a secret feed address, which replaces the previous one; it is returned only here. */
export function createCalendarFeed({ db, user, input }: Verb<{ publicUrl: string; now: Date }>): Promise<string> {
  const secret = newCalendarSecret();
  return db.withUser(user.id, async (tx) => {
    const feed = { tokenHash: hashCalendarSecret(secret), createdAt: input.now };
    await tx
      .insert(calendarFeeds)
      .values({ userId: user.id, ...feed })
      .onConflictDoUpdate({ target: calendarFeeds.userId, set: feed });
    return `${input.publicUrl}/calendar/${secret}.ics`;
  });
}

/** Revokes the secret address, if there is one. */
export function revokeCalendarFeed({ db, user }: Verb): Promise<void> {
  return db.withUser(user.id, async (tx) => {
    await tx.delete(calendarFeeds);
  });
}
