import type { Bilingual } from "#domain/language.ts";
import { hash } from "./text.ts";

/** One wording of one of a list, by its slot, with its values. */
export type Say = (list: readonly Bilingual[], slot: string, values?: Record<string, string>) => string;

/** The same items in an order of their own, always the same for the same seed and slot. */
export function shuffled<T>(list: readonly T[], seed: string, slot: string): T[] {
  return list
    .map((item, index) => ({ item, rank: hash(`${slot}${index}|${seed}`) }))
    .toSorted((x, y) => x.rank - y.rank)
    .map(({ item }) => item);
}
