import { z } from "zod";
import { storedAnswersSchema } from "#domain/answers.ts";
import { idSchema, timeSchema } from "#domain/ids.ts";
import { languageSchema } from "#domain/language-schema.ts";
import { ASSESSMENT_LETTERS, assessmentLetter } from "./content.assessment.ts";
import { ASSESSMENT_CLUSTERS, COACHING_TRIGGERS, INDICES, type AssessmentQuestion } from "./indices.ts";
import { assessmentKey, keyOfQuestion, questionOfKey } from "./keys.ts";

const anyLetterSchema = z.enum(ASSESSMENT_LETTERS, { error: "answer_required" });

/** Any letter that is an option of the question. */
const letterFor = (question: AssessmentQuestion) =>
  anyLetterSchema.refine((letter) => assessmentLetter(keyOfQuestion(question), letter), { error: "answer_required" });

/** One letter for each of the twelve questions. */
export const assessmentAnswersSchema = z.object({
  q1: letterFor("q1"),
  q2: letterFor("q2"),
  q3: letterFor("q3"),
  q4: letterFor("q4"),
  q5: letterFor("q5"),
  q6: letterFor("q6"),
  q7: letterFor("q7"),
  q8: letterFor("q8"),
  q9: letterFor("q9"),
  q10: letterFor("q10"),
  q11: letterFor("q11"),
  q12: letterFor("q12"),
});
export type AssessmentAnswers = z.infer<typeof assessmentAnswersSchema>;

/** The newest result the client knows, null for none. If another exists, answers are rejected. Optional. */
const latestIdSchema = idSchema.nullable().optional();

/** Body of compute-relationship-health-score. The client chooses `id`, so that repeating a request counts once. */
export const computeRelationshipHealthScoreSchema = z.object({
  id: idSchema.optional(),
  persona_id: idSchema,
  latest_id: latestIdSchema,
  answers: assessmentAnswersSchema,
});
export type ComputeRelationshipHealthScoreInput = z.output<typeof computeRelationshipHealthScoreSchema>;

/** The answers of one completed cluster; questions are numbered within the cluster, as in the stored keys. */
export const completeAssessmentClusterSchema = z
  .object({
    cluster: z.enum(ASSESSMENT_CLUSTERS),
    latest_id: latestIdSchema,
    answers: z.object({ q1: anyLetterSchema, q2: anyLetterSchema, q3: anyLetterSchema }),
  })
  .superRefine(({ cluster, answers }, context) => {
    for (const n of [1, 2, 3] as const) {
      if (assessmentLetter(assessmentKey(cluster, n), answers[`q${n}`])) continue;
      context.addIssue({ code: "custom", message: "answer_required", path: ["answers", `q${n}`] });
    }
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

/** One assessment result. */
export const assessmentResultSchema = z.object({
  id: z.string(),
  scores: relationshipScoresSchema,
  coaching_triggers: z.array(z.enum(COACHING_TRIGGERS)),
  strength: z.enum(INDICES),
  focus: z.enum(INDICES),
  /** The indices are so close that none stands out. */
  even: z.boolean(),
  /** The number of questions that do not apply and are excluded from the scores. */
  left_out: z.number().int().min(0),
  safety_concern: z.boolean(),
  /** Tips; with a safety concern, the paragraphs of the private note instead. */
  tips: z.array(z.string()),
  tips_language: languageSchema,
  created_at: timeSchema,
});
export type AssessmentResult = z.infer<typeof assessmentResultSchema>;

/** An earlier assessment in the history. */
export const assessmentHistoryEntrySchema = assessmentResultSchema.pick({ id: true, scores: true, created_at: true });
export type AssessmentHistoryEntry = z.infer<typeof assessmentHistoryEntrySchema>;

/** Draft answers by stored key; answers under other keys are not changed. */
export const saveAssessmentDraftSchema = z.object({
  latest_id: latestIdSchema,
  answers: storedAnswersSchema.superRefine((answers, context) => {
    if (Object.keys(answers).length === 0) context.addIssue({ code: "custom", message: "answer_required" });
    for (const [key, letter] of Object.entries(answers)) {
      if (assessmentLetter(key, letter)) continue;
      const message = questionOfKey(key) ? "answer_required" : "question_unknown";
      context.addIssue({ code: "custom", message, path: [key] });
    }
  }),
});
export type SaveAssessmentDraftInput = z.output<typeof saveAssessmentDraftSchema>;

/** An unfinished assessment. */
export const assessmentDraftSchema = z.object({
  /** Stored key → letter. */
  answers: storedAnswersSchema,
  /** When an answer was last saved. */
  updated_at: timeSchema,
});
export type AssessmentDraft = z.infer<typeof assessmentDraftSchema>;

/** Response of the relationship page. */
export const relationshipViewSchema = z.object({
  /** The newest assessment, with tips in the user's language; null before the first. */
  latest: assessmentResultSchema.nullable(),
  /** All assessments, newest first. */
  history: z.array(assessmentHistoryEntrySchema),
  /** The unfinished assessment, from any device; null if there is none. */
  draft: assessmentDraftSchema.nullable(),
});
export type RelationshipView = z.infer<typeof relationshipViewSchema>;
