import {
  DEFAULT_REMINDERS,
  REMINDER_KINDS,
  type ReminderSettings,
  type UpdateRemindersInput,
} from "#domain/reminders/contract.ts";
import { nextLook } from "#domain/reminders/due-reminders.ts";
import { reminderSettings } from "#server/db/schema/reminders.ts";
import type { Verb } from "#server/services.ts";
import { rulesOf, settingsColumns, toSettings } from "./settings-row.ts";

/** The settings that decide when something is due. */
const TIMING = [
  ...REMINDER_KINDS,
  "evening",
  "morning",
  "quiet_from",
  "quiet_to",
  "look_back_day",
  "time_zone",
] as const;

/** Changes the given settings, and when to look for due reminders next. */
export function updateReminders({
  db,
  user,
  clock,
  input: { time_zone, ...change },
}: Verb<UpdateRemindersInput, "clock">): Promise<ReminderSettings> {
  const now = clock();
  return db.withUser(user.id, async (tx) => {
    const [row] = await tx.select().from(reminderSettings).for("update");
    const before = row ? toSettings(row) : DEFAULT_REMINDERS;
    const given = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
    const zone = time_zone === undefined ? {} : { time_zone: canonicalZone(time_zone) };
    const settings: ReminderSettings = { ...before, ...given, ...zone };
    const timed = TIMING.some((name) => settings[name] !== before[name]);
    const changedAt = timed || !row ? now : row.changedAt;
    const rules = rulesOf(settings, changedAt);
    const columns = { ...settingsColumns(settings), changedAt, nextAt: rules ? nextLook(rules, now) : null };
    await tx
      .insert(reminderSettings)
      .values({ userId: user.id, ...columns })
      .onConflictDoUpdate({ target: reminderSettings.userId, set: columns });
    return settings;
  });
}

/** The zone under its one name: it is known under others too, in any case. */
function canonicalZone(timeZone: string): string {
  return new Intl.DateTimeFormat("en", { timeZone }).resolvedOptions().timeZone;
}
