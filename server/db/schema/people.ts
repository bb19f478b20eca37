import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { NAME_MAX } from "#domain/account/rules.ts";
import { ANSWER_MAX, QUESTION_KEY_MAX, type StoredAnswers } from "#domain/answers.ts";
import { LANGUAGES, type Language } from "#domain/language.ts";
import { COUPLE_CONTEXTS, PERSONA_CONTEXTS, RELATIONSHIP_TYPES } from "#domain/people/contexts.ts";
import { ALSO_CALLED_MAX, KEEP_IN_TOUCH_MAX, PERSONA_AGE_MIN, RELATIONSHIP_MAX } from "#domain/people/contract.ts";
import { PHOTO_MAX_BASE64 } from "#domain/people/photo.ts";
import { AGE_MAX, GENDERS, REGION_MAX, USER_AGE_MIN } from "#domain/profile/contract.ts";
import { PERSONA_PROGRESS_BASE } from "#domain/progress/profiling-state.ts";
import type { AssessmentAnswers } from "#domain/relationship/contract.ts";
import type { CoachingTrigger, RelationshipScores } from "#domain/relationship/indices.ts";
import type { TraitScores } from "#domain/traits.ts";
import { users } from "./auth.ts";
import {
  between,
  purgeIndex,
  createdAt,
  deletedAt,
  lengthOf,
  newestFirst,
  oneOf,
  ownId,
  time,
  version,
} from "./columns.ts";
import { profiles } from "./profile.ts";

/**
 * Keys of user data start with the user: a user's rows can be stored together, and a foreign key can never refer to
 * another user's row, whatever the code does.
 */
export const personas = pgTable(
  "personas",
  {
    id: ownId(),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    name: text("name").notNull(),
    /** Other names, separated by commas. */
    alsoCalled: text("also_called"),
    /** Earlier names, the latest last; texts written before still contain them. */
    formerNames: text("former_names").array().notNull().default([]),
    context: text("context", {
      enum: PERSONA_CONTEXTS,
    }).notNull(),
    relationshipOther: text("relationship_other"),
    relationshipType: text("relationship_type", {
      enum: RELATIONSHIP_TYPES,
    })
      .notNull()
      .default("Friend"),
    gender: text("gender", { enum: GENDERS }).notNull().default("not_specified"),
    age: smallint("age"),
    locationCountry: text("location_country"),
    locationRegion: text("location_region"),
    traitsShort: jsonb("traits_short").$type<TraitScores>(),
    traitsFull: jsonb("traits_full").$type<TraitScores>(),
    profileLabel: text("profile_label"),
    profileSummary: text("profile_summary"),
    relationalTips: text("relational_tips"),
    personaProfileText: text("persona_profile_text"),
    textsLanguage: text("texts_language").$type<Language>(),
    progressLevel: integer("progress_level").notNull().default(PERSONA_PROGRESS_BASE),
    personalityProgress: integer("personality_progress").notNull().default(0),
    contextProgress: integer("context_progress").notNull().default(0),
    lastSummaryUpdate: time("last_summary_update"),
    createdAt: createdAt(),
    updatedAt: time("updated_at").notNull().defaultNow(),
    version: version(),
    archivedAt: time("archived_at"),
    /** Nothing about this person may be passed to a model or the coach. */
    leftOutOfAi: boolean("left_out_of_ai").notNull().default(false),
    /** Days between contacts that the user wishes for; null without a wish. */
    keepInTouchDays: smallint("keep_in_touch_days"),
    /** The latest contact among the former dates of notes that were moved to an earlier date; null if none. */
    contactedAt: time("contacted_at"),
    /** When everything written about the person was last checked for danger; null while a check is due. */
    safetyReadAt: time("safety_read_at"),
    /** Version of the photograph, part of its address; null without one. */
    photo: text("photo"),
    deletedAt: deletedAt(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.id] }),
    index("personas_list_idx").on(t.userId, newestFirst(t.createdAt), newestFirst(t.id)),
    purgeIndex("personas_bin_idx", t.deletedAt),
    index("personas_safety_due_idx")
      .on(t.createdAt)
      .where(sql`${t.safetyReadAt} is null`),
    check("personas_name_length", lengthOf(t.name, 1, NAME_MAX)),
    check("personas_also_called_length", lengthOf(t.alsoCalled, 1, ALSO_CALLED_MAX)),
    check("personas_context_values", oneOf(t.context, PERSONA_CONTEXTS)),
    check("personas_other_text", sql`${t.context} <> 'other' or ${lengthOf(t.relationshipOther, 1, RELATIONSHIP_MAX)}`),
    check("personas_type_values", oneOf(t.relationshipType, RELATIONSHIP_TYPES)),
    check("personas_gender_values", oneOf(t.gender, GENDERS)),
    check("personas_age_range", between(t.age, PERSONA_AGE_MIN, AGE_MAX)),
    check(
      "personas_partner_adult",
      sql`not ${oneOf(t.context, COUPLE_CONTEXTS)} or ${t.age} is null or ${t.age} >= ${sql.raw(String(USER_AGE_MIN))}`,
    ),
    check("personas_region_length", lengthOf(t.locationRegion, 0, REGION_MAX)),
    check("personas_progress_range", between(t.progressLevel, PERSONA_PROGRESS_BASE, 100)),
    check(
      "personas_part_progress_range",
      sql`${between(t.personalityProgress, 0, 100)} and ${between(t.contextProgress, 0, 100)}`,
    ),
    check("personas_keep_in_touch_range", between(t.keepInTouchDays, 1, KEEP_IN_TOUCH_MAX)),
    check("personas_texts_language_values", oneOf(t.textsLanguage, LANGUAGES)),
  ],
);

/** A photograph of a person, at most one: up to 256 by 256 pixels, without metadata. No coach reads it. */
export const personaPhotos = pgTable(
  "persona_photos",
  {
    userId: uuid("user_id").notNull(),
    personaId: uuid("persona_id").notNull(),
    /** JPEG in base64, as in archives and backups. */
    image: text("image").notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.personaId] }),
    foreignKey({ columns: [t.userId, t.personaId], foreignColumns: [personas.userId, personas.id] }).onDelete(
      "cascade",
    ),
    check("persona_photos_length", lengthOf(t.image, 1, PHOTO_MAX_BASE64)),
  ],
);

/** Answers about a person; a retake archives the earlier ones. */
export const personaProfileAnswers = pgTable(
  "persona_profile_answers",
  {
    id: ownId(),
    userId: uuid("user_id").notNull(),
    personaId: uuid("persona_id").notNull(),
    question: text("question").notNull(),
    answer: text("answer").notNull(),
    createdAt: createdAt(),
    archivedAt: time("archived_at"),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.id] }),
    foreignKey({ columns: [t.userId, t.personaId], foreignColumns: [personas.userId, personas.id] }).onDelete(
      "cascade",
    ),
    uniqueIndex("persona_profile_answers_current")
      .on(t.userId, t.personaId, t.question)
      .where(sql`${t.archivedAt} is null`),
    index("persona_profile_answers_persona_idx").on(t.userId, t.personaId),
    check(
      "persona_profile_answers_lengths",
      sql`${lengthOf(t.question, 1, QUESTION_KEY_MAX)} and ${lengthOf(t.answer, 0, ANSWER_MAX)}`,
    ),
  ],
);

/** All relationship assessments; the newest is the current one. */
export const personContextAssessment = pgTable(
  "person_context_assessment",
  {
    id: ownId(),
    userId: uuid("user_id").notNull(),
    profileId: uuid("profile_id").notNull(),
    personaId: uuid("persona_id").notNull(),
    scores: jsonb("scores").$type<RelationshipScores>().notNull(),
    coachingTriggers: text("coaching_triggers").array().$type<CoachingTrigger[]>().notNull().default([]),
    /** q1 … q12. */
    answers: jsonb("answers").$type<AssessmentAnswers>().notNull(),
    tips: text("tips").array().notNull().default([]),
    /** Language the tips were written in; null until they are. */
    tipsLanguage: text("tips_language").$type<Language>(),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.id] }),
    foreignKey({ columns: [t.userId, t.personaId], foreignColumns: [personas.userId, personas.id] }).onDelete(
      "cascade",
    ),
    foreignKey({ columns: [t.userId, t.profileId], foreignColumns: [profiles.userId, profiles.id] }).onDelete(
      "cascade",
    ),
    index("person_context_assessment_newest_idx").on(
      t.userId,
      t.personaId,
      newestFirst(t.createdAt),
      newestFirst(t.id),
    ),
    check("person_context_assessment_tips_language_values", oneOf(t.tipsLanguage, LANGUAGES)),
  ],
);

/**
 * The answers of an unfinished assessment, by their stored keys, at most one per person: of a first assessment, those
 * whose part is not complete; of a new one, all. They count only once submitted.
 */
export const assessmentDrafts = pgTable(
  "assessment_drafts",
  {
    userId: uuid("user_id").notNull(),
    personaId: uuid("persona_id").notNull(),
    answers: jsonb("answers").$type<StoredAnswers>().notNull(),
    createdAt: createdAt(),
    updatedAt: time("updated_at").notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.personaId] }),
    foreignKey({ columns: [t.userId, t.personaId], foreignColumns: [personas.userId, personas.id] }).onDelete(
      "cascade",
    ),
    check("assessment_drafts_object", sql`jsonb_typeof(${t.answers}) = 'object'`),
  ],
);
