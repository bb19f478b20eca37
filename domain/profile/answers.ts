import { answerProblem, type AnswerKind } from "../answers.ts";
import type { ErrorCode } from "../errors.ts";
import { SELF_EXTENDED } from "./content.extended.ts";
import { SELF_GROUPS } from "./content.groups.ts";

const KINDS: ReadonlyMap<string, AnswerKind> = new Map([
  ...SELF_EXTENDED.flatMap(({ items }) => items.map(({ key }) => [key, "likert"] as const)),
  ...SELF_GROUPS.flatMap(({ items }) => items.map(({ key, kind }) => [key, kind] as const)),
]);

/** Every key of an answer about oneself, in the order of the questionnaires. */
export const SELF_KEYS: readonly string[] = [...KINDS.keys()];

/** Why an answer about oneself cannot be stored under this key; null if it can. */
export function selfAnswerProblem(key: string, answer: string): ErrorCode | null {
  return answerProblem(KINDS.get(key), answer);
}
