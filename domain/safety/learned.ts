import { BUCKETS, eachFeature } from "./features.ts";
import type { Token } from "./matcher.ts";
import type { SafetyKind, SafetySeverity } from "./rules.ts";
import { STOP } from "./tokens.ts";
import { LEARNED } from "./weights.gen.ts";

export const LEARNED_KINDS: readonly SafetyKind[] = ["self_harm", "violence", "abuse", "fear"];
const KINDS = LEARNED_KINDS.length;

/** A linear model: for each kind, how much more a feature speaks for it than for harmless talk. */
export interface Model {
  bias: readonly number[];
  /** Of every bucket one for each kind. */
  weights: Int8Array | Float64Array;
  /** What a weight is multiplied by. */
  scale: number;
}

interface Finding {
  kind: SafetyKind;
  severity: SafetySeverity;
}

export interface Danger {
  kind: SafetyKind;
  /** Log-odds of danger against harmless talk. */
  score: number;
}

/** From which score the learned part says something, and from which it calls it severe: chosen by cross-validation. */
const ALARM = 0.75;
const SEVERE = 1.75;
/** Below which score the words around a rule's are so harmless that the rule does not count. */
export const HARMLESS = -3.5;
/** What it takes more where an everyday saying, a film, laughter or a denial is in the words. */
const EXCEPTED = 2;

const MODEL = unpack(LEARNED);

/** A text this short is also looked at as a whole; the sentences it has learned from are no longer. */
const WHOLE = 60;
/** Words without a full stop are cut after so many, lest what matters be lost among them. */
const LONGEST_SENTENCE = 40;
const SHORTEST_SENTENCE = 2;

/**
 * What rules and learned part together make of words; `excepted` are the places where a rule was set aside, `byRules`
 * is what the rules found. Of a wish to die only the rules judge where they speak: its words are often plain ones.
 */
export function weigh(
  tokens: readonly Token[],
  excepted: ReadonlySet<number>,
  byRules: Finding | null,
): Finding | null {
  const danger = dangerIn(tokens, excepted);
  if (byRules) return byRules.kind !== "self_harm" && danger && danger.score < HARMLESS ? null : byRules;
  if (!danger || danger.score < ALARM) return null;
  return { kind: danger.kind, severity: danger.score >= SEVERE && danger.kind !== "fear" ? "severe" : "moderate" };
}

/** The gravest of a text: of each of its sentences, of two in a row, and of the whole where it is short. */
export function dangerIn(tokens: readonly Token[], excepted: ReadonlySet<number>, model: Model = MODEL): Danger | null {
  const parts = sentencesOf(tokens).map(({ start, end }) => {
    const part = sum(tokens, start, end, model);
    for (let at = start; at < end && !part.excepted; at++) part.excepted = excepted.has(at);
    return part;
  });
  let gravest: Danger | null = null;
  const take = (some: readonly Part[]) => {
    const danger = dangerOf(some, model);
    if (!gravest || danger.score > gravest.score) gravest = danger;
  };
  for (const [at, part] of parts.entries()) {
    take([part]);
    if (at > 0) take([parts[at - 1]!, part]);
  }
  if (parts.length > 2 && tokens.length <= WHOLE) take(parts);
  return gravest;
}

/** How many features have been looked up, for tests: work, unlike time, is the same on every machine. */
export const learnedWork = { lookups: 0 };

interface Part {
  sums: Float64Array;
  squares: number;
  excepted: boolean;
}

function sum(tokens: readonly Token[], start: number, end: number, { weights }: Model): Part {
  const sums = new Float64Array(KINDS);
  let squares = 0;
  eachFeature(tokens, start, end, (bucket, value) => {
    learnedWork.lookups++;
    squares += value * value;
    for (let kind = 0; kind < KINDS; kind++) sums[kind]! += weights[bucket * KINDS + kind]! * value;
  });
  return { sums, squares, excepted: false };
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

/** Weights as they are stored: a bit for every bucket that has any, then a byte for each kind, all in base64. */
export interface Packed {
  bias: readonly number[];
  scale: number;
  packed: string;
}

export function unpack({ bias, scale, packed }: Packed): Model {
  const bytes = Uint8Array.from(atob(packed), (sign) => sign.charCodeAt(0));
  const weights = new Int8Array(BUCKETS * KINDS);
  let from = BUCKETS / 8;
  for (let bucket = 0; bucket < BUCKETS && from < bytes.length; bucket++) {
    if ((bytes[bucket >> 3]! & (1 << (bucket & 7))) === 0) continue;
    for (let kind = 0; kind < KINDS; kind++) weights[bucket * KINDS + kind] = bytes[from++]!;
  }
  return { bias, scale, weights };
}
