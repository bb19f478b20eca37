import { readSection } from "#weights/load.ts";
import { eachFeatureOfRule, eachFeatureOfWord, eachWord } from "./features.ts";
import type { Token } from "./matcher.ts";
import { addWeights, type PackedWeights } from "./packed-weights.ts";
import type { SafetyKind, SafetySeverity } from "./rules.ts";
import { STOP } from "./tokens.ts";

export const LEARNED_KINDS: readonly SafetyKind[] = ["self_harm", "violence", "abuse", "fear"];
const KINDS = LEARNED_KINDS.length;

/** A linear model: for each kind, how much more a feature speaks for it than for harmless talk. */
export interface Model extends PackedWeights {
  bias: readonly number[];
  /** Of each rule, by its pattern's hash: log-odds of danger where it fits. */
  rules: ReadonlyMap<number, number>;
  /** What words weigh by themselves, once they have been met. */
  met: WeakMap<Token, Sums>;
}

interface Sums {
  /** Of the weights, for each kind. */
  sums: Float64Array;
  squares: number;
}

export interface Finding {
  kind: SafetyKind;
  severity: SafetySeverity;
}

/** A rule that fits, and where. */
export interface RuleHit {
  /** The place of its first word. */
  at: number;
  hash: number;
  group: number;
  severity: SafetySeverity;
}

/** A text as the rules have read it. */
export interface Reading {
  /** Its words, everyday sayings set aside. */
  words: readonly Token[];
  /** Places where a rule did not count. */
  excepted: ReadonlySet<number>;
  hits: readonly RuleHit[];
  /** What the gravest rule says; null where none fits. */
  gravest: Finding | null;
}

/** What the learned part makes of a whole text: log-odds of danger against harmless talk. */
export interface Scores {
  /** Of the sentence that tells most of it, and of the next. */
  first: number;
  second: number;
  /** Of two sentences in a row. */
  pair: number;
  whole: number;
  sentences: number;
  /** How much the rule that fits and tells most speaks for danger, by how often it fitted where there was none; 0 for none. */
  rule: number;
  /** Of the sentence in which that rule fits; of nothing where none does. */
  beside: number;
  /** Of the gravest part. */
  kind: SafetyKind;
}

export interface Danger {
  kind: SafetyKind;
  /** Log-odds of danger against harmless talk. */
  score: number;
}

/** What it takes more where an everyday saying, a film, laughter or a denial is in the words. */
const EXCEPTED = 2;

const MODEL = modelOf(readSection("safety"));

/** Words without a full stop are cut after so many, lest what matters be lost among them. */
const LONGEST_SENTENCE = 40;
const SHORTEST_SENTENCE = 2;

/** Where a text says nothing that could be weighed. */
const NOTHING = -8;

/** The scores of a text; those of nothing where it has no sentence of two words. */
export function scoresOf({ words, excepted, hits }: Reading, model: Model = MODEL): Scores {
  const parts = sentencesOf(words).map(({ start, end }) => {
    const part = sum(words, start, end, model);
    for (let at = start; at < end && !part.excepted; at++) part.excepted = excepted.has(at);
    const own = new Map(hits.filter(({ at }) => at >= start && at < end).map((hit) => [hit.hash, hit]));
    for (const hit of own.values()) {
      eachFeatureOfRule(hit, (bucket, value) => addFeature(part, model, bucket, value));
      part.rule = Math.max(part.rule, model.rules.get(hit.hash) ?? 0);
    }
    return part;
  });
  const telling = parts.toSorted((x, y) => y.rule - x.rule)[0];
  const each = parts.map((part) => dangerOf([part], model)).toSorted((x, y) => y.score - x.score);
  const pairs = parts.slice(1).map((part, at) => dangerOf([parts[at]!, part], model));
  const [first, second] = each;
  const most = Math.max(NOTHING, ...pairs.map(({ score }) => score));
  const gravest = pairs.find(({ score }) => score === most && score > (first?.score ?? NOTHING)) ?? first;
  return {
    first: Math.max(NOTHING, first?.score ?? NOTHING),
    second: Math.max(NOTHING, second?.score ?? NOTHING),
    pair: pairs.length > 0 ? most : Math.max(NOTHING, first?.score ?? NOTHING),
    whole: parts.length > 0 ? Math.max(NOTHING, dangerOf(parts, model).score) : NOTHING,
    sentences: parts.length,
    rule: telling?.rule ?? 0,
    beside: telling && telling.rule > 0 ? Math.max(NOTHING, dangerOf([telling], model).score) : NOTHING,
    kind: gravest?.kind ?? "fear",
  };
}

interface Part extends Sums {
  excepted: boolean;
  /** Of the rule in it that tells most. */
  rule: number;
}

function sum(tokens: readonly Token[], start: number, end: number, model: Model): Part {
  const part = { sums: new Float64Array(KINDS), squares: 0, excepted: false, rule: 0 };
  const takeWord = (token: Token) => {
    const word = sumOfWord(token, model);
    part.squares += word.squares;
    for (let kind = 0; kind < KINDS; kind++) part.sums[kind]! += word.sums[kind]!;
  };
  eachWord(tokens, start, end, takeWord, (bucket, value) => addFeature(part, model, bucket, value));
  return part;
}

/** Two features in three are a word's own: the weights lie far apart in memory, and most words come again and again. */
function sumOfWord(token: Token, model: Model): Sums {
  let found = model.met.get(token);
  if (!found) {
    const made = { sums: new Float64Array(KINDS), squares: 0 };
    eachFeatureOfWord(token, (bucket, value) => addFeature(made, model, bucket, value));
    model.met.set(token, (found = made));
  }
  return found;
}

function addFeature(to: Sums, model: Model, bucket: number, value: number): void {
  to.squares += value * value;
  addWeights(model, bucket, value, to.sums);
}

function dangerOf(parts: readonly Part[], { bias, scale }: Model): Danger {
  const squares = parts.reduce((total, part) => total + part.squares, 0);
  const logits = bias.map(
    (base, kind) =>
      base + (scale * parts.reduce((total, { sums }) => total + sums[kind]!, 0)) / Math.sqrt(squares || 1),
  );
  const most = Math.max(...logits);
  const score = most + Math.log(logits.reduce((total, logit) => total + Math.exp(logit - most), 0));
  const less = parts.some(({ excepted }) => excepted) ? EXCEPTED : 0;
  return { kind: LEARNED_KINDS[logits.indexOf(most)]!, score: score - less };
}

/** Where the sentences of a text begin and end, those of a single word left out. */
export function sentencesOf(tokens: readonly Token[]): { start: number; end: number }[] {
  const sentences: { start: number; end: number }[] = [];
  let start = 0;
  for (let end = 0; end <= tokens.length; end++) {
    const stops = end === tokens.length || tokens[end]!.word === STOP;
    if (!stops && end - start < LONGEST_SENTENCE) continue;
    if (end - start >= SHORTEST_SENTENCE) sentences.push({ start, end });
    start = stops ? end + 1 : end;
  }
  return sentences;
}

/** What has been learned, as it is stored. */
export interface Packed extends PackedWeights {
  bias: readonly number[];
  /** The rules' hashes and log-odds. */
  rules: readonly (readonly [hash: number, odds: number])[];
}

export function modelOf(packed: Packed): Model {
  return { ...packed, rules: new Map(packed.rules), met: new WeakMap() };
}
