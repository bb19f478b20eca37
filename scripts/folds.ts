import { randomFrom } from "./linear.ts";

/** Near-duplicates share more than this fraction of the longer text's words. */
const SHARED = 0.6;

export function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}']+/gu) ?? [];
}

/**
 * Assigns each text to one of `folds` folds. Near-duplicates (the same first four words, or more than 60 % of their
 * words shared) are in the same fold, so that no text is tested on a model trained on its copy.
 */
export function foldsOf(texts: readonly string[], folds: number): number[] {
  const all = texts.map(wordsOf);
  const parent = texts.map((_, at) => at);
  const rootOf = (at: number): number => {
    let root = at;
    while (parent[root] !== root) root = parent[root]!;
    return (parent[at] = root);
  };
  const beginnings = new Map<string, number>();
  const often = new Map<string, number>();
  const sets = all.map((words) => new Set(words));
  for (const own of sets) for (const word of own) often.set(word, (often.get(word) ?? 0) + 1);
  /** Texts by their rarest words: two near-duplicates have at least one of these in common. */
  const byRare = new Map<string, number[]>();
  for (const [at, own] of sets.entries()) {
    const beginning = all[at]!.slice(0, 4).join(" ");
    parent[rootOf(at)] = rootOf(beginnings.get(beginning) ?? at);
    beginnings.set(beginning, at);
    const rare = [...own]
      .toSorted((a, b) => often.get(a)! - often.get(b)! || (a < b ? -1 : 1))
      .slice(0, own.size - Math.floor(SHARED * own.size));
    const others = new Set(rare.flatMap((word) => byRare.get(word) ?? []));
    for (const other of others) {
      const least = SHARED * Math.max(own.size, sets[other]!.size);
      if (Math.min(own.size, sets[other]!.size) > least && shared(own, sets[other]!) > least)
        parent[rootOf(at)] = rootOf(other);
    }
    for (const word of rare) {
      const list = byRare.get(word) ?? [];
      list.push(at);
      byRare.set(word, list);
    }
  }
  const random = randomFrom(7);
  const drawn = new Map<number, number>();
  return texts.map((_, at) => {
    const root = rootOf(at);
    const fold = drawn.get(root) ?? Math.floor(random() * folds);
    drawn.set(root, fold);
    return fold;
  });
}

function shared(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  let count = 0;
  for (const word of one) if (other.has(word)) count += 1;
  return count;
}
