import { CHOICE_LETTERS, type ChoiceLetter } from "#domain/choice-item.ts";
import { ASSESSMENT, type AssessmentItem, type AssessmentOption } from "./content.assessment.ts";
import {
  ASSESSMENT_CLUSTERS,
  ASSESSMENT_QUESTIONS,
  INDICES,
  type AssessmentCluster,
  type AssessmentQuestion,
  type CoachingTrigger,
  type RelationshipIndex,
  type RelationshipScores,
} from "./indices.ts";

/**
 * How often each question counts in an index. The 2:1 weights keep neighbouring indices from moving together (forced
 * correlation .20 instead of .50). Every index sums to nine points.
 */
export const WEIGHTS: Readonly<Record<RelationshipIndex, Readonly<Partial<Record<AssessmentQuestion, number>>>>> = {
  TrustIndex: { q1: 2, q2: 1 },
  EmotionalSafety: { q3: 2, q2: 1 },
  ReciprocityScore: { q4: 2, q5: 1 },
  ReliabilityScore: { q6: 2, q5: 1 },
  ConflictRepair: { q7: 1, q8: 1, q9: 1 },
  CommFitAlignment: { q10: 1, q11: 1, q12: 1 },
};

/** Which of equal indices comes first as focus; the other way round as strength, so that the two never coincide. */
const FOCUS_ORDER: readonly RelationshipIndex[] = [
  "EmotionalSafety",
  "TrustIndex",
  "ConflictRepair",
  "ReliabilityScore",
  "ReciprocityScore",
  "CommFitAlignment",
];

/** Highest minus lowest index under which no area stands out: one step of an index is 11. */
export const EVEN_SPREAD = 12;

/**
 * Under the middle of the scale an index is called low: its answers describe the lower half of what was on offer. An
 * index moves in ninths, so that none ever stands exactly on it.
 */
export const LOW_INDEX = 50;

const INDEX_POINTS = 9;
const ALL_POINTS = 36;

export type AnswerSheet = Readonly<Record<AssessmentQuestion, ChoiceLetter>>;

export interface AssessmentScore {
  scores: RelationshipScores;
  /** Highest and lowest index. */
  strength: RelationshipIndex;
  focus: RelationshipIndex;
  /** The indices lie within 12 points: say that the areas are about even. */
  even: boolean;
  /** Mean of each cluster’s answers, 0 to 100, not rounded. */
  clusters: Record<AssessmentCluster, number>;
  /** An answer spoke of fear, threat or control. */
  safetyConcern: boolean;
  coaching_triggers: CoachingTrigger[];
}

const ITEMS: ReadonlyMap<AssessmentQuestion, AssessmentItem> = new Map(
  ASSESSMENT.flatMap(({ items }) => items).map((item, at) => [ASSESSMENT_QUESTIONS[at]!, item]),
);

/** The question asked as q1 … q12. */
export function assessmentItem(question: AssessmentQuestion): AssessmentItem {
  return ITEMS.get(question)!;
}

/** The option chosen at q1 … q12. */
export function chosenOption(answers: AnswerSheet, question: AssessmentQuestion): AssessmentOption {
  return assessmentItem(question).options[answers[question]];
}

/**
 * Whether an answer given so far, by the key of its item, tells of fear, threat or control: it counts from then on, before
 * the assessment it belongs to is finished.
 */
export function tellsOfFear(answers: Readonly<Record<string, unknown>>): boolean {
  return ASSESSMENT.some(({ items }) =>
    items.some(({ key, options }) => {
      const letter = CHOICE_LETTERS.find((one) => one === answers[key]);
      return letter !== undefined && options[letter].frightening === true;
    }),
  );
}

/** Scores of one complete answer sheet. Source of the formulas: the scoring rules of the questionnaires. */
export function scoreAssessment(answers: AnswerSheet): AssessmentScore {
  const points = (question: AssessmentQuestion) => chosenOption(answers, question).score;
  const sum = (questions: readonly AssessmentQuestion[]) =>
    questions.reduce((total, question) => total + points(question), 0);

  const scores = { RHS: (100 * sum(ASSESSMENT_QUESTIONS)) / ALL_POINTS } as RelationshipScores;
  for (const index of INDICES) {
    let total = 0;
    for (const question of questionsOf(index)) total += (WEIGHTS[index][question] ?? 0) * points(question);
    scores[index] = (100 * total) / INDEX_POINTS;
  }

  const clusters = {} as Record<AssessmentCluster, number>;
  ASSESSMENT_CLUSTERS.forEach((cluster, at) => {
    clusters[cluster] = (100 * sum(ASSESSMENT_QUESTIONS.slice(3 * at, 3 * at + 3))) / INDEX_POINTS;
  });

  const focus = FOCUS_ORDER.reduce((best, index) => (scores[index] < scores[best] ? index : best));
  const strength = FOCUS_ORDER.toReversed().reduce((best, index) => (scores[index] > scores[best] ? index : best));
  const safetyConcern = ASSESSMENT_QUESTIONS.some((question) => chosenOption(answers, question).frightening);
  const coaching_triggers: CoachingTrigger[] = INDICES.filter((index) => scores[index] < LOW_INDEX).map(
    (index) => `low_${index}` as const,
  );
  if (safetyConcern) coaching_triggers.push("safety_concern");

  return {
    scores,
    strength,
    focus,
    even: scores[strength] - scores[focus] < EVEN_SPREAD,
    clusters,
    safetyConcern,
    coaching_triggers,
  };
}

/** The questions an index rests on, in the order they are asked. */
export function questionsOf(index: RelationshipIndex): AssessmentQuestion[] {
  return ASSESSMENT_QUESTIONS.filter((question) => WEIGHTS[index][question] !== undefined);
}
