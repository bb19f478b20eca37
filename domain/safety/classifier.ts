import { BUCKETS, eachFeature, hashOf } from "./features.ts";
import type { Token } from "./matcher.ts";
import { addWeights, type PackedWeights } from "./packed-weights.ts";

/** A linear classifier as it is stored. */
export interface PackedClassifier extends PackedWeights {
  labels: readonly string[];
  bias: readonly number[];
}

/** Takes a feature, as a bucket and how much it counts. */
export type TakeBucket = (bucket: number, value: number) => void;

export interface Likely<L extends string> {
  label: L;
  /** The probabilities of all labels add up to 1. */
  probability: number;
}

/** Finds which of several labels fits a text. */
export class Classifier<L extends string> {
  /** A power of two; features are folded into so many. */
  readonly buckets: number;
  private readonly labels: readonly L[];
  private readonly packed: PackedClassifier;

  constructor(packed: PackedClassifier) {
    this.packed = packed;
    this.labels = packed.labels as readonly L[];
    this.buckets = packed.index.length * 16;
  }

  /** The labels, the most likely first. */
  classify(each: (take: TakeBucket) => void): Likely<L>[] {
    const { bias, scale } = this.packed;
    const sums = new Float64Array(bias.length);
    let squares = 0;
    each((bucket, value) => {
      squares += value * value;
      addWeights(this.packed, bucket, value, sums);
    });
    const length = Math.sqrt(squares || 1);
    const logits = sums.map((sum, at) => bias[at]! + (scale * sum) / length);
    const most = Math.max(...logits);
    const powers = logits.map((logit) => Math.exp(logit - most));
    const total = powers.reduce((sum, power) => sum + power, 0);
    return this.labels
      .map((label, at) => ({ label, probability: powers[at]! / total }))
      .toSorted((x, y) => y.probability - x.probability);
  }
}

/** Factor for features combined with the context. */
const WITH_CONTEXT = 0.7;

/**
 * Calls `take` with every feature of a text, hashed into `buckets`; `context` is additional input, such as the question the text
 * answers.
 */
export function eachTextFeature(
  tokens: readonly Token[],
  buckets: number,
  context: string | null,
  take: TakeBucket,
): void {
  const fold = BUCKETS / buckets;
  if (!Number.isInteger(fold)) throw new RangeError("buckets must be a power of two");
  const beside = context === null ? 0 : hashOfContext(context);
  if (context !== null) take(beside & (buckets - 1), 1);
  eachFeature(tokens, 0, tokens.length, (bucket, value) => {
    take(bucket & (buckets - 1), value);
    if (context !== null && value >= WITH_CONTEXT) {
      take((Math.imul(bucket + 1, 0x9e3779b1) ^ beside) & (buckets - 1), value * WITH_CONTEXT);
    }
  });
}

/** The last step spreads short words over the low bits, which choose the bucket. */
function hashOfContext(context: string): number {
  const hash = hashOf(context);
  return (hash ^ (hash >>> 13)) >>> 0;
}
