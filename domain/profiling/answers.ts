import { answerProblem, type AnswerKind } from "../answers.ts";
import type { ErrorCode } from "../errors.ts";
import { ASSESSMENT } from "../relationship/content.assessment.ts";
import { PERSONA_EXTENDED } from "./content.extended.ts";
import { INITIAL } from "./content.initial.ts";
import { SECTIONS } from "./content.sections.ts";

const KINDS: ReadonlyMap<string, AnswerKind> = new Map([
  ...INITIAL.map(({ key, kind }) => [key, kind] as const),
  ...PERSONA_EXTENDED.flatMap(({ items }) => items.map(({ key }) => [key, "likert"] as const)),
  ...SECTIONS.flatMap(({ items }) => items.map(({ key, kind }) => [key, kind] as const)),
  ...ASSESSMENT.flatMap(({ items }) => items.map(({ key }) => [key, "choice"] as const)),
]);

/** Every key of an answer about another person, in the order of the questionnaires. */
export const PERSONA_KEYS: readonly string[] = [...KINDS.keys()];

/** Why an answer about another person cannot be stored under this key; null if it can. */
export function personaAnswerProblem(key: string, answer: string): ErrorCode | null {
  return answerProblem(KINDS.get(key), answer);
}
