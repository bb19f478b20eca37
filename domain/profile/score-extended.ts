import { scoreLikert } from "../score-likert.ts";
import type { TraitScores } from "../traits.ts";
import { SELF_EXTENDED } from "./content.extended.ts";

const ITEMS = SELF_EXTENDED.flatMap(({ items }) => items);

/**
 * Trait means of the extended questionnaire about oneself, from all its stored answers.
 * @throws RangeError if one is missing.
 */
export function scoreSelfExtended(answers: Readonly<Record<string, string>>): TraitScores {
  return scoreLikert(ITEMS, answers);
}
