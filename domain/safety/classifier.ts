import { BUCKETS, eachFeature } from "./features.ts";
import type { Token } from "./matcher.ts";
import { unpackWeights } from "./packed-weights.ts";

/** A linear classifier over whole texts as it is stored: half a byte for each label and bucket, in base64. */
export interface PackedClassifier {
  labels: readonly string[];
  /** A power of two; features are folded into so many. */
  buckets: number;
  bias: readonly number[];
  scale: number;
  packed: string;
}

export interface Classified<L extends string> {
  label: L;
  /** The probabilities of all labels add up to 1. */
  probability: number;
}

/** Classifies a text by the features of the safety check. */
export class Classifier<L extends string> {
  readonly labels: readonly L[];
  private readonly buckets: number;
  private readonly bias: readonly number[];
  private readonly scale: number;
  private readonly weights: Int8Array;

  constructor({ labels, buckets, bias, scale, packed }: PackedClassifier) {
    this.labels = labels as readonly L[];
    this.buckets = buckets;
    this.bias = bias;
    this.scale = scale;
    this.weights = unpackWeights(packed, buckets, labels.length);
  }

  /** The labels, the most likely first; `context` is additional input, such as the question the text answers. */
  classify(tokens: readonly Token[], context: string | null = null): Classified<L>[] {
    const count = this.labels.length;
    const logits = Float64Array.from(this.bias);
    let squares = 0;
    const sums = new Float64Array(count);
    eachTextFeature(tokens, this.buckets, context, (bucket, value) => {
      squares += value * value;
      for (let at = 0, place = bucket * count; at < count; at++, place++) sums[at]! += this.weights[place]! * value;
    });
    const length = Math.sqrt(squares || 1);
    for (let at = 0; at < count; at++) logits[at]! += (this.scale * sums[at]!) / length;
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

/** Calls `take` with every feature of a text, hashed into `buckets` (a power of two). */
export function eachTextFeature(
  tokens: readonly Token[],
  buckets: number,
  context: string | null,
  take: (bucket: number, value: number) => void,
): void {
  const fold = BUCKETS / buckets;
  if (!Number.isInteger(fold)) throw new RangeError("buckets must be a power of two");
  const beside = context === null ? 0 : hashOf(context);
  if (context !== null) take(beside & (buckets - 1), 1);
  eachFeature(tokens, 0, tokens.length, (bucket, value) => {
    take(bucket & (buckets - 1), value);
    if (context !== null && value >= WITH_CONTEXT) {
      take((Math.imul(bucket + 1, 0x9e3779b1) ^ beside) & (buckets - 1), value * WITH_CONTEXT);
    }
  });
}

function hashOf(word: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < word.length; at++) hash = Math.imul(hash ^ word.charCodeAt(at), 0x01000193);
  return (hash ^ (hash >>> 13)) >>> 0;
}
