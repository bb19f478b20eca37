import type { Bilingual } from "#domain/language.ts";
import { TRAITS } from "#domain/traits.ts";
import { SINGLE_LABELS } from "./content.labels.ts";
import { PAIR_LABELS } from "./content.labels-pairs.ts";
import type { MarkedTrait } from "./marked.ts";
import { pairIn } from "./pairs.ts";
import { hash } from "./text.ts";

/** The seed chooses among this many labels; the third marked trait decides which. */
const LABELS_PER_SEED = 3;

/**
 * A label for the two traits that lean most, or the only one; null without any. The third marked trait selects a few
 * labels, the seed one of them.
 */
export function labelOf(sound: readonly MarkedTrait[], seed: string): Bilingual | null {
  const [first, second, third] = sound;
  if (!first) return null;
  const labels = second ? pairIn(PAIR_LABELS, first, second) : SINGLE_LABELS[first.trait][first.band];
  const start = third ? TRAITS.indexOf(third.trait) * 2 + (third.band === "high" ? 1 : 0) : 0;
  const at = start + (hash(`label|${seed}`) % Math.min(LABELS_PER_SEED, labels.length));
  return labels[at % labels.length] ?? null;
}
