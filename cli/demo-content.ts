import { ASSESSMENT_LETTERS, type AssessmentLetter } from "#domain/relationship/content.assessment.ts";
import { assessmentAnswersSchema, type AssessmentAnswers } from "#domain/relationship/contract.ts";
import { ASSESSMENT_QUESTIONS } from "#domain/relationship/indices.ts";
import { assessmentItem } from "#domain/relationship/score.ts";
import { CLUSTERS, type PersonalityCluster } from "#domain/profile/clusters.ts";
import type { Bilingual } from "#domain/language.ts";
import type { PersonaContext } from "#domain/people/contexts.ts";
import type { TraitScores } from "#domain/traits.ts";
import type { Clock, Weekday } from "./demo-days.ts";

/** So many days ago, at an hour of the clock. */
export interface Past {
  daysAgo: number;
  at: Clock;
}

/** The next such day after today, at an hour of the clock; a text that names the day names this one. */
export interface Coming {
  next: Weekday;
  at: Clock;
}

/** A text, or a letter, by the stored key of its question. */
export type DemoAnswers = Readonly<Record<string, string | Bilingual>>;

/** Agreement 1 to 5 with the statements of each page, in the order they are asked. */
export type DemoAgreement = readonly [
  openness: string,
  conscientiousness: string,
  extraversion: string,
  balance: string,
];

export interface DemoNote {
  when: Past;
  text: Bilingual;
  tags?: readonly Bilingual[];
}

export interface DemoPlan {
  when: Past | Coming;
  plan: Bilingual;
  avoid?: Bilingual;
  feeling?: Bilingual;
  hope?: Bilingual;
  /** Of a plan that has been carried out. */
  outcome?: Bilingual;
}

export interface DemoTalk {
  when: Past;
  mode?: "interaction_preparation";
  lines: readonly Bilingual[];
}

/** An invented person of somebody's circle, and what there is to tell. */
export interface DemoPerson {
  /** Names the person whatever they are called. */
  key: string;
  /** Days since they were added. */
  knownFor: number;
  name: Bilingual;
  context: PersonaContext;
  age?: number;
  keepInTouchDays?: number;
  /** Agreement with the five statements of the short test; the last is about getting upset. */
  short: TraitScores;
  long?: DemoAgreement;
  answers?: DemoAnswers;
  /** What each answer is worth, 0 to 3, in the order of the questions; “-” where the question does not apply. */
  assessments?: readonly { when: Past; worth: string }[];
  notes: readonly DemoNote[];
  plans?: readonly DemoPlan[];
  talks?: readonly DemoTalk[];
}

/** Agreement with the statements of a questionnaire, by stored key. @throws RangeError where the counts differ. */
export function agreementAnswers(
  questionnaire: readonly PersonalityCluster[],
  agreement: DemoAgreement,
): Record<string, string> {
  const items = questionnaire.flatMap((page) => page.items);
  const values = CLUSTERS.flatMap((cluster, at) => {
    const page = questionnaire.find((one) => one.cluster === cluster);
    const given = Array.from(agreement[at]!);
    if (given.length !== page?.items.length) throw new RangeError(`${cluster} has other statements`);
    return page.items.map(({ key }, place) => [key, given[place]!] as const);
  });
  if (values.length !== items.length) throw new RangeError("statements without an answer");
  return Object.fromEntries(values);
}

/**
 * The answer sheet whose answers are worth this, 0 to 3, or do not apply (“-”): letters are in another order at every
 * question and say nothing by themselves. Answers that tell of fear are never among them.
 * @throws RangeError where a question has no such answer.
 */
export function sheetWorth(worth: string): AssessmentAnswers {
  const signs = Array.from(worth.replaceAll(" ", ""));
  const letters = ASSESSMENT_QUESTIONS.map((question, at): [string, AssessmentLetter] => {
    const score = signs[at] === "-" ? null : Number(signs[at]);
    const { options } = assessmentItem(question);
    const letter = ASSESSMENT_LETTERS.find((one) => options[one]?.score === score && !options[one]?.frightening);
    if (!letter) throw new RangeError(`${question} has no answer worth ${signs[at]}`);
    return [question, letter];
  });
  return assessmentAnswersSchema.parse(Object.fromEntries(letters));
}
