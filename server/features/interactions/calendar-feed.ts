import type { CalendarFeed, UpdateFeedInput } from "#domain/interactions/contract.ts";
import { DomainError } from "#domain/errors.ts";
import { calendarFeeds } from "#server/db/schema/interactions.ts";
import type { Verb } from "#server/services.ts";
import { hashCalendarSecret, newCalendarSecret } from "./calendar-secret.ts";

type FeedRow = typeof calendarFeeds.$inferSelect;

/** Whether the user's calendar feed is active, and what it shows. */
export function getCalendarFeed({ db, user }: Verb): Promise<CalendarFeed> {
  return db.withUser(user.id, async (tx) => {
    const [row] = await tx.select().from(calendarFeeds).limit(1);
    return toFeed(row);
  });
}

function toFeed(row: FeedRow | undefined): CalendarFeed {
  return {
    active: row !== undefined,
    created_at: row?.createdAt.toISOString() ?? null,
    alarm_evening: row?.alarmEvening ?? false,
    alarm_morning: row?.alarmMorning ?? false,
    show_action: row?.showAction ?? false,
  };
}

/** Changes what the feed shows. @throws DomainError not_found if there is none. */
export function updateCalendarFeed({ db, user, input }: Verb<UpdateFeedInput>): Promise<CalendarFeed> {
  return db.withUser(user.id, async (tx) => {
    const [before] = await tx.select().from(calendarFeeds).for("update");
    if (!before) throw new DomainError("not_found");
    const [row] = await tx
      .update(calendarFeeds)
      .set({
        alarmEvening: input.alarm_evening ?? before.alarmEvening,
        alarmMorning: input.alarm_morning ?? before.alarmMorning,
        showAction: input.show_action ?? before.showAction,
        timeZone: input.time_zone ?? before.timeZone,
      })
      .returning();
    return toFeed(row);
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
