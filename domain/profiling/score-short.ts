import type { Trait, TraitScores } from "../traits.ts";
import { reverseLikert } from "../traits.ts";
import { PERSONA_SHORT } from "./content.short.ts";

const REVERSED: ReadonlySet<Trait> = new Set(PERSONA_SHORT.filter((item) => item.reversed).map((item) => item.trait));

/** Scores of the short test about another person (answers 1..5); the reversed statement, N, as 6 − x. */
export function scorePersonaShort(answers: Record<Trait, number>): TraitScores {
  const score = (trait: Trait) => (REVERSED.has(trait) ? reverseLikert(answers[trait]) : answers[trait]);
  return { O: score("O"), C: score("C"), E: score("E"), A: score("A"), N: score("N") };
}
