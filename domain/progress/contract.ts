import { z } from "zod";
import { languageSchema } from "#domain/language-schema.ts";
import { timeZoneSchema } from "#domain/time-zone.ts";
import { PROFILING_STATES } from "./profiling-state.ts";

/** Number of weeks in the progress view, including the current one. */
export const PROGRESS_WEEKS = 12;
/** A quote is not shown again within this many days. */
export const QUOTE_REST_DAYS = 60;

/** Query of the progress view and the quote: days and weeks are in the user's time zone (UTC if unknown). */
export const timeZoneQuerySchema = z.object({ time_zone: timeZoneSchema.optional() });

const count = z.number().int().min(0);
const percent = z.number().int().min(0).max(100);

/** Counts of notes by their date, interactions planned and recorded, and assessments. */
const momentsSchema = z.object({ notes: count, planned: count, recorded: count, assessments: count });

export const progressWeekSchema = momentsSchema.extend({
  /** ISO 8601 week, “2026-W47”. */
  week: z.string().regex(/^\d{4}-W\d{2}$/),
  /** Its Monday. */
  starts: z.iso.date(),
  /** The current, incomplete week. */
  running: z.boolean(),
  /** Progress of one's own profile at the end of the week; null before the onboarding. */
  profile: percent.nullable(),
  /**
   * People at the end of the week, how many have a complete profile, and the mean of their progress (null without any).
   */
  people: count,
  profiles_complete: count,
  completion: percent.nullable(),
});
export type ProgressWeek = z.infer<typeof progressWeekSchema>;

export const progressPersonSchema = momentsSchema.extend({
  id: z.string(),
  name: z.string(),
  progress_level: percent,
  state: z.enum(PROFILING_STATES),
  /** The day of the newest event; null if there is none. */
  last_moment: z.iso.date().nullable(),
});
export type ProgressPerson = z.infer<typeof progressPersonSchema>;

/** Response of GET /api/progress. */
export const progressViewSchema = z.object({
  today: z.iso.date(),
  overall: momentsSchema.extend({
    profile: percent.nullable(),
    people: count,
    profiles_complete: count,
    completion: percent.nullable(),
  }),
  /** Oldest first; the last one is the current week. */
  weeks: z.array(progressWeekSchema).length(PROGRESS_WEEKS),
  rhythm: z.object({
    /** All weeks with any event; never decreases. */
    weeks_with_moments: count,
    /** Weeks with an event in the current streak. */
    weeks_in_a_row: count,
  }),
  /** In the order of the input. */
  people: z.array(progressPersonSchema),
});
export type ProgressView = z.infer<typeof progressViewSchema>;

const bilingualSchema = z.record(languageSchema, z.string());

/** Response of GET /api/quote. */
export const quoteSchema = z.object({
  /** The day the quote is for, in the user's time zone. */
  day: z.iso.date(),
  id: z.string(),
  text: bilingualSchema,
  /** Both null for a line of our own. */
  author: bilingualSchema.nullable(),
  source: bilingualSchema.nullable(),
  /** The language of the author's original; null if both texts are translations, or for a line of our own. */
  original: languageSchema.nullable(),
});
export type DailyQuote = z.infer<typeof quoteSchema>;

/** What was planned for the week, and how it went; `outcome` is null until that is told. */
export const lookBackPlanSchema = z.object({
  interaction_id: z.string(),
  persona_id: z.string(),
  persona_name: z.string(),
  action: z.string(),
  outcome: z.string().nullable(),
  /** The day it was planned for. */
  day: z.iso.date().nullable(),
});
export type LookBackPlan = z.infer<typeof lookBackPlanSchema>;

/** A look back on seven days. Texts are in `language`; long ones are cut. */
export const lookBackSchema = z.object({
  starts: z.iso.date(),
  /** The last of the seven days. */
  ends: z.iso.date(),
  language: languageSchema,
  opening: z.string(),
  plans: z.array(lookBackPlanSchema),
  /** Those whom it is time to be in touch with; `since` says how long it has been. */
  people: z.array(z.object({ persona_id: z.string(), persona_name: z.string(), since: z.string() })),
  /** A note to read again, from about a year or a month ago. */
  note: z
    .object({
      id: z.string(),
      persona_id: z.string(),
      persona_name: z.string(),
      content: z.string(),
      day: z.iso.date(),
      ago: z.enum(["year", "month"]),
    })
    .nullable(),
  question: z.string(),
});
export type LookBack = z.infer<typeof lookBackSchema>;

/** `again`: also one that was read already. */
export const lookBackQuerySchema = timeZoneQuerySchema.extend({ again: z.literal("true").optional() });

/** Response of GET /api/progress/look-back: null if there is nothing to look back on, or not yet. */
export const currentLookBackSchema = z.object({
  look_back: lookBackSchema.extend({ dismissed: z.boolean() }).nullable(),
});
export type CurrentLookBack = z.infer<typeof currentLookBackSchema>;

export const lookBackParamSchema = z.object({ starts: z.iso.date() });
