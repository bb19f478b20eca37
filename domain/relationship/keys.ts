import { assessmentLetter, type AssessmentLetter } from "./content.assessment.ts";
import {
  ASSESSMENT_CLUSTERS,
  ASSESSMENT_QUESTIONS,
  type AssessmentCluster,
  type AssessmentQuestion,
} from "./indices.ts";

export const QUESTIONS_PER_CLUSTER = 3;

/** The stored key of an answer; `n` counts from 1 within the cluster. */
export function assessmentKey(cluster: AssessmentCluster, n: number): string {
  return `context_${cluster}_q${n}`;
}

/** The three stored keys of a cluster. */
export function clusterKeys(cluster: AssessmentCluster): string[] {
  return Array.from({ length: QUESTIONS_PER_CLUSTER }, (_, at) => assessmentKey(cluster, at + 1));
}

/** The stored key of q1 … q12. */
export function keyOfQuestion(question: AssessmentQuestion): string {
  const at = ASSESSMENT_QUESTIONS.indexOf(question);
  return assessmentKey(clusterOfQuestion(question), (at % QUESTIONS_PER_CLUSTER) + 1);
}

/** The cluster that q1 … q12 belongs to. */
export function clusterOfQuestion(question: AssessmentQuestion): AssessmentCluster {
  const at = ASSESSMENT_QUESTIONS.indexOf(question);
  return ASSESSMENT_CLUSTERS[Math.floor(at / QUESTIONS_PER_CLUSTER)]!;
}

/** The question id for a stored key; null for any other key. */
export function questionOfKey(key: string): AssessmentQuestion | null {
  return ASSESSMENT_QUESTIONS.find((question) => keyOfQuestion(question) === key) ?? null;
}

/** Answers q1 … q12 as stored key → letter. */
export function toStoredAnswers(
  answers: Readonly<Partial<Record<AssessmentQuestion, AssessmentLetter>>>,
): Record<string, AssessmentLetter> {
  const stored: Record<string, AssessmentLetter> = {};
  for (const question of ASSESSMENT_QUESTIONS) {
    const letter = answers[question];
    if (letter) stored[keyOfQuestion(question)] = letter;
  }
  return stored;
}

/**
 * Stored rows as answers q1 … q12; rows with other keys or invalid letters are ignored, so the result may be partial.
 */
export function fromStoredAnswers(
  stored: Readonly<Record<string, string>>,
): Partial<Record<AssessmentQuestion, AssessmentLetter>> {
  const answers: Partial<Record<AssessmentQuestion, AssessmentLetter>> = {};
  for (const question of ASSESSMENT_QUESTIONS) {
    const letter = assessmentLetter(keyOfQuestion(question), stored[keyOfQuestion(question)]);
    if (letter) answers[question] = letter;
  }
  return answers;
}
