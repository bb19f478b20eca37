import type { Bilingual } from "#domain/language.ts";
import { countWords, hash } from "./text.ts";

/** One wording of one of a list, by its slot, with its values. */
export type Say = (list: readonly Bilingual[], slot: string, values?: Record<string, string>) => string;

/** A sentence of the portrait; of those that are dispensable the highest goes first when it gets too long. */
export interface Part {
  text: string;
  dispensable: number;
}

/** The same items in an order of their own, always the same for the same seed and slot. */
export function shuffled<T>(list: readonly T[], seed: string, slot: string): T[] {
  return list
    .map((item, index) => ({ item, rank: hash(`${slot}${index}|${seed}`) }))
    .toSorted((x, y) => x.rank - y.rank)
    .map(({ item }) => item);
}

export function wordsOf(parts: readonly Part[]): number {
  return countWords(parts.map(({ text }) => text).join(" "));
}

/** The sentences joined, without as many of the dispensable ones as the length asks for. */
export function fitParts(parts: readonly Part[], longest: number): string {
  let kept = [...parts];
  while (wordsOf(kept) > longest) {
    const least = Math.max(...kept.map(({ dispensable }) => dispensable));
    if (least === 0) break;
    kept = kept.filter((part) => part !== kept.findLast(({ dispensable }) => dispensable === least));
  }
  return kept.map(({ text }) => text).join(" ");
}
