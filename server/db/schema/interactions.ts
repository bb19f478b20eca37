import { sql } from "drizzle-orm";
import { boolean, check, foreignKey, index, pgTable, primaryKey, text, unique, uuid } from "drizzle-orm/pg-core";
import { INTERACTION_STATES, SUMMARY_MAX } from "#domain/interactions/contract.ts";
import { PLAN_LINE_MAX } from "#domain/interactions/plan-schema.ts";
import { LANGUAGES, type Language } from "#domain/language.ts";
import { users } from "./auth.ts";
import { purgeIndex, createdAt, deletedAt, lengthOf, newestFirst, oneOf, ownId, time, version } from "./columns.ts";
import { personas } from "./people.ts";

export const interactions = pgTable(
  "interactions",
  {
    id: ownId(),
    userId: uuid("user_id").notNull(),
    personaId: uuid("persona_id").notNull(),
    status: text("status", { enum: INTERACTION_STATES }).notNull().default("planned"),
    objectives: text("objectives").notNull(),
    avoid: text("avoid"),
    feeling: text("feeling"),
    plannedDate: time("planned_date"),
    /** What the user expects to happen, written beforehand. */
    expectation: text("expectation"),
    /** The message with this plan. Unique: saving a plan twice creates one interaction. */
    planMessageId: uuid("plan_message_id"),
    resultSummary: text("result_summary"),
    completedDate: time("completed_date"),
    aiTips: text("ai_tips"),
    /** Language the tips were written in. */
    tipsLanguage: text("tips_language").$type<Language>(),
    createdAt: createdAt(),
    updatedAt: time("updated_at").notNull().defaultNow(),
    version: version(),
    deletedAt: deletedAt(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.id] }),
    foreignKey({ columns: [t.userId, t.personaId], foreignColumns: [personas.userId, personas.id] }).onDelete(
      "cascade",
    ),
    index("interactions_list_idx").on(t.userId, t.personaId, newestFirst(t.createdAt), newestFirst(t.id)),
    index("interactions_planned_idx")
      .on(t.userId, t.personaId, newestFirst(t.createdAt), newestFirst(t.id))
      .where(sql`${t.status} = 'planned' and ${t.deletedAt} is null`),
    index("interactions_coming_idx")
      .on(t.userId, t.plannedDate)
      .where(sql`${t.status} = 'planned' and ${t.plannedDate} is not null and ${t.deletedAt} is null`),
    // Interactions planned with anybody, in list order: those without a date last.
    index("interactions_soonest_idx")
      .on(
        t.userId,
        sql`coalesce(${t.plannedDate}, 'infinity'::timestamptz)`,
        newestFirst(t.createdAt),
        newestFirst(t.id),
      )
      .where(sql`${t.status} = 'planned' and ${t.deletedAt} is null`),
    // The newest completed interactions with a person, for the last contact and for what works.
    index("interactions_completed_idx")
      .on(t.userId, t.personaId, newestFirst(t.completedDate), newestFirst(t.id))
      .where(sql`${t.status} = 'completed' and ${t.deletedAt} is null`),
    unique("interactions_plan_message").on(t.userId, t.planMessageId),
    purgeIndex("interactions_bin_idx", t.deletedAt),
    check("interactions_status_values", oneOf(t.status, INTERACTION_STATES)),
    check("interactions_objectives_length", lengthOf(t.objectives, 1, PLAN_LINE_MAX)),
    check("interactions_avoid_length", lengthOf(t.avoid, 1, PLAN_LINE_MAX)),
    check("interactions_feeling_length", lengthOf(t.feeling, 1, PLAN_LINE_MAX)),
    check("interactions_expectation_length", lengthOf(t.expectation, 1, SUMMARY_MAX)),
    check("interactions_tips_language_values", oneOf(t.tipsLanguage, LANGUAGES)),
    check("interactions_summary_length", lengthOf(t.resultSummary, 1, SUMMARY_MAX)),
    check(
      "interactions_completed_whole",
      sql`${t.status} <> 'completed' or (${t.resultSummary} is not null and ${t.completedDate} is not null)`,
    ),
  ],
);

/** The secret address of a user's calendar feed of planned interactions; at most one each. */
export const calendarFeeds = pgTable("calendar_feeds", {
  userId: uuid("user_id")
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  tokenHash: text("token_hash").notNull().unique(),
  /** Whether an alarm goes with each entry, at the times of the reminders. */
  alarmEvening: boolean("alarm_evening").notNull().default(false),
  alarmMorning: boolean("alarm_morning").notNull().default(false),
  /** Whether entries show the plan's action. */
  showAction: boolean("show_action").notNull().default(false),
  /** The zone of the alarms' times. */
  timeZone: text("time_zone"),
  createdAt: createdAt(),
});
