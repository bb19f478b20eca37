import { namedWith, namesIn } from "./names.ts";
import type { Sentence } from "./sentences.ts";

/** What a text holds, so that one that cannot answer is passed over unread. */
export interface TextIndex {
  keys: ReadonlySet<string>;
  words: ReadonlySet<string>;
  /** Stems of words without a meaning. */
  unknown: readonly string[];
  /** Words without a meaning, as they were written. */
  odd: readonly { word: string; key: string }[];
  names: readonly string[];
  /** Who is called what, the first names flattened. */
  named: readonly { relation: string; first: string; owner: string | null }[];
}

const indexes = new WeakMap<readonly Sentence[], TextIndex>();

/** Read once for the sentences of a text. */
export function indexOf(all: readonly Sentence[]): TextIndex {
  const found = indexes.get(all);
  if (found) return found;
  const keys = new Set<string>();
  const words = new Set<string>();
  const odd = new Map<string, string>();
  for (const sentence of all) {
    for (const key of sentence.keys) keys.add(key);
    for (const token of sentence.tokens) {
      words.add(token.word);
      if (token.keys[0]?.startsWith("=")) odd.set(token.word, token.keys[0]);
    }
  }
  const index: TextIndex = {
    keys,
    words,
    unknown: [...new Set(odd.values())],
    odd: [...odd].map(([word, key]) => ({ word, key })),
    names: all.flatMap((sentence) => namesIn(sentence)),
    named: all.flatMap((_, at) =>
      namedWith(all, at).map(({ relation, name, owner }) => ({ relation, owner, first: flat(name.split(" ")[0]!) })),
    ),
  };
  indexes.set(all, index);
  return index;
}

function flat(name: string): string {
  return name
    .normalize("NFD")
    .replace(/[\u0300-\u036f]/g, "")
    .toLowerCase();
}
