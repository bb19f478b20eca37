import type { Trait, TraitScores } from "../traits.ts";

/** Scores of the onboarding's answers (1..5 each): one statement per trait, none reversed. */
export function scoreSelfShort(answers: Record<Trait, number>): TraitScores {
  return { O: answers.O, C: answers.C, E: answers.E, A: answers.A, N: answers.N };
}
