import {
  ASSESSMENT,
  ASSESSMENT_LETTERS,
  type AssessmentItem,
  type AssessmentLetter,
  type AssessmentOption,
  type OptionScore,
} from "./content.assessment.ts";
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
 * The weights of the questions in each index. The 2:1 weights keep neighbouring indices from moving together (forced
 * correlation .20 instead of .50). Every index has at most nine points.
 */
export const WEIGHTS: Readonly<Record<RelationshipIndex, Readonly<Partial<Record<AssessmentQuestion, number>>>>> = {
  TrustIndex: { q1: 2, q2: 1 },
  EmotionalSafety: { q3: 2, q2: 1 },
  ReciprocityScore: { q4: 2, q5: 1 },
  ReliabilityScore: { q6: 2, q5: 1 },
  ConflictRepair: { q7: 1, q8: 1, q9: 1 },
  CommFitAlignment: { q10: 1, q11: 1, q12: 1 },
};

/**
 * Order of preference between equal indices for the focus; reversed for the strength, so that the two always differ.
 */
const FOCUS_ORDER: readonly RelationshipIndex[] = [
  "EmotionalSafety",
  "TrustIndex",
  "ConflictRepair",
  "ReliabilityScore",
  "ReciprocityScore",
  "CommFitAlignment",
];

/** If the indices differ by less than this, no area stands out; one step of an answer changes an index by 11 or 22. */
export const EVEN_SPREAD = 12;

/** An index below this is low. Index values are ninths of 100, so none is exactly 50 while all its questions apply. */
export const LOW_INDEX = 50;

/** The points of the best option. */
const TOP = 3;

export type AnswerSheet = Readonly<Record<AssessmentQuestion, AssessmentLetter>>;

export interface AssessmentScore {
  scores: RelationshipScores;
  /** The indices highest and lowest within the range they can have without a frightening answer. */
  strength: RelationshipIndex;
  focus: RelationshipIndex;
  /** The number of questions that do not apply and are excluded from the scores. */
  leftOut: number;
  /** The indices differ by less than 12 points. */
  even: boolean;
  /** Mean of each cluster’s answers, 0 to 100, not rounded. */
  clusters: Record<AssessmentCluster, number>;
  /** An answer tells of fear, threat or control. */
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
  const option = assessmentItem(question).options[answers[question]];
  if (!option) throw new RangeError(`${question} has no answer ${answers[question]}`);
  return option;
}

/** Whether any answer so far (by question key) tells of fear, threat or control; counts before the assessment ends. */
export function hasFrighteningAnswer(answers: Readonly<Record<string, unknown>>): boolean {
  return ASSESSMENT.some(({ items }) =>
    items.some(({ key, options }) => {
      const letter = ASSESSMENT_LETTERS.find((one) => one === answers[key]);
      return letter !== undefined && options[letter]?.frightening === true;
    }),
  );
}

/** Weighted mean of scores (0..3) as 0..100; null scores are excluded. */
function hundredths(scored: readonly { score: OptionScore | null; weight: number }[]): number {
  const told = scored.filter(({ score }) => score !== null);
  const most = told.reduce((sum, { weight }) => sum + weight * TOP, 0);
  return (100 * told.reduce((sum, { score, weight }) => sum + weight * (score ?? 0), 0)) / most;
}

/**
 * Scores a complete answer sheet. Source of the formulas: the scoring rules of the questionnaires. Questions that do
 * not apply are excluded from every mean; each index and cluster always has at least one that applies.
 */
export function scoreAssessment(answers: AnswerSheet): AssessmentScore {
  const scoreOf = (question: AssessmentQuestion) => chosenOption(answers, question).score;
  const mean = (questions: readonly AssessmentQuestion[], weights: Partial<Record<AssessmentQuestion, number>> = {}) =>
    hundredths(questions.map((question) => ({ score: scoreOf(question), weight: weights[question] ?? 1 })));

  const scores = { RHS: mean(ASSESSMENT_QUESTIONS) } as RelationshipScores;
  for (const index of INDICES) scores[index] = mean(questionsOf(index), WEIGHTS[index]);

  const clusters = {} as Record<AssessmentCluster, number>;
  ASSESSMENT_CLUSTERS.forEach((cluster, at) => {
    clusters[cluster] = mean(ASSESSMENT_QUESTIONS.slice(3 * at, 3 * at + 3));
  });

  const values = INDICES.map((index) => scores[index]);
  const safetyConcern = ASSESSMENT_QUESTIONS.some((question) => chosenOption(answers, question).frightening);
  const standing = (index: RelationshipIndex) =>
    safetyConcern ? scores[index] : calmStanding(index, answers, scores[index]);
  const focus = FOCUS_ORDER.reduce((best, index) => (standing(index) < standing(best) ? index : best));
  const strength = FOCUS_ORDER.toReversed().reduce((best, index) => (standing(index) > standing(best) ? index : best));
  const coaching_triggers: CoachingTrigger[] = INDICES.filter((index) => scores[index] < LOW_INDEX).map(
    (index) => `low_${index}` as const,
  );
  if (safetyConcern) coaching_triggers.push("safety_concern");

  return {
    scores,
    strength,
    focus,
    even: Math.max(...values) - Math.min(...values) < EVEN_SPREAD,
    leftOut: ASSESSMENT_QUESTIONS.filter((question) => scoreOf(question) === null).length,
    clusters,
    safetyConcern,
    coaching_triggers,
  };
}

/**
 * Position of an index (0..1) between the lowest value possible without a frightening answer and 100. Three of the six
 * cannot fall below a third without one: by plain scores the other three would be the focus three times in four.
 */
function calmStanding(index: RelationshipIndex, answers: AnswerSheet, score: number): number {
  const least = hundredths(
    questionsOf(index)
      .filter((question) => chosenOption(answers, question).score !== null)
      .map((question) => ({ score: calmLeast(question), weight: WEIGHTS[index][question] ?? 1 })),
  );
  // Rounded, because equal positions computed from ninths and from sixths differ in the last digit.
  return Math.round((1e6 * (score - least)) / (100 - least)) / 1e6;
}

/** The lowest score of an option that is not frightening. */
function calmLeast(question: AssessmentQuestion): OptionScore {
  const calm = Object.values(assessmentItem(question).options).filter(({ frightening }) => !frightening);
  return Math.min(...calm.flatMap(({ score }) => score ?? [])) as OptionScore;
}

/** The questions of an index, in order. */
export function questionsOf(index: RelationshipIndex): AssessmentQuestion[] {
  return ASSESSMENT_QUESTIONS.filter((question) => WEIGHTS[index][question] !== undefined);
}
