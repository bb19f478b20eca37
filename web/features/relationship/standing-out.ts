import type { AssessmentResult } from "#domain/relationship/contract.ts";
import { INDICES, type RelationshipIndex } from "#domain/relationship/indices.ts";

/** If more areas than this share a score, none of them stands out. */
const MOST = 2;

export interface StandingOut {
  strength: RelationshipIndex[];
  focus: RelationshipIndex[];
}

/**
 * The areas to call strongest and focus: the ones chosen by the server, and others with the same rounded score. None if
 * the six are about even, if the rounded scores do not show strength above focus, or if too many share one.
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
