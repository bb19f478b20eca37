import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { BUCKETS } from "#domain/safety/features.ts";
import { modelOf } from "#domain/safety/learned.ts";
import { addWeights } from "#domain/safety/packed-weights.ts";
import { readSection } from "#weights/load.ts";
import { foldsOf } from "./folds.ts";
import { checksumOf, pack } from "./safety-training.ts";

const ROOT = fileURLToPath(new URL("..", import.meta.url));

it("the weights match their training data; otherwise run npm run -s train -- safety", () => {
  expect(readSection("safety").checksum).toBe(checksumOf(ROOT));
});

it("no training example is a near-duplicate of a held-out text", () => {
  const wordsIn = (path: string) =>
    readFileSync(join(ROOT, path), "utf8")
      .trim()
      .split("\n")
      .map((line) => new Set((JSON.parse(line) as { text: string }).text.toLowerCase().match(/[\p{L}']+/gu)));
  const judging = globSync("tests/safety/hold-out*.jsonl", { cwd: ROOT }).flatMap(wordsIn);
  const counts = new Map<string, number>();
  for (const word of judging.flatMap((words) => [...words])) counts.set(word, (counts.get(word) ?? 0) + 1);
  const rarestFirst = [...counts].toSorted(([a, m], [b, n]) => m - n || (a < b ? -1 : 1)).map(([word]) => word);
  const rank = new Map(rarestFirst.map((word, at) => [word, at]));
  const rankOf = (word: string) => rank.get(word) ?? -1;
  const byRarity = (words: ReadonlySet<string>) => [...words].toSorted((a, b) => rankOf(a) - rankOf(b));
  // Texts that share more than 60 % of their words share at least one of the rarest 40 % plus one of both.
  const rarest = (words: readonly string[]) => words.slice(0, Math.floor(0.4 * words.length) + 1);
  const withWord = Map.groupBy(
    judging.flatMap((words) => rarest(byRarity(words)).map((word) => ({ word, words }))),
    ({ word }) => word,
  );
  const isNear = (words: ReadonlySet<string>) => {
    const ordered = byRarity(words);
    const candidates = rarest(ordered).flatMap((word) => (withWord.get(word) ?? []).map((found) => found.words));
    return [...new Set(candidates)].some((other) => {
      const needed = 0.6 * Math.max(words.size, other.size);
      // The most words that can still be shared.
      let possible = words.size;
      for (const word of ordered) {
        if (!other.has(word)) possible -= 1;
        if (possible <= needed) return false;
      }
      return true;
    });
  };
  const near = globSync(["training/safety/**/*.jsonl", "training/care/paths/*.jsonl"], { cwd: ROOT })
    .flatMap(wordsIn)
    .filter(isNear);
  expect(judging.length).toBeGreaterThan(600);
  expect(near.map((words) => [...words].join(" "))).toEqual([]);
});

describe("folds", () => {
  it("keeps near-duplicates in the same fold", () => {
    const texts = Array.from(
      { length: 40 },
      (_, at) => `w${"abcdefghij"[at % 10]} x${"abcd"[at % 4]} alone ${"z".repeat(at + 1)}`,
    );
    const same = ["He locked me in the cellar yesterday", "He locked me in a car once for hours on end"];
    const shared = ["My aunt brought a big red cake today", "Today my aunt brought a big cake"];
    const folds = foldsOf([...texts, ...same, ...shared], 5);
    expect(new Set(folds.slice(0, 40)).size).toBe(5);
    expect(folds[40]).toBe(folds[41]);
    expect(folds[42]).toBe(folds[43]);
  });
});

describe("packing", () => {
  it("keeps the most informative weights, with finer levels for smaller values", () => {
    const weights = new Float64Array(BUCKETS * 4);
    for (let at = 0; at < weights.length; at++) weights[at] = ((at * 7919) % 1000) / 500 - 1;
    weights[8] = -2.54;
    weights[9] = 1.27;
    weights[10] = 0;
    const stored = pack({
      bias: [1, 2, 3, 4],
      weights,
      seen: new Int32Array(BUCKETS).fill(1),
      rules: new Map([[7, 2.5]]),
    });
    const model = modelOf(stored);
    expect(model.bias).toEqual([1, 2, 3, 4]);
    expect(model.rules).toEqual(new Map([[7, 2.5]]));
    const sums = new Float64Array(4);
    addWeights(model, 2, model.scale, sums);
    expect(sums[0]).toBeCloseTo(-2.54);
    expect(Math.abs(sums[1]! - 1.27)).toBeLessThan(0.2);
    expect(sums[2]).toBe(0);
    expect(stored.levels.length).toBeLessThanOrEqual(400_000);
  });
});
