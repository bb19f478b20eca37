import { createHash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { LANGUAGES, languageSchema, type Language } from "#domain/language.ts";
import { checkSafety, readByRules, type SafetyKind } from "#domain/safety/check.ts";
import { BUCKETS, eachFeature } from "#domain/safety/features.ts";
import { LEARNED_KINDS, LEVELS, sentencesOf, type Model, type Packed } from "#domain/safety/learned.ts";
import type { Token } from "#domain/safety/matcher.ts";

/** Harmless first: every kind's weights are stored as what speaks for it against this one. */
const LABELS = ["none", ...LEARNED_KINDS] as const;
const COUNT = LABELS.length;

export type Label = (typeof LABELS)[number];

export const ORIGINS = ["written to train", "what the coach says", "what the rules were shaped on"] as const;
type Origin = (typeof ORIGINS)[number];

/** A sentence to learn from. */
export interface Example {
  text: string;
  lang: Language;
  label: Label;
  /** Those the rules were shaped on say nothing about rules and learned part together. */
  origin: Origin;
  tokens: readonly Token[];
  excepted: ReadonlySet<number>;
  /** The kind that the rules find. */
  byRules: SafetyKind | null;
}

const judgedSchema = z.object({ text: z.string(), severity: z.string() });
const labelledSchema = z.object({ text: z.string().trim().min(1), kind: z.enum(LABELS) });

/** The files with what is learned from, and the code that says what a feature is; in a fixed order. */
function sources(root: string): { shaped: string[]; training: string[]; code: string[] } {
  return {
    shaped: LANGUAGES.map((lang) => `tests/safety/${lang}.jsonl`),
    training: globSync("training/safety/*.jsonl", { cwd: root })
      .map((path) => path.replaceAll("\\", "/"))
      .toSorted(),
    code: ["domain/safety/content.topics.ts", "domain/safety/features.ts"],
  };
}

/** Of everything the weights rest on, so that a test can tell when they no longer belong to it. */
export function checksumOf(root: string): string {
  const { shaped, training, code } = sources(root);
  const hash = createHash("sha256");
  for (const path of [...shaped, ...training, ...code]) {
    hash.update(`${path}\n${readFileSync(join(root, path), "utf8").replaceAll("\r\n", "\n")}`);
  }
  return hash.digest("hex");
}

/** All examples, none twice. The kind of a sentence of tests/safety is the one that the rules find. */
export function readExamples(root: string): Example[] {
  const { shaped, training } = sources(root);
  const examples = new Map<string, Example>();
  const add = (text: string, lang: Language, label: Label, origin: Origin) => {
    const key = wordsOf(text).join(" ");
    const { words, excepted, gravest } = readByRules(text);
    if (!examples.has(key))
      examples.set(key, { text, lang, label, origin, tokens: words, excepted, byRules: gravest?.kind ?? null });
  };
  for (const path of shaped) {
    const lang = languageSchema.parse(/(\w+)\.jsonl$/.exec(path)?.[1]);
    for (const line of linesOf(root, path)) {
      const { text, severity } = judgedSchema.parse(line);
      const label = severity === "none" ? "none" : (readByRules(text).gravest ?? checkSafety(text, lang))?.kind;
      if (label) add(text, lang, label, "what the rules were shaped on");
    }
  }
  for (const path of training) {
    const lang = languageSchema.parse(/(\w+)-[\w-]+\.jsonl$/.exec(path)?.[1]);
    for (const line of linesOf(root, path)) {
      const { text, kind } = labelledSchema.parse(line);
      add(text, lang, kind, path.includes("-coach") ? "what the coach says" : "written to train");
    }
  }
  return [...examples.values()];
}

function linesOf(root: string, path: string): unknown[] {
  return readFileSync(join(root, path), "utf8")
    .split("\n")
    .filter((line) => line.trim() !== "")
    .map((line) => JSON.parse(line));
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}']+/gu) ?? [];
}

/** Near-duplicates share more than this part of the words of the longer one. */
const SHARED = 0.6;

/**
 * To which of so many folds each example belongs. Near-duplicates, with the same four words at the beginning or more
 * than 60 % of their words shared, are in one fold: else a copy would be judged by what was learned from the other.
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
  /** The sentences by their rarest words: who shares more than so many words shares one of these. */
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

/** The same numbers on every run. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

interface Instance {
  buckets: Int32Array;
  values: Float64Array;
  label: number;
}

const EPOCHS = 12;
const RATE = 0.15;
const RATE_OF_BIAS = 0.02;
const L2 = 3e-4;
/** A feature of a single sentence tells nothing about others. */
const SEEN = 2;

/** What has been learned, and how often each bucket was met. */
export interface Trained extends Pick<Model, "bias" | "weights"> {
  seen: Int32Array;
}

/** Softmax regression by stochastic gradient descent (AdaGrad) with L2: same examples, same weights. */
export function train(examples: readonly Example[]): Trained {
  const random = randomFrom(11);
  const all = examples.flatMap(instancesOf);
  const seen = countsOf(all);
  const instances = withoutRare(all, seen);
  const weights = new Float64Array(BUCKETS * COUNT);
  const squares = new Float64Array(BUCKETS * COUNT).fill(1e-4);
  const bias = new Float64Array(COUNT);
  for (let epoch = 0; epoch < EPOCHS; epoch++) {
    for (let at = instances.length - 1; at > 0; at--) {
      const other = Math.floor(random() * (at + 1));
      [instances[at], instances[other]] = [instances[other]!, instances[at]!];
    }
    for (const { buckets, values, label } of instances) {
      const wrong = probabilities(weights, bias, buckets, values);
      wrong[label]! -= 1;
      for (let k = 0; k < COUNT; k++) bias[k]! -= RATE_OF_BIAS * wrong[k]!;
      for (let at = 0; at < buckets.length; at++) {
        for (let k = 0, place = buckets[at]! * COUNT; k < COUNT; k++, place++) {
          const slope = wrong[k]! * values[at]! + L2 * weights[place]!;
          squares[place]! += slope * slope;
          weights[place]! -= (RATE * slope) / Math.sqrt(squares[place]!);
        }
      }
    }
  }
  const against = new Float64Array(BUCKETS * LEARNED_KINDS.length);
  for (let bucket = 0; bucket < BUCKETS; bucket++) {
    for (let k = 1; k < COUNT; k++) {
      against[bucket * (COUNT - 1) + k - 1] = weights[bucket * COUNT + k]! - weights[bucket * COUNT]!;
    }
  }
  return { bias: Array.from(bias.slice(1), (one) => one - bias[0]!), weights: against, seen };
}

/** Of a harmless text every sentence is harmless; of another it is not known which one tells. */
function instancesOf({ tokens, label }: Example): Instance[] {
  const sentences = sentencesOf(tokens);
  const whole = instanceOf(tokens, sentences, label);
  if (label !== "none" || sentences.length < 2) return [whole];
  return [whole, ...sentences.map((sentence) => instanceOf(tokens, [sentence], label))];
}

function instanceOf(tokens: readonly Token[], parts: { start: number; end: number }[], label: Label): Instance {
  const sums = new Map<number, number>();
  let squares = 0;
  for (const { start, end } of parts) {
    eachFeature(tokens, start, end, (bucket, value) => {
      sums.set(bucket, (sums.get(bucket) ?? 0) + value);
      squares += value * value;
    });
  }
  const length = Math.sqrt(squares || 1);
  return {
    buckets: Int32Array.from(sums.keys()),
    values: Float64Array.from(sums.values(), (value) => value / length),
    label: LABELS.indexOf(label),
  };
}

function countsOf(instances: readonly Instance[]): Int32Array {
  const seen = new Int32Array(BUCKETS);
  for (const { buckets } of instances) for (const bucket of buckets) seen[bucket]!++;
  return seen;
}

function withoutRare(instances: readonly Instance[], seen: Int32Array): Instance[] {
  return instances.map(({ buckets, values, label }) => {
    const kept = [...buckets.keys()].filter((at) => seen[buckets[at]!]! >= SEEN);
    return {
      buckets: Int32Array.from(kept, (at) => buckets[at]!),
      values: Float64Array.from(kept, (at) => values[at]!),
      label,
    };
  });
}

function probabilities(
  weights: Float64Array,
  bias: Float64Array,
  buckets: Int32Array,
  values: Float64Array,
): Float64Array {
  const logits = Float64Array.from(bias);
  for (let at = 0; at < buckets.length; at++) {
    for (let k = 0; k < COUNT; k++) logits[k]! += weights[buckets[at]! * COUNT + k]! * values[at]!;
  }
  const most = Math.max(...logits);
  const powers = logits.map((logit) => Math.exp(logit - most));
  const total = powers.reduce((sum, power) => sum + power, 0);
  return powers.map((power) => power / total);
}

/** How many buckets keep their weights: those that say most, and often. Half as many notice one percent less. */
const KEPT = 200_000;

/** Levels in half a byte notice as much as whole bytes would. */
export function pack({ bias, weights, seen }: Trained): Packed {
  const kinds = LEARNED_KINDS.length;
  const sayings = Array.from({ length: BUCKETS }, (_, bucket) =>
    Math.max(...weights.slice(bucket * kinds, bucket * kinds + kinds).map(Math.abs)),
  );
  const told = sayings.map((saying, bucket) => saying * Math.sqrt(seen[bucket]!));
  const least = told.toSorted((a, b) => b - a)[KEPT]!;
  const kept = [...told.keys()].filter((bucket) => told[bucket]! > least);
  const greatest = kept.reduce((most, bucket) => Math.max(most, sayings[bucket]!), 0);
  const levelOf = (weight: number) =>
    Math.sign(weight) * Math.round(LEVELS * Math.sqrt(Math.abs(weight) / greatest)) + 8;
  const bytes: number[] = [];
  let last = -1;
  for (const bucket of kept) {
    let gap = bucket - last;
    for (; gap > 127; gap >>= 7) bytes.push((gap & 127) | 128);
    bytes.push(gap);
    for (let at = bucket * kinds; at < bucket * kinds + kinds; at += 2) {
      bytes.push(levelOf(weights[at]!) | (levelOf(weights[at + 1]!) << 4));
    }
    last = bucket;
  }
  return { bias, scale: greatest / 127, packed: Buffer.from(bytes).toString("base64") };
}
