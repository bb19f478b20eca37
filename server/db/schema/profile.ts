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
import { NAME_MAX } from "#domain/account/rules.ts";
import { ANSWER_MAX, QUESTION_KEY_MAX } from "#domain/answers.ts";
import { LANGUAGES, type Language } from "#domain/language.ts";
import { AGE_MAX, GENDERS, REGION_MAX, USER_AGE_MIN } from "#domain/profile/contract.ts";
import type { TraitScores } from "#domain/traits.ts";
import { users } from "./auth.ts";
import { between, createdAt, lengthOf, oneOf, ownId, time, version } from "./columns.ts";

export const profiles = pgTable(
  "profiles",
  {
    id: uuid("id").notNull().defaultRandom(),
    userId: uuid("user_id")
      .primaryKey()
      .references(() => users.id, { onDelete: "cascade" }),
    name: text("name").notNull(),
    /** Earlier names, the latest last; texts written before still contain them. */
    formerNames: text("former_names").array().notNull().default([]),
    age: smallint("age"),
    gender: text("gender", { enum: GENDERS }),
    originCountry: text("origin_country"),
    originRegion: text("origin_region"),
    currentCountry: text("current_country"),
    currentRegion: text("current_region"),
    language: text("language").$type<Language>(),
    testerType: text("tester_type"),
    /** Hash of the invitation's code: identifies it without revealing it. */
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
    version: version(),
  },
  (t) => [
    // For foreign keys, which all include the user.
    unique().on(t.userId, t.id),
    check("profiles_name_length", lengthOf(t.name, 1, NAME_MAX)),
    check("profiles_age_range", between(t.age, USER_AGE_MIN, AGE_MAX)),
    check("profiles_gender_values", oneOf(t.gender, GENDERS)),
    check("profiles_language_values", oneOf(t.language, LANGUAGES)),
    check("profiles_texts_language_values", oneOf(t.textsLanguage, LANGUAGES)),
    check("profiles_progress_range", between(t.progressLevel, 0, 100)),
    check(
      "profiles_region_lengths",
      sql`${lengthOf(t.originRegion, 0, REGION_MAX)} and ${lengthOf(t.currentRegion, 0, REGION_MAX)}`,
    ),
  ],
);

/** Users' answers about themselves; a retake archives the earlier ones. */
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
      sql`${lengthOf(t.question, 1, QUESTION_KEY_MAX)} and ${lengthOf(t.answer, 0, ANSWER_MAX)}`,
    ),
  ],
);
