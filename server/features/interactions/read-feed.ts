import { and, desc, eq, isNotNull, isNull } from "drizzle-orm";
import { DomainError } from "#domain/errors.ts";
import { calendarFile, type CalendarContent } from "#domain/interactions/ics.ts";
import { DEFAULT_REMINDERS } from "#domain/reminders/contract.ts";
import type { Database, Tx } from "#server/db/connect.ts";
import { notSuspended } from "#server/db/suspended.ts";
import { languageOf, requireProfile } from "#server/records/account/profile-facts.ts";
import { isDangerOpen } from "#server/records/safety/open-danger.ts";
import { calendarFeeds, interactions } from "#server/db/schema/interactions.ts";
import { reminderSettings } from "#server/db/schema/reminders.ts";
import { personas } from "#server/db/schema/people.ts";
import { hashCalendarSecret } from "./calendar-secret.ts";
import { toEntry } from "./to-entry.ts";

/** Maximum entries in a feed, the latest ones; more than anybody plans. */
const MOST = 500;

/**
 * The calendar at a secret address: planned interactions that have a date, with people neither archived nor deleted.
 * The secret is looked up by its hash across users; the rest is read as the user it belongs to.
 * @throws DomainError not_found for an unknown or revoked address, and while the account is suspended.
 */
export async function readCalendarFeed(db: Database, secret: string): Promise<string> {
  const [feed] = await db.withSystem((tx) =>
    tx
      .select()
      .from(calendarFeeds)
      .where(and(eq(calendarFeeds.tokenHash, hashCalendarSecret(secret)), notSuspended(calendarFeeds.userId))),
  );
  if (!feed) throw new DomainError("not_found");
  return db.withUser(feed.userId, async (tx) => {
    const rows = await tx
      .select({ interaction: interactions, name: personas.name })
      .from(interactions)
      .innerJoin(personas, and(eq(personas.userId, interactions.userId), eq(personas.id, interactions.personaId)))
      .where(
        and(
          eq(interactions.status, "planned"),
          isNotNull(interactions.plannedDate),
          isNull(interactions.deletedAt),
          isNull(personas.deletedAt),
          isNull(personas.archivedAt),
        ),
      )
      .orderBy(desc(interactions.plannedDate), desc(interactions.id))
      .limit(MOST);
    const entries = rows.flatMap(({ interaction, name }) => toEntry(interaction, name) ?? []);
    return calendarFile(entries.toReversed(), languageOf(await requireProfile(tx)), await contentOf(tx, feed));
  });
}

/** What the user has chosen to see, with alarms at the times of their reminders; neither while danger is open. */
async function contentOf(tx: Tx, feed: typeof calendarFeeds.$inferSelect): Promise<CalendarContent> {
  const { timeZone: time_zone } = feed;
  if (await isDangerOpen(tx)) return { shows: "nothing", alarms: null };
  const [own] = await tx
    .select({ evening: reminderSettings.evening, morning: reminderSettings.morning })
    .from(reminderSettings);
  const { evening, morning } = own ?? DEFAULT_REMINDERS;
  return {
    shows: feed.showAction ? "action" : "nothing",
    alarms:
      time_zone === null
        ? null
        : { evening: feed.alarmEvening ? evening : null, morning: feed.alarmMorning ? morning : null, time_zone },
  };
}
