import { scoreLikert } from "../score-likert.ts";
import type { TraitScores } from "../traits.ts";
import { PERSONA_EXTENDED } from "./content.extended.ts";

const ITEMS = PERSONA_EXTENDED.flatMap(({ items }) => items);

/**
 * Trait means of the extended questionnaire about another person, from all its stored answers.
 * @throws RangeError if one is missing.
 */
export function scorePersonaExtended(answers: Readonly<Record<string, string>>): TraitScores {
  return scoreLikert(ITEMS, answers);
}
