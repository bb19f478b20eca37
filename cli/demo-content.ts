import { ASSESSMENT_LETTERS, type AssessmentLetter } from "#domain/relationship/content.assessment.ts";
import { assessmentAnswersSchema, type AssessmentAnswers } from "#domain/relationship/contract.ts";
import { ASSESSMENT_QUESTIONS } from "#domain/relationship/indices.ts";
import { assessmentItem } from "#domain/relationship/score.ts";
import { CLUSTERS, type PersonalityCluster } from "#domain/profile/clusters.ts";
import type { Bilingual } from "#domain/language.ts";
import type { PersonaContext } from "#domain/people/contexts.ts";
import type { TraitScores } from "#domain/traits.ts";
import type { Clock, Weekday } from "./demo-days.ts";

/** A local time some days ago. */
export interface Past {
  daysAgo: number;
  at: Clock;
}

/** The next such weekday after today, at a local time; texts that name the weekday refer to it. */
export interface Coming {
  next: Weekday;
  at: Clock;
}

/** Texts or answer letters, by stored question key. */
export type DemoAnswers = Readonly<Record<string, string | Bilingual>>;

/** Agreement 1 to 5 with the statements of each page, in the order of the questions. */
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
  /** Only for a completed plan. */
  outcome?: Bilingual;
}

export interface DemoTalk {
  when: Past;
  mode?: "interaction_preparation";
  lines: readonly Bilingual[];
}

/** An invented person and the data to create about them. */
export interface DemoPerson {
  /** Identifies the person in every language. */
  key: string;
  /** Days since the person was added. */
  knownFor: number;
  name: Bilingual;
  context: PersonaContext;
  age?: number;
  keepInTouchDays?: number;
  /** Agreement with the five statements of the short test; the last is about getting upset. */
  short: TraitScores;
  long?: DemoAgreement;
  answers?: DemoAnswers;
  /** The score of each answer, 0 to 3, in the order of the questions; “-” if the question does not apply. */
  assessments?: readonly { when: Past; scores: string }[];
  notes: readonly DemoNote[];
  plans?: readonly DemoPlan[];
  talks?: readonly DemoTalk[];
}

/** Agreement with the statements of a questionnaire, by stored key. @throws RangeError if the counts differ. */
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
 * The answer sheet with these scores, 0 to 3 or “-” (does not apply); letters are in a different order in every
 * question. Frightening answers are never chosen.
 * @throws RangeError if a question has no such answer.
 */
export function answersWithScores(scores: string): AssessmentAnswers {
  const signs = Array.from(scores.replaceAll(" ", ""));
  const letters = ASSESSMENT_QUESTIONS.map((question, at): [string, AssessmentLetter] => {
    const score = signs[at] === "-" ? null : Number(signs[at]);
    const { options } = assessmentItem(question);
    const letter = ASSESSMENT_LETTERS.find((one) => options[one]?.score === score && !options[one]?.frightening);
    if (!letter) throw new RangeError(`${question} has no answer with the score ${signs[at]}`);
    return [question, letter];
  });
  return assessmentAnswersSchema.parse(Object.fromEntries(letters));
}
