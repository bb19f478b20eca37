import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { LANGUAGES, type Language } from "#domain/language.ts";
import { languageSchema } from "#domain/language-schema.ts";
import { applyRules } from "#domain/safety/check.ts";
import { BUCKETS, eachFeature, eachFeatureOfRule } from "#domain/safety/features.ts";
import { LEARNED_KINDS, sentencesOf, type Model, type Packed, type Reading } from "#domain/safety/learned.ts";
import { checksumOfFiles } from "./checksum.ts";
import { wordsOf } from "./folds.ts";
import { fit, instanceFrom, packWeights, type Fitted, type Instance } from "./linear.ts";

/** "none" comes first: the weights of the other kinds are stored relative to it. */
const LABELS = ["none", ...LEARNED_KINDS] as const;
const COUNT = LABELS.length;

export type Label = (typeof LABELS)[number];

/**
 * Where an example comes from: ordinary prose in its natural proportions, messages to the coach, harmless texts with
 * grave words, complete texts that indicate danger, single sentences written for training, replies of the coach, and
 * texts that the rules were written for.
 */
export const ORIGINS = ["ordinary", "chat", "contrast", "told at length", "sentences", "coach", "shaped on"] as const;
export type Origin = (typeof ORIGINS)[number];

/** A training example. */
export interface Example {
  text: string;
  lang: Language;
  label: Label;
  origin: Origin;
  reading: Reading;
}

const judgedSchema = z.object({ text: z.string(), severity: z.string() });
const labelledSchema = z.object({ text: z.string().trim().min(1), kind: z.enum(LABELS) });
const harmlessSchema = z.object({ text: z.string().trim().min(1), severity: z.literal("none") });
const chatSchema = z.object({ text: z.string().trim().min(1), situation: z.string().optional() });
/** Low mood can indicate danger, so these messages are not used as harmless examples. */
const NOT_HARMLESS: readonly string[] = ["low_mood"];
const pathSchema = z.object({ text: z.string().trim().min(1), path: z.string(), kind: z.enum(LABELS).optional() });

/** The label for each path of the care conversation. */
const LABEL_OF_PATH: Record<string, Label> = {
  none: "none",
  wish_to_die: "self_harm",
  violence: "abuse",
  control: "fear",
  sexual_violence: "abuse",
  child: "abuse",
  harm_by_user: "violence",
  elder: "abuse",
};

/** The files with training examples, in a fixed order. */
function sources(root: string): string[] {
  const found = (pattern: string) =>
    globSync(pattern, { cwd: root })
      .map((path) => path.replaceAll("\\", "/"))
      .toSorted();
  return [
    ...LANGUAGES.map((lang) => `tests/safety/${lang}.jsonl`),
    ...found("training/safety/*.jsonl"),
    ...found("training/safety/{ordinary,contrast}/*.jsonl"),
    ...found("training/safety/told/*.jsonl"),
    ...found("training/care/paths/*.jsonl"),
    ...found("training/coach/{acts,situations}/*.jsonl"),
  ];
}

const CODE = [
  "domain/safety/content.topics.ts",
  "domain/safety/features.ts",
  "domain/safety/content.rules.en.ts",
  "domain/safety/content.rules.it.ts",
  "domain/safety/content.more.en.ts",
  "domain/safety/content.more.it.ts",
];

/** Checksum of everything the weights depend on, so that a test can tell when they are out of date. */
export function checksumOf(root: string): string {
  return checksumOfFiles(root, [...sources(root), ...CODE]);
}

/** All examples without duplicates. Dangerous sentences of tests/safety get the kind that the rules find. */
export function readExamples(root: string): Example[] {
  const examples = new Map<string, Example>();
  for (const path of sources(root)) {
    const lang = languageSchema.parse(/(?:^|\/)(en|it)[^/]*\.jsonl$/.exec(path)?.[1]);
    for (const line of linesOf(root, path)) {
      const read = exampleOf(path, line);
      const key = read && wordsOf(read.text).join(" ");
      if (!read || key === null || examples.has(key)) continue;
      const reading = applyRules(read.text);
      const label = read.label ?? reading.gravest?.kind;
      if (label) examples.set(key, { text: read.text, lang, label, origin: read.origin, reading });
    }
  }
  return [...examples.values()];
}

/** Ordinary texts that are not used for training. The thresholds are chosen on them. */
export function readHeldBack(root: string): Example[] {
  return globSync("tests/safety/ordinary-[1-3].*.jsonl", { cwd: root })
    .toSorted()
    .flatMap((path) => {
      const lang = languageSchema.parse(/\.(en|it)\.jsonl$/.exec(path)?.[1]);
      return linesOf(root, path).map((line): Example => {
        const { text } = harmlessSchema.parse(line);
        return { text, lang, label: "none", origin: "ordinary", reading: applyRules(text) };
      });
    });
}

/** The label is null if the rules determine it. */
function exampleOf(path: string, line: unknown): { text: string; label: Label | null; origin: Origin } | null {
  if (path.startsWith("tests/")) {
    const { text, severity } = judgedSchema.parse(line);
    return { text, label: severity === "none" ? "none" : null, origin: "shaped on" };
  }
  if (path.startsWith("training/coach/")) {
    const { text, situation } = chatSchema.parse(line);
    return NOT_HARMLESS.includes(situation ?? "") ? null : { text, label: "none", origin: "chat" };
  }
  if (path.startsWith("training/care/") || path.includes("/told/")) {
    const { text, path: of, kind } = pathSchema.parse(line);
    return { text, label: kind ?? LABEL_OF_PATH[of] ?? null, origin: "told at length" };
  }
  if (/\/(?:ordinary|contrast)\//.test(path)) {
    const { text } = harmlessSchema.parse(line);
    return { text, label: "none", origin: path.includes("/ordinary/") ? "ordinary" : "contrast" };
  }
  const { text, kind } = labelledSchema.parse(line);
  return { text, label: kind, origin: path.includes("-coach") ? "coach" : "sentences" };
}

function linesOf(root: string, path: string): unknown[] {
  return readFileSync(join(root, path), "utf8")
    .split("\n")
    .filter((line) => line.trim() !== "")
    .map((line) => JSON.parse(line));
}

/** The result of training; `seen` is the number of instances that contain each bucket. */
export interface Trained extends Pick<Model, "bias" | "rules"> {
  weights: Float64Array;
  seen: Int32Array;
}

/** Weights of harmless examples: common texts and the coach's own count more. */
const HARMLESS_WEIGHT: Partial<Record<Origin, number>> = { ordinary: 2, chat: 1.5, contrast: 2, coach: 2 };

/**
 * Softmax regression over texts and sentences; deterministic. In a dangerous text of several sentences it is unknown
 * which one indicates danger, so after a first pass the highest-scoring one is added as an instance of its own.
 */
export function train(examples: readonly Example[]): Trained {
  const options = { labels: COUNT, buckets: BUCKETS };
  const instances = examples.flatMap(instancesOf);
  const first = fit(instances, { ...options, epochs: FIRST_EPOCHS });
  const telling = examples.flatMap((example) => tellingSentence(example, first));
  const { bias, weights, seen } = fit([...instances, ...telling], options);
  const kinds = LEARNED_KINDS.length;
  const against = new Float64Array(BUCKETS * kinds);
  for (let bucket = 0; bucket < BUCKETS; bucket++) {
    for (let k = 1; k < COUNT; k++) {
      against[bucket * kinds + k - 1] = weights[bucket * COUNT + k]! - weights[bucket * COUNT]!;
    }
  }
  return {
    bias: Array.from(bias.slice(1), (one) => one - bias[0]!),
    weights: against,
    seen,
    rules: oddsOfRules(examples),
  };
}

/** The weight of a rule's hit in a harmless text. */
const WRONG: Partial<Record<Origin, number>> = { ordinary: 5, chat: 2 };
const LEAST_ODDS = 0.5;

/** The log-odds of danger for each rule that matches; rules with low odds are omitted. */
function oddsOfRules(examples: readonly Example[]): ReadonlyMap<number, number> {
  const counts = new Map<number, [right: number, wrong: number]>();
  for (const { reading, label, origin } of examples) {
    for (const hash of new Set(reading.hits.map((hit) => hit.hash))) {
      const count = counts.get(hash) ?? [0, 0];
      if (label === "none") count[1] += WRONG[origin] ?? 1;
      else count[0] += 1;
      counts.set(hash, count);
    }
  }
  const odds = [...counts].map(([hash, [right, wrong]]) => [hash, Math.log((right + 1) / (wrong + 1))] as const);
  return new Map(
    odds.filter(([, value]) => value >= LEAST_ODDS).map(([hash, value]) => [hash, Math.round(value * 10) / 10]),
  );
}

/** In a harmless text every sentence is harmless too; in a dangerous one it is unknown which indicates danger. */
function instancesOf({ reading, label, origin }: Example): Instance[] {
  const sentences = sentencesOf(reading.words);
  const whole = instanceOf(reading, sentences, label);
  if (label !== "none") return [whole];
  const weight = HARMLESS_WEIGHT[origin] ?? 1;
  if (sentences.length < 2) return [{ ...whole, weight }];
  const each = sentences.map((sentence) => ({ ...instanceOf(reading, [sentence], label), weight }));
  return [{ ...whole, weight }, ...each];
}

const FIRST_EPOCHS = 4;

function tellingSentence({ reading, label }: Example, { bias, weights }: Fitted): Instance[] {
  const sentences = sentencesOf(reading.words);
  if (label === "none" || sentences.length < 2) return [];
  const of = LABELS.indexOf(label);
  const scored = sentences.map((sentence) => {
    const instance = instanceOf(reading, [sentence], label);
    let score = bias[of]! - bias[0]!;
    for (const [at, bucket] of instance.buckets.entries())
      score += (weights[bucket * COUNT + of]! - weights[bucket * COUNT]!) * instance.values[at]!;
    return { instance, score };
  });
  const [best] = scored.toSorted((x, y) => y.score - x.score);
  return best && best.score > 0 ? [best.instance] : [];
}

function instanceOf({ words, hits }: Reading, parts: { start: number; end: number }[], label: Label): Instance {
  return instanceFrom(LABELS.indexOf(label), (take) => {
    for (const { start, end } of parts) {
      eachFeature(words, start, end, take);
      const own = new Map(hits.filter(({ at }) => at >= start && at < end).map((hit) => [hit.hash, hit]));
      for (const hit of own.values()) eachFeatureOfRule(hit, take);
    }
  });
}

/** The number of most informative buckets whose weights are kept. With half as many, recall is one percent lower. */
const KEPT = 200_000;

/** Packs the weights into 4 bits each, which gives the same recall as 8 bits. */
export function pack({ bias, weights, seen, rules }: Trained): Packed {
  return { bias, rules: [...rules], ...packWeights({ weights, seen }, LEARNED_KINDS.length, KEPT) };
}
