import { namesGivenIn, namesIn } from "./names.ts";
import type { Sentence } from "./sentences.ts";

/** An index of a text, to skip texts that cannot answer. */
export interface TextIndex {
  keys: ReadonlySet<string>;
  words: ReadonlySet<string>;
  /** Stems of unknown words. */
  unknown: readonly string[];
  /** Unknown words, as written. */
  odd: readonly { word: string; key: string }[];
  names: readonly string[];
  /** Relations and their names; first names folded. */
  named: readonly { relation: string; first: string; owner: string | null }[];
}

const indexes = new WeakMap<readonly Sentence[], TextIndex>();

/** Cached by the sentences of a text. */
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
      namesGivenIn(all, at).map(({ relation, name, owner }) => ({ relation, owner, first: flat(name.split(" ")[0]!) })),
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
