import { z } from "zod";
import { timeSchema } from "#domain/ids.ts";
import { LOOK_BACK_WEEKDAY } from "#domain/progress/look-back-days.ts";
import { timeZoneSchema } from "#domain/time-zone.ts";

/** What one can be reminded of; each is off until chosen. */
export const REMINDER_KINDS = ["evening_before", "morning_of", "how_did_it_go", "keep_in_touch", "look_back"] as const;
export type ReminderKind = (typeof REMINDER_KINDS)[number];

/** A time of day on the wall clock, "18:30". */
const clockTimeSchema = z
  .string()
  .max(5)
  .regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/);

/** ISO weekdays: Monday is 1. */
export const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7] as const;

export const reminderSettingsSchema = z.object({
  evening_before: z.boolean(),
  morning_of: z.boolean(),
  how_did_it_go: z.boolean(),
  keep_in_touch: z.boolean(),
  look_back: z.boolean(),
  /** By mail as well, if the address is confirmed. A device that gets them has a subscription. */
  by_mail: z.boolean(),
  /** Names of people in notifications and letters; nothing else that was written ever is. */
  show_names: z.boolean(),
  /** When the kinds of the evening are due, on the clock of `time_zone`. */
  evening: clockTimeSchema,
  /** When those of the morning are. */
  morning: clockTimeSchema,
  /** Nothing leaves from `quiet_from` until `quiet_to`; if the two are equal, there are no quiet hours. */
  quiet_from: clockTimeSchema,
  quiet_to: clockTimeSchema,
  /** The day of the weekly look back. */
  look_back_day: z.number().int().min(1).max(7),
  /** An IANA time zone; null until the browser has named one, and nothing is sent until then. */
  time_zone: z.string().nullable(),
});
export type ReminderSettings = z.infer<typeof reminderSettingsSchema>;

export const DEFAULT_REMINDERS: ReminderSettings = {
  evening_before: false,
  morning_of: false,
  how_did_it_go: false,
  keep_in_touch: false,
  look_back: false,
  by_mail: false,
  show_names: false,
  evening: "18:30",
  morning: "08:00",
  quiet_from: "21:00",
  quiet_to: "08:00",
  // The day of the one on home: turning the reminder on moves nothing.
  look_back_day: LOOK_BACK_WEEKDAY,
  time_zone: null,
};

export const updateRemindersSchema = reminderSettingsSchema.extend({ time_zone: timeZoneSchema }).partial();
export type UpdateRemindersInput = z.output<typeof updateRemindersSchema>;

/** A browser that shows notifications, in words. */
export const reminderDeviceSchema = z.object({
  id: z.string(),
  device: z.enum(["desktop", "mobile", "tablet", "unknown"]),
  browser: z.string().nullable(),
  system: z.string().nullable(),
  created_at: timeSchema,
  /** When a notification last reached its push service; null if none has. */
  last_used_at: timeSchema.nullable(),
  /** Whether it belongs to the session that asks. */
  current: z.boolean(),
});
export type ReminderDevice = z.infer<typeof reminderDeviceSchema>;

export const remindersSchema = z.object({
  settings: reminderSettingsSchema,
  email: z.string(),
  email_verified: z.boolean(),
  /** Whether this installation writes a weekly look back. */
  look_back_available: z.boolean(),
  /** Public VAPID key, with which a browser subscribes (RFC 8292). */
  push_key: z.string(),
  devices: z.array(reminderDeviceSchema),
});
export type Reminders = z.infer<typeof remindersSchema>;

/** Longest address of a push service that is accepted; those in use have some 200 characters. */
export const ENDPOINT_MAX = 1000;
/** Devices that one account can have notifications on; a further one replaces the one used least recently. */
export const DEVICES_MAX = 10;

/** With or without the padding. */
const base64url = (characters: number) =>
  z
    .string()
    .max(characters + 2)
    .regex(new RegExp(`^[\\w-]{${characters}}=*$`));

/** What a browser's PushSubscription says of itself; the server also checks the address (server/features/reminders). */
export const subscribeSchema = z.object({
  endpoint: z.url().max(ENDPOINT_MAX),
  keys: z.object({
    /** An uncompressed P-256 point, 65 bytes. */
    p256dh: base64url(87),
    /** 16 bytes. */
    auth: base64url(22),
  }),
});
export type SubscribeInput = z.output<typeof subscribeSchema>;

/** What came of a notification: accepted, refused for now, or the browser no longer wants any. */
export const TEST_RESULTS = ["sent", "failed", "gone"] as const;
export const testResultSchema = z.object({ result: z.enum(TEST_RESULTS) });
export type TestResult = z.infer<typeof testResultSchema>;
