import { eachPackedRow } from "#domain/safety/packed-weights.ts";

/** A linear classifier of texts as it is stored: half a byte for each label and kept bucket, in base64. */
export interface PackedTextClassifier {
  labels: readonly string[];
  /** A power of two; the features' hashes are folded into so many. */
  buckets: number;
  bias: readonly number[];
  scale: number;
  packed: string;
}

export interface Likely<L extends string> {
  label: L;
  /** The probabilities of all labels add up to 1. */
  probability: number;
}

/** Calls `take` with name and value of every feature of a text. */
export type Features = (take: (feature: string, value: number) => void) => void;

/** Classifies texts. Only buckets with weights take memory, so that many labels cost little. */
export class TextClassifier<L extends string> {
  private readonly labels: readonly L[];
  private readonly buckets: number;
  private readonly bias: readonly number[];
  private readonly scale: number;
  /** Offset of a bucket's weights; -1 if it has none. */
  private readonly places: Int32Array;
  private readonly weights: Int8Array;

  constructor({ labels, buckets, bias, scale, packed }: PackedTextClassifier) {
    this.labels = labels as readonly L[];
    this.buckets = buckets;
    this.bias = bias;
    this.scale = scale;
    this.places = new Int32Array(buckets).fill(-1);
    // A row takes at least a byte for its distance and one for each pair of labels.
    const rows = new Int8Array(Math.ceil((packed.length * 0.75) / (1 + Math.ceil(labels.length / 2))) * labels.length);
    let end = 0;
    eachPackedRow(packed, labels.length, (bucket, weights) => {
      this.places[bucket] = end;
      rows.set(weights, end);
      end += labels.length;
    });
    this.weights = rows.slice(0, end);
  }

  /** The labels, the most likely first. */
  classify(features: Features): Likely<L>[] {
    const count = this.labels.length;
    const sums = new Float64Array(count);
    let squares = 0;
    for (const [bucket, value] of bucketsOf(features, this.buckets)) {
      squares += value * value;
      const place = this.places[bucket]!;
      if (place < 0) continue;
      for (let at = 0; at < count; at++) sums[at]! += this.weights[place + at]! * value;
    }
    const length = Math.sqrt(squares || 1);
    const logits = Array.from(sums, (sum, at) => this.bias[at]! + (this.scale * sum) / length);
    const most = Math.max(...logits);
    const powers = logits.map((logit) => Math.exp(logit - most));
    const total = powers.reduce((sum, power) => sum + power, 0);
    return this.labels
      .map((label, at) => ({ label, probability: powers[at]! / total }))
      .toSorted((x, y) => y.probability - x.probability);
  }
}

/** The features hashed into buckets (a power of two), their values summed up. */
export function bucketsOf(features: Features, buckets: number): Map<number, number> {
  const sums = new Map<number, number>();
  features((feature, value) => {
    const bucket = hashOf(feature) & (buckets - 1);
    sums.set(bucket, (sums.get(bucket) ?? 0) + value);
  });
  return sums;
}

/** FNV-1a with additional mixing: the same on every JavaScript engine. */
function hashOf(feature: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < feature.length; at++) hash = Math.imul(hash ^ feature.charCodeAt(at), 0x01000193);
  hash ^= hash >>> 15;
  return Math.imul(hash, 0x85ebca6b) >>> 0;
}
