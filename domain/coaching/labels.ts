import type { Bilingual } from "#domain/language.ts";
import { TRAITS } from "#domain/traits.ts";
import { SINGLE_LABELS } from "./content.labels.ts";
import { PAIR_LABELS } from "./content.labels-pairs.ts";
import type { MarkedTrait } from "./marked.ts";
import { pairIn } from "./pairs.ts";
import { hash } from "./text.ts";

/** Of so many labels the seed chooses; which ones they are, the next marked trait decides. */
const CHOICE = 3;

/**
 * A label for the two traits that lean most and hold, or for the one that does; null where there is none. The next
 * marked trait chooses part of the labels, the seed one of these.
 */
export function labelOf(sound: readonly MarkedTrait[], seed: string): Bilingual | null {
  const [first, second, third] = sound;
  if (!first) return null;
  const labels = second ? pairIn(PAIR_LABELS, first, second) : SINGLE_LABELS[first.trait][first.band];
  const start = third ? TRAITS.indexOf(third.trait) * 2 + (third.band === "high" ? 1 : 0) : 0;
  const at = start + (hash(`label|${seed}`) % Math.min(CHOICE, labels.length));
  return labels[at % labels.length] ?? null;
}
