import type { CalendarFeed } from "#domain/interactions/contract.ts";
import { calendarFeeds } from "#server/db/schema/interactions.ts";
import type { Verb } from "#server/services.ts";
import { hashCalendarSecret, newCalendarSecret } from "./calendar-secret.ts";

/** Whether a calendar may read one's planned interactions. */
export function getCalendarFeed({ db, user }: Verb): Promise<CalendarFeed> {
  return db.withUser(user.id, async (tx) => {
    const [row] = await tx.select({ createdAt: calendarFeeds.createdAt }).from(calendarFeeds).limit(1);
    return { active: row !== undefined, created_at: row?.createdAt.toISOString() ?? null };
  });
}

/** Makes a secret address in place of the one before, which ends; it stands in the answer and nowhere else. */
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

/** Ends the secret address, where there is one. */
export function revokeCalendarFeed({ db, user }: Verb): Promise<void> {
  return db.withUser(user.id, async (tx) => {
    await tx.delete(calendarFeeds);
  });
}
