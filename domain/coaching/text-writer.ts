import type { Bilingual, Language } from "#domain/language.ts";
import { fill, hash, pick } from "./text.ts";
import { vary } from "./vary.ts";

/** Writes one person's texts; choices depend on seed and slot only, and the name is inserted last. */
export interface TextWriter {
  language: Language;
  name: string;
  /** A wording of a text, or of one from a list, with its values. */
  write(texts: Bilingual | readonly Bilingual[], slot: string, values?: Record<string, string>): string;
  /** The items in an order determined by seed and slot. */
  shuffle<T>(items: readonly T[], slot: string): T[];
  /** An integer from 0 to `size` - 1. */
  draw(size: number, slot: string): number;
}

export function createTextWriter(language: Language, name: string, seed: string): TextWriter {
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
