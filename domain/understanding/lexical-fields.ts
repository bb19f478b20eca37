import type { Language } from "#domain/language.ts";
import { FIELDS as EN } from "./content.fields.en.ts";
import { FIELDS as IT } from "./content.fields.it.ts";
import type { Situation } from "./situations.ts";

interface Term {
  situation: Situation;
  /** The words after the first one, as they stand in a text; empty for a single word. */
  rest: string;
  /** The term ends in any way. */
  open: boolean;
  /** The fewer situations have the term, the more it says: 0 to 1. */
  weight: number;
}

interface Index {
  /** By the whole first word. */
  words: ReadonlyMap<string, readonly Term[]>;
  /** By the beginning of the first word. */
  beginnings: ReadonlyMap<string, readonly Term[]>;
}

const indices: Partial<Record<Language, Index>> = {};

function indexOf(language: Language): Index {
  return (indices[language] ??= build(language === "it" ? IT : EN));
}

function build(fields: Readonly<Record<Situation, string>>): Index {
  const situations = new Map<string, Set<Situation>>();
  for (const [situation, list] of Object.entries(fields) as [Situation, string][]) {
    for (const term of list
      .split(",")
      .map((one) => one.trim())
      .filter(Boolean)) {
      const known = situations.get(term) ?? new Set();
      situations.set(term, known.add(situation));
    }
  }
  const words = new Map<string, Term[]>();
  const beginnings = new Map<string, Term[]>();
  for (const [written, those] of situations) {
    const open = written.endsWith("*");
    const [first = "", ...others] = written.replace(/\*$/, "").split(" ");
    const rest = others.join(" ");
    const byBeginning = open && rest === "";
    const into = byBeginning ? beginnings : words;
    // A phrase says more than a word.
    const weight = Math.min(1, (rest === "" ? 1 : 1.3) / those.size);
    for (const situation of those) into.set(first, [...(into.get(first) ?? []), { situation, rest, open, weight }]);
  }
  return { words, beginnings };
}

const SHORTEST = 3;

/** How much the words of a text (lower case, without accents) speak for each situation, by its lexical field. */
export function lexicalFields(words: readonly string[], language: Language): Map<Situation, number> {
  const { words: whole, beginnings } = indexOf(language);
  const found = new Map<Situation, Map<string, number>>();
  words.forEach((word, at) => {
    const terms = [...(whole.get(word) ?? [])];
    for (let length = Math.min(word.length, 14); length >= SHORTEST; length--)
      terms.push(...(beginnings.get(word.slice(0, length)) ?? []));
    if (terms.length === 0) return;
    const after = words.slice(at + 1, at + 6).join(" ");
    for (const { situation, rest, open, weight } of terms) {
      if (rest !== "" && !(open ? after.startsWith(rest) : after === rest || after.startsWith(`${rest} `))) continue;
      const own = found.get(situation) ?? new Map<string, number>();
      const key = rest === "" ? word : `${word} ${rest}`;
      own.set(key, Math.max(own.get(key) ?? 0, weight));
      found.set(situation, own);
    }
  });
  return new Map(
    Array.from(found, ([situation, hits]) => [situation, [...hits.values()].reduce((sum, weight) => sum + weight, 0)]),
  );
}

/** How many different terms of a situation’s field a text has. */
export function cuesOf(situation: Situation, words: readonly string[], language: Language): number {
  const { words: whole, beginnings } = indexOf(language);
  const found = new Set<string>();
  words.forEach((word, at) => {
    const after = words.slice(at + 1, at + 6).join(" ");
    const terms = [...(whole.get(word) ?? [])];
    for (let length = Math.min(word.length, 14); length >= SHORTEST; length--)
      terms.push(...(beginnings.get(word.slice(0, length)) ?? []));
    for (const { situation: of, rest, open } of terms) {
      if (of !== situation) continue;
      if (rest === "" || (open ? after.startsWith(rest) : after === rest || after.startsWith(`${rest} `))) {
        found.add(word);
        // Words that stand together agree with each other.
        if (rest !== "") found.add(rest);
      }
    }
  });
  return found.size;
}
