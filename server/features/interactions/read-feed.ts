import { and, desc, eq, isNotNull, isNull } from "drizzle-orm";
import { DomainError } from "#domain/errors.ts";
import { calendarFile } from "#domain/interactions/ics.ts";
import type { Database } from "#server/db/connect.ts";
import { languageOf, requireProfile } from "#server/records/account/profile-facts.ts";
import { calendarFeeds, interactions } from "#server/db/schema/interactions.ts";
import { personas } from "#server/db/schema/people.ts";
import { hashCalendarSecret } from "./calendar-secret.ts";
import { toEntry } from "./to-entry.ts";

/** Maximum entries in a feed, the latest ones; more than anybody plans. */
const MOST = 500;

/**
 * The calendar at a secret address: planned interactions that have a date, with people neither archived nor deleted.
 * The secret is looked up by its hash across users; the rest is read as the user it belongs to.
 * @throws DomainError not_found for an unknown or revoked address.
 */
export async function readCalendarFeed(db: Database, secret: string): Promise<string> {
  const [feed] = await db.withSystem((tx) =>
    tx
      .select({ userId: calendarFeeds.userId })
      .from(calendarFeeds)
      .where(eq(calendarFeeds.tokenHash, hashCalendarSecret(secret))),
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
    return calendarFile(entries.toReversed(), languageOf(await requireProfile(tx)));
  });
}
