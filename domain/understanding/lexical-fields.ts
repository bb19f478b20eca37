import type { Language } from "#domain/language.ts";
import { FIELDS as EN } from "./content.fields.en.ts";
import { FIELDS as IT } from "./content.fields.it.ts";
import type { Situation } from "./situations.ts";

interface Term {
  situation: Situation;
  /** The words after the first one; empty for a single word. */
  rest: string;
  /** The last word may have any ending. */
  open: boolean;
  /** 0 to 1; the fewer situations share the term, the higher. */
  weight: number;
}

interface Index {
  /** Terms by their whole first word. */
  words: ReadonlyMap<string, readonly Term[]>;
  /** Terms by the prefix of their only word. */
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
    // A phrase is stronger evidence than a word.
    const weight = Math.min(1, (rest === "" ? 1 : 1.3) / those.size);
    for (const situation of those) into.set(first, [...(into.get(first) ?? []), { situation, rest, open, weight }]);
  }
  return { words, beginnings };
}

const SHORTEST = 3;

/** Evidence for each situation in the words of a text (lower case, without accents), by its lexical field. */
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

/** The number of different words of a text that match a situation’s field. */
export function countCues(situation: Situation, words: readonly string[], language: Language): number {
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
        // A phrase counts twice.
        if (rest !== "") found.add(rest);
      }
    }
  });
  return found.size;
}
