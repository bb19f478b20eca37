import { z } from "zod";
import { CHOICE_LETTERS } from "#domain/choice-item.ts";
import { idSchema, timeSchema } from "#domain/ids.ts";
import { languageSchema } from "#domain/language.ts";
import { ASSESSMENT_CLUSTERS, COACHING_TRIGGERS, INDICES } from "./indices.ts";

const letterSchema = z.enum(CHOICE_LETTERS, { error: "answer_required" });

/** One letter for each of the twelve questions. */
export const assessmentAnswersSchema = z.object({
  q1: letterSchema,
  q2: letterSchema,
  q3: letterSchema,
  q4: letterSchema,
  q5: letterSchema,
  q6: letterSchema,
  q7: letterSchema,
  q8: letterSchema,
  q9: letterSchema,
  q10: letterSchema,
  q11: letterSchema,
  q12: letterSchema,
});
export type AssessmentAnswers = z.infer<typeof assessmentAnswersSchema>;

/** Body of compute-relationship-health-score; `id`, made by the client, keeps a request sent twice from counting twice. */
export const computeRelationshipHealthScoreSchema = z.object({
  id: idSchema.optional(),
  persona_id: idSchema,
  answers: assessmentAnswersSchema,
});
export type ComputeRelationshipHealthScoreInput = z.output<typeof computeRelationshipHealthScoreSchema>;

/** One completed cluster; the numbers count inside the cluster, as in the stored keys. */
export const completeAssessmentClusterSchema = z.object({
  cluster: z.enum(ASSESSMENT_CLUSTERS),
  answers: z.object({ q1: letterSchema, q2: letterSchema, q3: letterSchema }),
});
export type CompleteAssessmentClusterInput = z.output<typeof completeAssessmentClusterSchema>;

const scoreSchema = z.number().min(0).max(100);

export const relationshipScoresSchema = z.object({
  RHS: scoreSchema,
  TrustIndex: scoreSchema,
  EmotionalSafety: scoreSchema,
  ReciprocityScore: scoreSchema,
  ReliabilityScore: scoreSchema,
  ConflictRepair: scoreSchema,
  CommFitAlignment: scoreSchema,
});

/** An assessment as its own screen shows it. */
export const assessmentResultSchema = z.object({
  id: z.string(),
  scores: relationshipScoresSchema,
  coaching_triggers: z.array(z.enum(COACHING_TRIGGERS)),
  strength: z.enum(INDICES),
  focus: z.enum(INDICES),
  /** The indices lie so close that none stands out. */
  even: z.boolean(),
  safety_concern: z.boolean(),
  /** Coaching tips; with a safety concern the paragraphs of the private note, and no tip. */
  tips: z.array(z.string()),
  tips_language: languageSchema,
  created_at: timeSchema,
});
export type AssessmentResult = z.infer<typeof assessmentResultSchema>;

/** An earlier assessment in the trend. */
export const assessmentHistoryEntrySchema = assessmentResultSchema.pick({ id: true, scores: true, created_at: true });
export type AssessmentHistoryEntry = z.infer<typeof assessmentHistoryEntrySchema>;

/** The relationship as its screen shows it. */
export const relationshipViewSchema = z.object({
  /** The newest assessment, its tips in the user's language; null before the first. */
  latest: assessmentResultSchema.nullable(),
  /** Every assessment taken, the newest first. */
  history: z.array(assessmentHistoryEntrySchema),
});
export type RelationshipView = z.infer<typeof relationshipViewSchema>;
