import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  date,
  foreignKey,
  index,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uuid,
} from "drizzle-orm/pg-core";
import { DEFAULT_REMINDERS, ENDPOINT_MAX, REMINDER_KINDS } from "#domain/reminders/contract.ts";
import { sessions, users } from "./auth.ts";
import { between, createdAt, lengthOf, oneOf, ownId, time } from "./columns.ts";
import { personas } from "./people.ts";

const kind = () => text("kind", { enum: REMINDER_KINDS }).notNull();

/** What a user wants to be reminded of; no row until they have chosen something. */
export const reminderSettings = pgTable(
  "reminder_settings",
  {
    userId: uuid("user_id")
      .primaryKey()
      .references(() => users.id, { onDelete: "cascade" }),
    eveningBefore: boolean("evening_before").notNull().default(DEFAULT_REMINDERS.evening_before),
    morningOf: boolean("morning_of").notNull().default(DEFAULT_REMINDERS.morning_of),
    howDidItGo: boolean("how_did_it_go").notNull().default(DEFAULT_REMINDERS.how_did_it_go),
    keepInTouch: boolean("keep_in_touch").notNull().default(DEFAULT_REMINDERS.keep_in_touch),
    lookBack: boolean("look_back").notNull().default(DEFAULT_REMINDERS.look_back),
    byMail: boolean("by_mail").notNull().default(DEFAULT_REMINDERS.by_mail),
    showNames: boolean("show_names").notNull().default(DEFAULT_REMINDERS.show_names),
    evening: text("evening").notNull().default(DEFAULT_REMINDERS.evening),
    morning: text("morning").notNull().default(DEFAULT_REMINDERS.morning),
    quietFrom: text("quiet_from").notNull().default(DEFAULT_REMINDERS.quiet_from),
    quietTo: text("quiet_to").notNull().default(DEFAULT_REMINDERS.quiet_to),
    lookBackDay: smallint("look_back_day").notNull().default(DEFAULT_REMINDERS.look_back_day),
    timeZone: text("time_zone"),
    /** When kinds or times were last changed: what was due before is not made up for. */
    changedAt: time("changed_at").notNull().defaultNow(),
    /** When to look for due reminders again; null if nothing is on. */
    nextAt: time("next_at"),
  },
  (t) => [
    index("reminder_settings_due_idx")
      .on(t.nextAt)
      .where(sql`${t.nextAt} is not null`),
    check("reminder_settings_day_range", between(t.lookBackDay, 1, 7)),
  ],
);

/** A browser that shows notifications, for as long as its session exists. */
export const pushSubscriptions = pgTable(
  "push_subscriptions",
  {
    id: ownId(),
    userId: uuid("user_id").notNull(),
    sessionId: uuid("session_id").notNull(),
    /** The address of its push service, which whoever has the VAPID key can send to. */
    endpoint: text("endpoint").notNull(),
    p256dh: text("p256dh").notNull(),
    auth: text("auth").notNull(),
    device: text("device", { enum: ["desktop", "mobile", "tablet", "unknown"] }).notNull(),
    browser: text("browser"),
    system: text("system"),
    createdAt: createdAt(),
    lastUsedAt: time("last_used_at"),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.id] }),
    foreignKey({ columns: [t.userId, t.sessionId], foreignColumns: [sessions.userId, sessions.id] }).onDelete(
      "cascade",
    ),
    unique("push_subscriptions_session").on(t.userId, t.sessionId),
    index("push_subscriptions_endpoint_idx").on(t.endpoint),
    check("push_subscriptions_endpoint_length", lengthOf(t.endpoint, 1, ENDPOINT_MAX)),
  ],
);

/** The reminders that have been due and had something to say: each at most once. */
export const reminders = pgTable(
  "reminders",
  {
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    kind: kind(),
    /** The day of the plans it is about, or the day it is due (domain/reminders/due-reminders.ts). */
    day: date("day").notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.kind, t.day] }),
    check("reminders_kind_values", oneOf(t.kind, REMINDER_KINDS)),
  ],
);

/** Where a reminder has still to be sent: by mail, or to one device. Deleted once it is sent or of no more use. */
export const reminderDeliveries = pgTable(
  "reminder_deliveries",
  {
    id: ownId(),
    userId: uuid("user_id").notNull(),
    kind: kind(),
    day: date("day").notNull(),
    /** Null for a letter. */
    subscriptionId: uuid("subscription_id"),
    nextAttemptAt: time("next_attempt_at").notNull(),
    usefulUntil: time("useful_until").notNull(),
    /** Attempts whose end is unknown: being made, or cut off by a crash. */
    begun: smallint("begun").notNull().default(0),
    /** Attempts that are known to have failed. */
    failures: smallint("failures").notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.id] }),
    foreignKey({
      columns: [t.userId, t.kind, t.day],
      foreignColumns: [reminders.userId, reminders.kind, reminders.day],
    }).onDelete("cascade"),
    foreignKey({
      columns: [t.userId, t.subscriptionId],
      foreignColumns: [pushSubscriptions.userId, pushSubscriptions.id],
    }).onDelete("cascade"),
    unique("reminder_deliveries_place").on(t.userId, t.kind, t.day, t.subscriptionId).nullsNotDistinct(),
    index("reminder_deliveries_due_idx").on(t.nextAttemptAt),
  ],
);

/** The last day on which somebody was named in a reminder to stay in touch. */
export const remindedPeople = pgTable(
  "reminded_people",
  {
    userId: uuid("user_id").notNull(),
    personaId: uuid("persona_id").notNull(),
    day: date("day").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.personaId] }),
    foreignKey({ columns: [t.userId, t.personaId], foreignColumns: [personas.userId, personas.id] }).onDelete(
      "cascade",
    ),
  ],
);

/** Keys that this installation makes once and all its processes share, encrypted with its secret. */
export const installationKeys = pgTable("installation_keys", {
  name: text("name", { enum: ["vapid"] }).primaryKey(),
  value: text("value").notNull(),
  createdAt: createdAt(),
});
