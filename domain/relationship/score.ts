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

/** The best answer’s points. */
const TOP = 3;

export type AnswerSheet = Readonly<Record<AssessmentQuestion, AssessmentLetter>>;

export interface AssessmentScore {
  scores: RelationshipScores;
  /** The indices that stand highest and lowest between the least and the most that they can be without a frightening answer. */
  strength: RelationshipIndex;
  focus: RelationshipIndex;
  /** How many questions do not apply: they are left out of the scores. */
  leftOut: number;
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
  const option = assessmentItem(question).options[answers[question]];
  if (!option) throw new RangeError(`${question} has no answer ${answers[question]}`);
  return option;
}

/**
 * Whether an answer given so far, by the key of its item, tells of fear, threat or control: it counts from then on, before
 * the assessment it belongs to is finished.
 */
export function tellsOfFear(answers: Readonly<Record<string, unknown>>): boolean {
  return ASSESSMENT.some(({ items }) =>
    items.some(({ key, options }) => {
      const letter = ASSESSMENT_LETTERS.find((one) => one === answers[key]);
      return letter !== undefined && options[letter]?.frightening === true;
    }),
  );
}

/** Mean of scores (0..3), each counted as often as its weight says, as 0..100; a score of null is left out. */
function hundredths(scored: readonly { score: OptionScore | null; weight: number }[]): number {
  const told = scored.filter(({ score }) => score !== null);
  const most = told.reduce((sum, { weight }) => sum + weight * TOP, 0);
  return (100 * told.reduce((sum, { score, weight }) => sum + weight * (score ?? 0), 0)) / most;
}

/**
 * Scores of one complete answer sheet. Source of the formulas: the scoring rules of the questionnaires. Questions that do
 * not apply are left out of every mean; an index always rests on one that applies. A cluster of which none applies cannot
 * exist either.
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
 * Where an index stands between the least it can be without a frightening answer and the most, 0 to 1. Three of the six
 * cannot fall below a third without one: by their points alone the others would be the focus three times in four.
 */
function calmStanding(index: RelationshipIndex, answers: AnswerSheet, score: number): number {
  const least = hundredths(
    questionsOf(index)
      .filter((question) => chosenOption(answers, question).score !== null)
      .map((question) => ({ score: calmLeast(question), weight: WEIGHTS[index][question] ?? 1 })),
  );
  // Ninths and sixths of the same place differ in the last digit.
  return Math.round((1e6 * (score - least)) / (100 - least)) / 1e6;
}

/** The lowest score of an answer that tells of no fear. */
function calmLeast(question: AssessmentQuestion): OptionScore {
  const calm = Object.values(assessmentItem(question).options).filter(({ frightening }) => !frightening);
  return Math.min(...calm.flatMap(({ score }) => score ?? [])) as OptionScore;
}

/** The questions an index rests on, in the order they are asked. */
export function questionsOf(index: RelationshipIndex): AssessmentQuestion[] {
  return ASSESSMENT_QUESTIONS.filter((question) => WEIGHTS[index][question] !== undefined);
}
