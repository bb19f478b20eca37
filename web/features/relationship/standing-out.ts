import type { AssessmentResult } from "#domain/relationship/contract.ts";
import { INDICES, type RelationshipIndex } from "#domain/relationship/indices.ts";

/** More areas than this with the same figure stand for nothing. */
const MOST = 2;

export interface StandingOut {
  strength: RelationshipIndex[];
  focus: RelationshipIndex[];
}

/**
 * The areas that may be called strongest and focus: the ones chosen, with any that show the same figure. None where the
 * six are about even, where the figures of the two do not differ as the words would say, or where too many share one.
 */
export function standingOut({ scores, strength, focus, even }: AssessmentResult): StandingOut {
  const shown = (index: RelationshipIndex) => Math.round(scores[index]);
  if (even || shown(strength) <= shown(focus)) return { strength: [], focus: [] };
  const alike = (chosen: RelationshipIndex) => {
    const all = INDICES.filter((index) => shown(index) === shown(chosen));
    return all.length > MOST ? [] : all;
  };
  return { strength: alike(strength), focus: alike(focus) };
}
