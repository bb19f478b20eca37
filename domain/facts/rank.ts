import { readSection } from "#weights/load.ts";
import type { Entry } from "./corpus.ts";
import type { Search } from "./find.ts";
import { candidatesFor, type Candidate } from "./rank-features.ts";

/** Weights trained on questions and the notes that answer them (`scripts/train-facts.ts`). */
export interface Ranking {
  checksum: string;
  /** By feature name. */
  values: Record<string, number>;
  /** By the key of a word in the question, the words that may stand for it: “key weight key weight …”. */
  pairs: Record<string, string>;
  /** Of the features of `surenessOf`. */
  sure: Record<string, number>;
}

export interface Ranked {
  entry: Entry;
  /** Softmax over all sentences, summed for each text. */
  share: number;
}

export interface Ranks {
  /** The best sentence of each text, in order. */
  ranked: Ranked[];
  /** Probability that the first answers, 0 to 1. */
  sure: number;
}

const RANKING = readSection("facts");
const VALUES = new Map(Object.entries(RANKING.values));
const PAIRS = new Map(
  Object.entries(RANKING.pairs).map(([key, packed]) => {
    const parts = packed.split(" ");
    const pairs = new Map<string, number>();
    for (let at = 0; at < parts.length; at += 2) pairs.set(parts[at]!, Number(parts[at + 1]) / 100);
    return [key, pairs] as const;
  }),
);

function scoreOf({ entry, values, unmatched }: Candidate): number {
  let score = 0;
  for (const [name, value] of values) score += (VALUES.get(name) ?? 0) * value;
  for (const { keys, share } of unmatched) {
    for (const key of keys) {
      const pairs = PAIRS.get(key);
      if (pairs) for (const told of entry.sentence.keys) score += (pairs.get(told) ?? 0) * share;
    }
  }
  return score;
}

/** Ranks the texts by the trained weights. */
export function rank(search: Search): Ranks {
  const candidates = candidatesFor(search).map((candidate) => ({ candidate, score: scoreOf(candidate) }));
  candidates.sort((x, y) => y.score - x.score || y.candidate.entry.text.written - x.candidate.entry.text.written);
  const [best] = candidates;
  if (!best) return { ranked: [], sure: 0 };
  const whole = candidates.reduce((sum, { score }) => sum + Math.exp(score - best.score), 0);
  const byText = new Map<Entry["text"], Ranked>();
  for (const { candidate, score } of candidates) {
    const share = Math.exp(score - best.score) / whole;
    const found = byText.get(candidate.entry.text);
    if (found) found.share += share;
    else byText.set(candidate.entry.text, { entry: candidate.entry, share });
  }
  const ranked = [...byText.values()];
  const values = surenessOf(search, { ...best, share: ranked[0]!.share, all: candidates.length });
  const odds = Object.entries(values).reduce((sum, [name, value]) => sum + (RANKING.sure[name] ?? 0) * value, 0);
  return { ranked, sure: 1 / (1 + Math.exp(-odds)) };
}

/** Features of how surely the best candidate answers. */
export function surenessOf(
  { question }: Search,
  { candidate, score, share, all }: { candidate: Pick<Candidate, "values">; score: number; share: number; all: number },
): Record<string, number> {
  const { values } = candidate;
  const covered = values.get("covered") ?? 0;
  return {
    bias: 1,
    share: Math.log((share + 1e-3) / (1 - share + 1e-3)),
    score: score / 5,
    covered,
    "covered root": Math.sqrt(covered),
    "own exact": values.get("own exact") ?? 0,
    exact: values.get("count exact") ?? 0,
    alike: values.get("count alike") ?? 0,
    related: values.get("count related") ?? 0,
    name: values.get("count name") ?? 0,
    [`kind ${question.kind}`]: 1,
    sentences: Math.log(all),
  };
}
