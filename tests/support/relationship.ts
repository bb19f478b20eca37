import { CHOICE_LETTERS } from "#domain/choice-item.ts";
import type { AssessmentOption } from "#domain/relationship/content.assessment.ts";
import {
  assessmentResultSchema,
  relationshipViewSchema,
  type AssessmentAnswers,
  type AssessmentResult,
  type RelationshipView,
} from "#domain/relationship/contract.ts";
import { ASSESSMENT_QUESTIONS, type AssessmentCluster } from "#domain/relationship/indices.ts";
import { clusterOfQuestion } from "#domain/relationship/keys.ts";
import { assessmentItem, scoreAssessment } from "#domain/relationship/score.ts";
import type { TestUser } from "./app.ts";

/** Chooses, for each question, the first option that matches, or else the first that does not indicate fear. */
function sheetOf(wanted: (option: AssessmentOption) => boolean): AssessmentAnswers {
  return Object.fromEntries(
    ASSESSMENT_QUESTIONS.map((question) => {
      const { options } = assessmentItem(question);
      const letter =
        CHOICE_LETTERS.find((one) => wanted(options[one])) ?? CHOICE_LETTERS.find((one) => !options[one].frightening);
      return [question, letter];
    }),
  ) as AssessmentAnswers;
}

/** Twelve answers with the same score. */
export const scoring = (score: number) => sheetOf((option) => option.score === score && !option.frightening);

/** Twelve answers that include every option that indicates fear. */
export const FRIGHTENING = sheetOf((option) => option.frightening === true);

/** The three answers for a cluster, as q1 to q3. */
export function partOf(sheet: AssessmentAnswers, cluster: AssessmentCluster) {
  const [q1, q2, q3] = ASSESSMENT_QUESTIONS.filter((question) => clusterOfQuestion(question) === cluster).map(
    (question) => sheet[question],
  );
  return { q1: q1!, q2: q2!, q3: q3! };
}

/** The relationship as the API returns it after a single assessment. */
export function viewOf(answers: AssessmentAnswers, id = "stored"): RelationshipView {
  const { leftOut, safetyConcern, ...scored } = scoreAssessment(answers);
  const created_at = "2026-11-20T10:00:00Z";
  const result = { ...scored, id, left_out: leftOut, safety_concern: safetyConcern, created_at };
  return {
    latest: { ...result, tips: [], tips_language: "en" },
    history: [{ id, scores: scored.scores, created_at }],
    draft: null,
  };
}

const COMPUTE = "/functions/v1/compute-relationship-health-score";

export function compute(user: TestUser, body: object): Promise<Response> {
  return user.request(COMPUTE, { body });
}

/** Submits a complete assessment. */
export async function assess(
  user: TestUser,
  personaId: string,
  answers: AssessmentAnswers = scoring(2),
  id?: string,
): Promise<AssessmentResult> {
  const body = { persona_id: personaId, answers, ...(id ? { id } : {}) };
  return assessmentResultSchema.parse(await user.json(COMPUTE, { body }));
}

export async function relationshipOf(user: TestUser, personaId: string): Promise<RelationshipView> {
  return relationshipViewSchema.parse(await user.json(`/api/personas/${personaId}/relationship`));
}

export function sendCluster(user: TestUser, personaId: string, cluster: AssessmentCluster, answers: object) {
  return user.request(`/api/personas/${personaId}/assessment-clusters`, { body: { cluster, answers } });
}
