import { eq } from "drizzle-orm";
import { reminderSettings } from "#server/db/schema/reminders.ts";
import { lookBackLetter } from "#server/mail/look-back-letter.ts";
import type { ReadLookBack, Services } from "#server/services.ts";
import { readLookBack } from "./look-back.ts";

/** Writes the letter about a week, in the time zone of the user's reminders; null also once the look back was read. */
export function createLookBackMail({ db, ai, log, site }: Pick<Services, "db" | "ai" | "log" | "site">): ReadLookBack {
  return async ({ userId, now, names }) => {
    const [settings] = await db.withUser(userId, (tx) =>
      tx
        .select({ timeZone: reminderSettings.timeZone })
        .from(reminderSettings)
        .where(eq(reminderSettings.userId, userId)),
    );
    const input = { now, timeZone: settings?.timeZone ?? "UTC" };
    const lookBack = await readLookBack({ db, ai, log, user: { id: userId }, input });
    if (!lookBack || lookBack.dismissed) return null;
    return lookBackLetter(lookBack, { names, link: `${site.publicUrl}/home?look_back=open` });
  };
}
