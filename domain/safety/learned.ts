import { BUCKETS, eachFeatureOfWord, eachWord } from "./features.ts";
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
  /** What words weigh by themselves, once they have been met. */
  met: WeakMap<Token, Sums>;
}

interface Sums {
  /** Of the weights, for each kind. */
  sums: Float64Array;
  squares: number;
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
const ALARM = 0.4;
const SEVERE = 1.75;
/**
 * Below which score the words around a rule's are so harmless that the rule does not count. A wish to die and fear are
 * often told of in plain words: there the rules count for longer.
 */
const HARMLESS: Record<SafetyKind, number> = { violence: -2.5, abuse: -2.5, self_harm: -3.5, fear: -4.5 };
/** What it takes more where an everyday saying, a film, laughter or a denial is in the words. */
const EXCEPTED = 2;

/** Levels of a weight above and below nothing; the square of one, as part of the greatest, is the weight. */
export const LEVELS = 7;
const GREATEST = 127;

const MODEL = unpack(LEARNED);

/** A text this short is also looked at as a whole; the sentences it has learned from are no longer. */
const WHOLE = 60;
/** Words without a full stop are cut after so many, lest what matters be lost among them. */
const LONGEST_SENTENCE = 40;
const SHORTEST_SENTENCE = 2;

/** Whether what a rule has found counts, by the score of the words around it; without a score nothing speaks against it. */
export function isCounted(kind: SafetyKind, score: number | undefined): boolean {
  return (score ?? 0) >= HARMLESS[kind];
}

/**
 * What rules and learned part together make of words; `excepted` are the places where a rule was set aside, `byRules`
 * is what the rules found.
 */
export function weigh(
  tokens: readonly Token[],
  excepted: ReadonlySet<number>,
  byRules: Finding | null,
): Finding | null {
  const danger = dangerIn(tokens, excepted);
  if (byRules) return isCounted(byRules.kind, danger?.score) ? byRules : null;
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

interface Part extends Sums {
  excepted: boolean;
}

function sum(tokens: readonly Token[], start: number, end: number, model: Model): Part {
  const part = { sums: new Float64Array(KINDS), squares: 0, excepted: false };
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

function addFeature(to: Sums, { weights }: Model, bucket: number, value: number): void {
  learnedWork.lookups++;
  to.squares += value * value;
  for (let kind = 0; kind < KINDS; kind++) to.sums[kind]! += weights[bucket * KINDS + kind]! * value;
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

/**
 * Weights as they are stored, in base64. For every bucket that has any: how many buckets it is after the one before (seven
 * bits a byte, the lowest first; the eighth says that more follow), then half a byte for each kind, its level and 8.
 */
export interface Packed {
  bias: readonly number[];
  /** The greatest weight, as part of GREATEST. */
  scale: number;
  packed: string;
}

export function unpack({ bias, scale, packed }: Packed): Model {
  const bytes = Uint8Array.from(atob(packed), (sign) => sign.charCodeAt(0));
  const weights = new Int8Array(BUCKETS * KINDS);
  for (let from = 0, bucket = -1; from < bytes.length;) {
    let gap = 0;
    for (let bits = 0, more = true; more; bits += 7) {
      const byte = bytes[from++]!;
      gap |= (byte & 127) << bits;
      more = byte > 127;
    }
    bucket += gap;
    for (let kind = 0; kind < KINDS; kind += 2) {
      const byte = bytes[from++]!;
      weights[bucket * KINDS + kind] = weightAt((byte & 15) - 8);
      weights[bucket * KINDS + kind + 1] = weightAt((byte >> 4) - 8);
    }
  }
  return { bias, scale, weights, met: new WeakMap() };
}

function weightAt(level: number): number {
  return Math.sign(level) * Math.round(GREATEST * (level / LEVELS) ** 2);
}
