/*
 * Trains the search for the note that answers a question (training/coach/facts, and the worlds that the tests use):
 * which sentence answers best, and how certain that is. Prints the results of five-fold cross-validation by worlds.
 */
import { fileURLToPath } from "node:url";
import { LANGUAGES } from "#domain/language.ts";
import { surenessOf, type Ranking } from "#domain/facts/rank.ts";
import { checksumOfFacts, readAsked, type Asked, type Row } from "./fact-training.ts";
import { randomFrom } from "./linear.ts";
import { writeSections } from "./weights-file.ts";

const ROOT = fileURLToPath(new URL("..", import.meta.url));
const FOLDS = 5;
const EPOCHS = 60;
const RATE = 0.1;
const L2 = 2e-3;
/** A pair of words is kept if it occurs in the right answers of this many worlds. */
const WORLDS = 2;
const LEAST_WEIGHT = 0.05;

type Weights = Map<string, number>;
const isPair = (name: string) => name.includes(">");

/** Removes the pairs of words that do not occur in right answers of enough worlds. */
function withoutRarePairs(asked: readonly Asked[]): Asked[] {
  const met = new Map<string, Set<string>>();
  for (const { rows, world } of asked) {
    for (const { values, right } of rows) {
      if (!right) continue;
      for (const name of values.keys()) {
        if (!isPair(name)) continue;
        const worlds = met.get(name);
        if (worlds) worlds.add(world);
        else met.set(name, new Set([world]));
      }
    }
  }
  const kept = (name: string) => !isPair(name) || (met.get(name)?.size ?? 0) >= WORLDS;
  return asked.map((one) => ({
    ...one,
    rows: one.rows.map((row) => ({ ...row, values: new Map([...row.values].filter(([name]) => kept(name))) })),
  }));
}

const scoreOf = (weights: Weights, { values }: Row) => {
  let score = 0;
  for (const [name, value] of values) score += (weights.get(name) ?? 0) * value;
  return score;
};

/** Softmax over the sentences of a world, with all right ones against the rest. AdaGrad with L2. */
function fitRanking(all: readonly Asked[]): Weights {
  const asked = withoutRarePairs(all.filter(({ rows }) => rows.some(({ right }) => right)));
  const weights: Weights = new Map();
  const squares = new Map<string, number>();
  const random = randomFrom(7);
  for (let epoch = 0; epoch < EPOCHS; epoch++) {
    for (let at = asked.length - 1; at > 0; at--) {
      const other = Math.floor(random() * (at + 1));
      [asked[at], asked[other]] = [asked[other]!, asked[at]!];
    }
    for (const { rows } of asked) {
      const scores = rows.map((row) => scoreOf(weights, row));
      const most = Math.max(...scores);
      const shares = scores.map((score) => Math.exp(score - most));
      const whole = shares.reduce((sum, share) => sum + share, 0);
      const right = shares.reduce((sum, share, at) => sum + (rows[at]!.right ? share : 0), 0);
      const slopes = new Map<string, number>();
      for (const [at, { values, right: answers }] of rows.entries()) {
        const wrong = shares[at]! / whole - (answers ? shares[at]! / right : 0);
        for (const [name, value] of values) slopes.set(name, (slopes.get(name) ?? 0) + wrong * value);
      }
      for (const [name, slope] of slopes) {
        const weight = weights.get(name) ?? 0;
        const step = slope + L2 * weight;
        const square = (squares.get(name) ?? 1e-3) + step * step;
        squares.set(name, square);
        weights.set(name, weight - (RATE * step) / Math.sqrt(square));
      }
    }
  }
  return weights;
}

interface Judged {
  asked: Asked;
  right: boolean;
  /** Whether one of the two best texts answers. */
  nearby: boolean;
  values: Record<string, number>;
}

function judge(asked: Asked, weights: Weights): Judged[] {
  const scores = asked.rows.map((row) => scoreOf(weights, row));
  const order = [...scores.keys()].toSorted((x, y) => scores[y]! - scores[x]!);
  const [best] = order;
  if (best === undefined) return [];
  const { rows, search } = asked;
  const next = order.find((at) => rows[at]!.text !== rows[best]!.text);
  const part = (test: (row: Row) => boolean) =>
    scores.reduce((sum, score, at) => sum + (test(rows[at]!) ? Math.exp(score - scores[best]!) : 0), 0);
  const share = part(({ text }) => text === rows[best]!.text) / part(() => true);
  const candidate = { values: rows[best]!.values };
  return [
    {
      asked,
      right: rows[best]!.right,
      nearby: rows[best]!.right || (next !== undefined && rows[next]!.right),
      values: surenessOf(search, { candidate, score: scores[best]!, share, all: rows.length }),
    },
  ];
}

const STEPS = 2000;

/** Logistic regression for whether the best sentence is right. */
function fitSureness(judged: readonly Judged[]): Weights {
  const weights: Weights = new Map();
  for (let step = 0; step < STEPS; step++) {
    const slopes = new Map<string, number>();
    for (const { values, right } of judged) {
      const wrong = sureOf(weights, values) - Number(right);
      for (const [name, value] of Object.entries(values)) slopes.set(name, (slopes.get(name) ?? 0) + wrong * value);
    }
    for (const [name, slope] of slopes) {
      const weight = weights.get(name) ?? 0;
      weights.set(name, weight - 0.5 * (slope / judged.length + 1e-3 * weight));
    }
  }
  return weights;
}

function sureOf(weights: Weights, values: Record<string, number>): number {
  const odds = Object.entries(values).reduce((sum, [name, value]) => sum + (weights.get(name) ?? 0) * value, 0);
  return 1 / (1 + Math.exp(-odds));
}

function report(judged: readonly Judged[], sure: Weights): void {
  const share = (some: number, all: number) => `${((100 * some) / Math.max(1, all)).toFixed(1)} %`.padStart(8);
  const origins = [...new Set(judged.map(({ asked }) => asked.origin))];
  for (const lang of LANGUAGES) {
    for (const origin of origins) {
      const of = judged.filter(({ asked }) => asked.lang === lang && asked.origin === origin);
      const told = of.filter(({ asked }) => !asked.absent);
      const row = [0.4, 0.5, 0.6].map((least) => {
        const answered = of.filter(({ values }) => sureOf(sure, values) >= least);
        const right = answered.filter((one) => one.right).length;
        const made = answered.filter(({ asked }) => asked.absent).length;
        return `at ${least}: right ${share(right, told.length)}, of none ${made}`;
      });
      process.stdout.write(
        `${lang} ${origin.padEnd(18)} ${String(told.length).padStart(5)}  first ${share(told.filter(({ right }) => right).length, told.length)}  of two ${share(told.filter(({ nearby }) => nearby).length, told.length)}  ${row.join("; ")} of ${of.length - told.length}\n`,
      );
    }
  }
}

const rounded = (weights: Weights) =>
  Object.fromEntries(
    [...weights]
      .filter(([name, weight]) => !isPair(name) && Math.abs(weight) >= 0.005)
      .map(([name, weight]) => [name, Math.round(weight * 100) / 100] as const)
      .toSorted(([x], [y]) => (x < y ? -1 : 1)),
  );

/** For each word of a question, the words of notes that may match it, with weights in hundredths. */
function pairsOf(weights: Weights): Record<string, string> {
  const pairs = [...weights]
    .filter(([name, weight]) => isPair(name) && Math.abs(weight) >= LEAST_WEIGHT)
    .map(([name, weight]) => {
      const [asked, told] = name.split(">");
      return { asked: asked!, told: told!, weight: Math.round(weight * 100) };
    })
    .toSorted((x, y) => (x.asked < y.asked || (x.asked === y.asked && x.told < y.told) ? -1 : 1));
  return Object.fromEntries(
    [...Map.groupBy(pairs, ({ asked }) => asked)].map(([asked, some]) => [
      asked,
      some.map(({ told, weight }) => `${told} ${weight}`).join(" "),
    ]),
  );
}

const asked = await readAsked(ROOT);
const worlds = [...new Set(asked.map(({ world }) => world))];
const judged = Array.from({ length: FOLDS }, (_, fold) => {
  const held = new Set(worlds.filter((_world, at) => at % FOLDS === fold));
  const weights = fitRanking(asked.filter(({ world }) => !held.has(world)));
  return asked.filter(({ world }) => held.has(world)).flatMap((one) => judge(one, weights));
}).flat();
const sure = fitSureness(judged);
report(judged, sure);
const weights = fitRanking(asked);
const ranking: Ranking = {
  checksum: checksumOfFacts(ROOT),
  values: rounded(weights),
  pairs: pairsOf(weights),
  sure: rounded(sure),
};
writeSections({ facts: ranking });
process.stdout.write(`${asked.length} questions learned, ${Object.keys(ranking.pairs).length} words with others\n`);
