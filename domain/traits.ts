import { z } from "zod";

/** Openness, Conscientiousness, Extraversion, Agreeableness, Emotional Stability (N: higher is more stable). */
export const TRAITS = ["O", "C", "E", "A", "N"] as const;
export type Trait = (typeof TRAITS)[number];

/** A five-point agreement answer: 1 strongly disagree … 5 strongly agree. */
export const likertSchema = z
  .number({ error: "answer_required" })
  .int("answer_required")
  .min(1, "answer_required")
  .max(5, "answer_required");

/** A trait's mean, 1 to 5 with at most two decimals. */
export const traitScoreSchema = z.number().min(1).max(5);

export const traitScoresSchema = z.object({
  O: traitScoreSchema,
  C: traitScoreSchema,
  E: traitScoreSchema,
  A: traitScoreSchema,
  N: traitScoreSchema,
});
export type TraitScores = z.infer<typeof traitScoresSchema>;

/** The questionnaire that means come from: one answer per trait, or the extended one. */
export type TraitForm = "short" | "full";

/** The direction of the answers; the words describe the answers and never compare with other people. */
export type TraitBand = "low" | "middle" | "high";

/** Band of a trait's mean (1..5): under 2.5 low, over 3.5 high. Source: the scoring rules of the questionnaires. */
export function traitBand(mean: number): TraitBand {
  if (mean < 2.5) return "low";
  return mean > 3.5 ? "high" : "middle";
}

/** Position of a trait's mean (1..5) on the displayed scale 0..100, a whole number. */
export function traitPosition(mean: number): number {
  return Math.round(25 * (mean - 1));
}

/** A negatively keyed answer (1..5), reversed. */
export function reverseLikert(answer: number): number {
  return 6 - answer;
}

/**
 * Half-width of the 95 % uncertainty interval of a trait measured by a single answer, as on the short forms, in points
 * of the displayed scale (computed from 4,000 public web answers, English).
 */
export const SHORT_UNCERTAINTY = 32;

/**
 * The same for the extended forms; it differs by trait with the number of items and their correlation (computed from
 * 4,000 public web answers, English).
 */
export const EXTENDED_UNCERTAINTY: Readonly<Record<Trait, number>> = { O: 19, C: 21, E: 26, A: 21, N: 28 };
