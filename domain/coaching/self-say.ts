import type { Bilingual } from "#domain/language.ts";
import { countWords, hash } from "./text.ts";

/** A wording of a text from the list, by slot, with values. */
export type Say = (list: readonly Bilingual[], slot: string, values?: Record<string, string>) => string;

/** A sentence of the portrait; if it gets too long, the most dispensable ones (highest number) are dropped first. */
export interface Part {
  text: string;
  dispensable: number;
}

/** The items in an order determined by seed and slot. */
export function shuffled<T>(list: readonly T[], seed: string, slot: string): T[] {
  return list
    .map((item, index) => ({ item, rank: hash(`${slot}${index}|${seed}`) }))
    .toSorted((x, y) => x.rank - y.rank)
    .map(({ item }) => item);
}

export function wordsOf(parts: readonly Part[]): number {
  return countWords(parts.map(({ text }) => text).join(" "));
}

/** Joins the sentences, dropping dispensable ones to get below `longest` words. */
export function fitParts(parts: readonly Part[], longest: number): string {
  let kept = [...parts];
  while (wordsOf(kept) > longest) {
    const least = Math.max(...kept.map(({ dispensable }) => dispensable));
    if (least === 0) break;
    kept = kept.filter((part) => part !== kept.findLast(({ dispensable }) => dispensable === least));
  }
  return kept.map(({ text }) => text).join(" ");
}
