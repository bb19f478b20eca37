import type { Bilingual, Language } from "#domain/language.ts";
import { fill, hash, pick } from "./text.ts";
import { vary } from "./vary.ts";

/** Writes one person's texts: every choice by seed and slot, the name put in last. */
export interface Pen {
  language: Language;
  name: string;
  /** One wording of a text or of one of a list, with its values. */
  write(texts: Bilingual | readonly Bilingual[], slot: string, values?: Record<string, string>): string;
  /** The same items in an order of their own, always the same for the same seed and slot. */
  shuffle<T>(items: readonly T[], slot: string): T[];
  /** A number from 0 to below `size`. */
  draw(size: number, slot: string): number;
}

export function createPen(language: Language, name: string, seed: string): Pen {
  return {
    language,
    name,
    write(texts, slot, values = {}) {
      const text = Array.isArray(texts) ? pick(texts as readonly Bilingual[], seed, slot) : (texts as Bilingual);
      const written = fill(vary(text[language], seed, slot), { name, ...values });
      // English ends a quoted question with its own mark; Italian adds the full stop outside.
      return language === "en" ? written.replace(/([?!…])”\.(?= |$)/g, "$1”") : written;
    },
    shuffle(items, slot) {
      return items
        .map((item, index) => ({ item, rank: hash(`${slot}/${index}|${seed}`) }))
        .toSorted((x, y) => x.rank - y.rank)
        .map(({ item }) => item);
    },
    draw: (size, slot) => hash(`${slot}|${seed}`) % size,
  };
}
