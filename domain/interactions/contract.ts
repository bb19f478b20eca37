import { z } from "zod";
import { safetyMarkSchema } from "#domain/care/contract.ts";
import type { ErrorCode } from "#domain/errors.ts";
import { idSchema, timeSchema } from "#domain/ids.ts";
import { languageSchema } from "#domain/language-schema.ts";
import { pageOf, pageQuerySchema } from "#domain/page.ts";
import { optionalText, requiredText } from "#domain/text.ts";
import { timeZoneSchema } from "#domain/time-zone.ts";
import { baseVersionSchema, versionSchema } from "#domain/version-schema.ts";
import { planSchema } from "./plan-schema.ts";

export const INTERACTION_STATES = ["planned", "completed"] as const;

/** Longest outcome summary or expectation, in UTF-16 units. */
export const SUMMARY_MAX = 2000;

/** Dates outside this range cannot be represented by some calendars. */
const EARLIEST = Date.parse("1900-01-01T00:00:00Z");
const LATEST = Date.parse("2200-01-01T00:00:00Z");

/** `objectives` is the action, `avoid` the fears, `feeling` the goals. */
export const interactionSchema = z.object({
  id: z.string(),
  persona_id: z.string(),
  status: z.enum(INTERACTION_STATES),
  objectives: z.string(),
  avoid: z.string().nullable(),
  feeling: z.string().nullable(),
  planned_date: timeSchema.nullable(),
  /** What the user expects to happen, written beforehand. */
  expectation: z.string().nullable(),
  /** The coach's message that proposed this plan. */
  plan_message_id: z.string().nullable(),
  result_summary: z.string().nullable(),
  completed_date: timeSchema.nullable(),
  /** Paragraphs separated by blank lines. `tips_language` is the profile's language, except for very old rows. */
  ai_tips: z.string().nullable(),
  tips_language: languageSchema.nullable(),
  /** The finding about plan, expectation and outcome. */
  safety: safetyMarkSchema.nullable(),
  /** There are tips, but they are withheld while a danger about this person is open. */
  tips_withheld: z.boolean(),
  created_at: timeSchema,
  version: versionSchema,
});
export type Interaction = z.infer<typeof interactionSchema>;

export const interactionPageSchema = pageOf(interactionSchema);
export const interactionQuerySchema = pageQuerySchema.extend({ status: z.enum(INTERACTION_STATES).optional() });

/** A planned interaction in the list across all people. */
export const comingInteractionSchema = interactionSchema.extend({ persona_name: z.string() });
export type ComingInteraction = z.infer<typeof comingInteractionSchema>;

export const comingPageSchema = pageOf(comingInteractionSchema);
export const comingQuerySchema = pageQuerySchema.extend({ status: z.literal("planned").default("planned") });

const expectationSchema = optionalText(SUMMARY_MAX, "expectation_too_long");
const plannedDateSchema = timeSchema
  .refine(
    (value) => Date.parse(value) >= EARLIEST && Date.parse(value) < LATEST,
    "planned_date_range" satisfies ErrorCode,
  )
  .nullable();

/** A plan's lines under the names of their columns (plan.ts). */
const planLines = {
  objectives: planSchema.shape.action,
  avoid: planSchema.shape.fears,
  feeling: planSchema.shape.goals,
};

export const createInteractionSchema = z.object({
  id: idSchema.optional(),
  ...planLines,
  planned_date: plannedDateSchema.default(null),
  expectation: expectationSchema,
  /** The coach's message that proposed this plan: saving it twice creates one interaction. */
  plan_message_id: idSchema.optional(),
});
export type CreateInteractionInput = z.output<typeof createInteractionSchema>;

export const resultSummarySchema = requiredText(SUMMARY_MAX, {
  required: "summary_required",
  tooLong: "summary_too_long",
});

/** Partial update: the plan of a planned interaction, the summary of a completed one. */
export const updateInteractionSchema = z
  .object({
    ...planLines,
    planned_date: plannedDateSchema,
    expectation: expectationSchema,
    result_summary: resultSummarySchema,
    time_zone: timeZoneSchema,
    base_version: baseVersionSchema,
  })
  .partial();
export type UpdateInteractionInput = z.output<typeof updateInteractionSchema>;

export const recordOutcomeSchema = z.object({
  result_summary: resultSummarySchema,
  /** For naming the days of earlier outcomes. */
  time_zone: timeZoneSchema.optional(),
  base_version: baseVersionSchema,
});
export type RecordOutcomeInput = z.output<typeof recordOutcomeSchema>;

/** An observation from recorded outcomes, and the interactions it is based on. */
export const worksLineSchema = z.object({ text: z.string(), interaction_ids: z.array(z.string()).min(1) });
export const whatWorksSchema = z.object({
  /** At most four; empty while there is too little data. */
  lines: z.array(worksLineSchema),
  /** The number of outcomes recorded with this person. */
  completed: z.number(),
});
export type WhatWorks = z.infer<typeof whatWorksSchema>;

/** What the calendar feed holds besides times and first names; all of it is off until chosen. */
const feedChoicesSchema = z.object({
  /** An alarm the evening before, at the time of the reminders. */
  alarm_evening: z.boolean(),
  /** An alarm in the morning. */
  alarm_morning: z.boolean(),
  /** The plan's action, in the entry and its alarms. */
  show_action: z.boolean(),
});

/** Whether the calendar feed of planned interactions is on, and since when. */
export const calendarFeedSchema = feedChoicesSchema.extend({ active: z.boolean(), created_at: timeSchema.nullable() });
export type CalendarFeed = z.infer<typeof calendarFeedSchema>;

export const updateFeedSchema = feedChoicesSchema.extend({ time_zone: timeZoneSchema }).partial();
export type UpdateFeedInput = z.output<typeof updateFeedSchema>;

/** The secret address; returned once, and not stored. */
export const newCalendarFeedSchema = z.object({ url: z.string() });
