import type { LikertItem } from "./likert-item.ts";
import { reverseLikert, TRAITS, type Trait, type TraitScores } from "./traits.ts";

/**
 * Trait means of stored answers (key → "1" … "5"), reversed items as 6 − x, rounded to two decimals. Keys of other
 * questions are ignored.
 * @throws RangeError if an answer is missing or off the scale, or a trait has no item.
 */
export function scoreLikert(items: readonly LikertItem[], answers: Readonly<Record<string, string>>): TraitScores {
  const mean = (trait: Trait): number => {
    const points = items.filter((item) => item.trait === trait).map((item) => pointsOf(item, answers[item.key]));
    if (points.length === 0) throw new RangeError(`no item of ${trait}`);
    return Math.round((100 * points.reduce((sum, value) => sum + value, 0)) / points.length) / 100;
  };
  const [O, C, E, A, N] = TRAITS.map(mean) as [number, number, number, number, number];
  return { O, C, E, A, N };
}

function pointsOf(item: LikertItem, answer: string | undefined): number {
  if (!answer || !/^[1-5]$/.test(answer)) throw new RangeError(`no answer to ${item.key}`);
  return item.reversed ? reverseLikert(Number(answer)) : Number(answer);
}
