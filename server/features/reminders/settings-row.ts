import type { ReminderSettings } from "#domain/reminders/contract.ts";
import type { ReminderRules } from "#domain/reminders/due-reminders.ts";
import type { reminderSettings } from "#server/db/schema/reminders.ts";

export type SettingsRow = typeof reminderSettings.$inferSelect;

export function toSettings(row: SettingsRow): ReminderSettings {
  return {
    evening_before: row.eveningBefore,
    morning_of: row.morningOf,
    how_did_it_go: row.howDidItGo,
    keep_in_touch: row.keepInTouch,
    look_back: row.lookBack,
    by_mail: row.byMail,
    show_names: row.showNames,
    evening: row.evening,
    morning: row.morning,
    quiet_from: row.quietFrom,
    quiet_to: row.quietTo,
    look_back_day: row.lookBackDay,
    time_zone: row.timeZone,
  };
}

/** The columns of settings. */
export function settingsColumns(settings: ReminderSettings) {
  return {
    eveningBefore: settings.evening_before,
    morningOf: settings.morning_of,
    howDidItGo: settings.how_did_it_go,
    keepInTouch: settings.keep_in_touch,
    lookBack: settings.look_back,
    byMail: settings.by_mail,
    showNames: settings.show_names,
    evening: settings.evening,
    morning: settings.morning,
    quietFrom: settings.quiet_from,
    quietTo: settings.quiet_to,
    lookBackDay: settings.look_back_day,
    timeZone: settings.time_zone,
  };
}

/** What decides when something is due; null without a time zone, when nothing is. */
export function rulesOf(settings: ReminderSettings, changedAt: Date): ReminderRules | null {
  const { time_zone } = settings;
  return time_zone === null ? null : { ...settings, time_zone, changed_at: changedAt };
}
