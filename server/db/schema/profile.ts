import { sql } from "drizzle-orm";
import {
  check,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
  unique,
} from "drizzle-orm/pg-core";
import type { Language } from "#domain/language.ts";
import type { TraitScores } from "#domain/traits.ts";
import { users } from "./auth.ts";
import { createdAt, ownId, time } from "./columns.ts";

export const profiles = pgTable(
  "profiles",
  {
    id: uuid("id").notNull().unique().defaultRandom(),
    userId: uuid("user_id")
      .primaryKey()
      .references(() => users.id, { onDelete: "cascade" }),
    name: text("name").notNull(),
    /** Earlier names, the latest last: what was written under them names one still. */
    formerNames: text("former_names").array().notNull().default([]),
    age: smallint("age"),
    gender: text("gender", { enum: ["male", "female", "not_specified"] }),
    originCountry: text("origin_country"),
    originRegion: text("origin_region"),
    currentCountry: text("current_country"),
    currentRegion: text("current_region"),
    language: text("language").$type<Language>(),
    testerType: text("tester_type"),
    /** The hash of the invitation's code: enough to recognise it, useless to anybody who reads the table. */
    invitationCode: text("invitation_code"),
    traitsShort: jsonb("traits_short").$type<TraitScores>(),
    traitsFull: jsonb("traits_full").$type<TraitScores>(),
    profileLabel: text("profile_label"),
    profileSummary: text("profile_summary"),
    relationalAdvice: text("relational_advice"),
    /** Language the three texts above were written in. */
    textsLanguage: text("texts_language").$type<Language>(),
    progressLevel: integer("progress_level"),
    createdAt: createdAt(),
    updatedAt: time("updated_at").notNull().defaultNow(),
  },
  (t) => [
    // For what refers to a profile together with its user, as everything does.
    unique().on(t.userId, t.id),
    check("profiles_name_length", sql`char_length(${t.name}) between 1 and 100`),
    check("profiles_age_range", sql`${t.age} between 18 and 100`),
    check("profiles_gender_values", sql`${t.gender} in ('male', 'female', 'not_specified')`),
    check("profiles_language_values", sql`${t.language} in ('en', 'it')`),
    check("profiles_texts_language_values", sql`${t.textsLanguage} in ('en', 'it')`),
    check("profiles_progress_range", sql`${t.progressLevel} between 0 and 100`),
    check(
      "profiles_region_lengths",
      sql`char_length(${t.originRegion}) <= 100 and char_length(${t.currentRegion}) <= 100`,
    ),
  ],
);

/** One's own answers; a retake archives the earlier ones. */
export const userProfileAnswers = pgTable(
  "user_profile_answers",
  {
    id: ownId(),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    question: text("question").notNull(),
    answer: text("answer").notNull(),
    createdAt: createdAt(),
    archivedAt: time("archived_at"),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.id] }),
    uniqueIndex("user_profile_answers_current")
      .on(t.userId, t.question)
      .where(sql`${t.archivedAt} is null`),
    check(
      "user_profile_answers_lengths",
      sql`char_length(${t.question}) between 1 and 80 and char_length(${t.answer}) <= 2000`,
    ),
  ],
);
