import { z } from "zod";
import { languageSchema } from "#domain/language.ts";
import { timeZoneSchema } from "#domain/time-zone.ts";
import { PROFILING_STATES } from "./profiling-state.ts";

/** Weeks of the progress view, the running one included. */
export const PROGRESS_WEEKS = 12;
/** No quote comes back within this many days. */
export const QUOTE_REST_DAYS = 60;

/** Query of the progress view and the quote: days and weeks are those of the person's own zone (UTC when not known). */
export const ownDaysQuerySchema = z.object({ time_zone: timeZoneSchema.optional() });

const count = z.number().int().min(0);
const percent = z.number().int().min(0).max(100);

/** What happened: notes by their date, interactions planned and recorded, assessments taken. */
const momentsSchema = z.object({ notes: count, planned: count, recorded: count, assessments: count });

export const progressWeekSchema = momentsSchema.extend({
  /** ISO 8601 week, “2026-W47”. */
  week: z.string().regex(/^\d{4}-W\d{2}$/),
  /** Its Monday. */
  starts: z.iso.date(),
  /** The running week, of which more is to come. */
  running: z.boolean(),
  /** Own profile at the week's end; null before the onboarding. */
  profile: percent.nullable(),
  /** People known at the week's end, those with a complete profile, and the mean of their profiles (null without any). */
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
  /** Day of the newest moment; null without one. */
  last_moment: z.iso.date().nullable(),
});
export type ProgressPerson = z.infer<typeof progressPersonSchema>;

/** Answer of GET /api/progress. */
export const progressViewSchema = z.object({
  today: z.iso.date(),
  overall: momentsSchema.extend({
    profile: percent.nullable(),
    people: count,
    profiles_complete: count,
    completion: percent.nullable(),
  }),
  /** The oldest first, the running week last. */
  weeks: z.array(progressWeekSchema).length(PROGRESS_WEEKS),
  rhythm: z.object({
    /** All weeks ever with a moment for one's people: only grows. */
    weeks_with_moments: count,
    /** Weeks with a moment in the current row. */
    weeks_in_a_row: count,
  }),
  /** In the order given. */
  people: z.array(progressPersonSchema),
});
export type ProgressView = z.infer<typeof progressViewSchema>;

const bilingualSchema = z.record(languageSchema, z.string());

/** Answer of GET /api/quote. */
export const quoteSchema = z.object({
  /** The day it is for, in the person's own zone. */
  day: z.iso.date(),
  id: z.string(),
  text: bilingualSchema,
  /** Both null with a line of our own. */
  author: bilingualSchema.nullable(),
  source: bilingualSchema.nullable(),
  /** Language of the text that is the author's own; null when both are translations, or with a line of our own. */
  original: languageSchema.nullable(),
});
export type DailyQuote = z.infer<typeof quoteSchema>;
