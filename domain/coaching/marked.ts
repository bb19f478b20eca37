import { TRAITS, traitBand, type Trait, type TraitBand, type TraitScores } from "#domain/traits.ts";
import { hash } from "./text.ts";

/** A trait whose answers lean one way. */
export type Lean = "low" | "high";
export interface MarkedTrait {
  trait: Trait;
  band: Lean;
}

export type ByLean<T> = Record<Trait, Record<Lean, T>>;

/**
 * The traits that lean one way, most marked first (distance from 3; the seed breaks ties, so that people with the same
 * answers get different texts), and those in between, in OCEAN order.
 */
export function rankTraits(scores: TraitScores, seed: string): { marked: MarkedTrait[]; between: Trait[] } {
  const marked: MarkedTrait[] = [];
  const between: Trait[] = [];
  for (const trait of TRAITS) {
    const band: TraitBand = traitBand(scores[trait]);
    if (band === "middle") between.push(trait);
    else marked.push({ trait, band });
  }
  const distance = (trait: Trait) => Math.abs(scores[trait] - 3);
  marked.sort((x, y) => distance(y.trait) - distance(x.trait) || hash(`${seed}${x.trait}`) - hash(`${seed}${y.trait}`));
  return { marked, between };
}

/** The five means as text, for seeding. */
export function traitKey(scores: TraitScores): string {
  return TRAITS.map((trait) => scores[trait].toFixed(2)).join(",");
}
