import { LEVELS, type PackedWeights } from "#domain/safety/packed-weights.ts";

/** One training example: feature buckets, their values (normalised to length 1) and the label's index. */
export interface Instance {
  buckets: Int32Array;
  values: Float64Array;
  label: number;
  /** Default 1. */
  weight?: number;
}

export interface Fitted {
  bias: Float64Array;
  /** One weight per label for each bucket. */
  weights: Float64Array;
  /** The number of instances that contain each bucket. */
  seen: Int32Array;
}

export interface FitOptions {
  labels: number;
  buckets: number;
  epochs?: number;
  l2?: number;
}

const RATE = 0.15;
const RATE_OF_BIAS = 0.02;
/** Minimum number of instances: a feature of a single text does not generalise. */
const SEEN = 2;

/** A seeded pseudo-random generator. */
export function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

/** Builds an instance; values of repeated features are summed. */
export function instanceFrom(label: number, each: (take: (bucket: number, value: number) => void) => void): Instance {
  const sums = new Map<number, number>();
  let squares = 0;
  each((bucket, value) => {
    sums.set(bucket, (sums.get(bucket) ?? 0) + value);
    squares += value * value;
  });
  const length = Math.sqrt(squares || 1);
  return {
    buckets: Int32Array.from(sums.keys()),
    values: Float64Array.from(sums.values(), (value) => value / length),
    label,
  };
}

/** Softmax regression by stochastic gradient descent (AdaGrad) with L2; deterministic. */
export function fit(all: readonly Instance[], { labels, buckets, epochs = 12, l2 = 3e-4 }: FitOptions): Fitted {
  const random = randomFrom(11);
  const seen = new Int32Array(buckets);
  for (const instance of all) for (const bucket of instance.buckets) seen[bucket]!++;
  const instances = all.map((instance) => withoutRare(instance, seen));
  const weights = new Float64Array(buckets * labels);
  const squares = new Float64Array(buckets * labels).fill(1e-4);
  const bias = new Float64Array(labels);
  for (let epoch = 0; epoch < epochs; epoch++) {
    for (let at = instances.length - 1; at > 0; at--) {
      const other = Math.floor(random() * (at + 1));
      [instances[at], instances[other]] = [instances[other]!, instances[at]!];
    }
    for (const { buckets: own, values, label, weight = 1 } of instances) {
      const wrong = probabilities(weights, bias, own, values);
      wrong[label]! -= 1;
      for (let k = 0; k < labels; k++) bias[k]! -= RATE_OF_BIAS * weight * wrong[k]!;
      for (let at = 0; at < own.length; at++) {
        for (let k = 0, place = own[at]! * labels; k < labels; k++, place++) {
          const slope = weight * wrong[k]! * values[at]! + l2 * weights[place]!;
          squares[place]! += slope * slope;
          weights[place]! -= (RATE * slope) / Math.sqrt(squares[place]!);
        }
      }
    }
  }
  return { bias, weights, seen };
}

function withoutRare(instance: Instance, seen: Int32Array): Instance {
  const kept = [...instance.buckets.keys()].filter((at) => seen[instance.buckets[at]!]! >= SEEN);
  return {
    ...instance,
    buckets: Int32Array.from(kept, (at) => instance.buckets[at]!),
    values: Float64Array.from(kept, (at) => instance.values[at]!),
  };
}

function probabilities(
  weights: Float64Array,
  bias: Float64Array,
  buckets: Int32Array,
  values: Float64Array,
): Float64Array {
  const labels = bias.length;
  const logits = Float64Array.from(bias);
  for (let at = 0; at < buckets.length; at++) {
    for (let k = 0, place = buckets[at]! * labels; k < labels; k++, place++)
      logits[k]! += weights[place]! * values[at]!;
  }
  const most = Math.max(...logits);
  let total = 0;
  for (let k = 0; k < labels; k++) total += logits[k] = Math.exp(logits[k]! - most);
  for (let k = 0; k < labels; k++) logits[k]! /= total;
  return logits;
}

/** The weights of the `keep` most informative buckets (largest weight times the square root of occurrences), packed. */
export function packWeights(
  { weights, seen }: Pick<Fitted, "weights" | "seen">,
  labels: number,
  keep: number,
): PackedWeights {
  const largest = Float64Array.from(seen, (_, bucket) => {
    let most = 0;
    for (let at = bucket * labels; at < (bucket + 1) * labels; at++) most = Math.max(most, Math.abs(weights[at]!));
    return most;
  });
  const scores = largest.map((weight, bucket) => weight * Math.sqrt(seen[bucket]!));
  const least = scores.length > keep ? scores.toSorted((a, b) => b - a)[keep]! : 0;
  const kept = [...scores.keys()].filter((bucket) => scores[bucket]! > least);
  const greatest = kept.reduce((most, bucket) => Math.max(most, largest[bucket]!), 0);
  const levelOf = (weight: number) =>
    Math.sign(weight) * Math.round(LEVELS * Math.sqrt(Math.abs(weight) / greatest)) + 8;
  const bytes = Math.ceil(labels / 2);
  const index = new Uint32Array(Math.ceil(seen.length / 32) * 2);
  const levels = new Uint8Array(kept.length * bytes);
  for (const [row, bucket] of kept.entries()) {
    index[(bucket >>> 5) * 2]! |= 1 << (bucket & 31);
    for (let k = 0; k < labels; k++)
      levels[row * bytes + (k >> 1)]! |= levelOf(weights[bucket * labels + k]!) << (k % 2 === 0 ? 0 : 4);
  }
  for (let row = 0, place = 0; place < index.length; place += 2) {
    index[place + 1] = row;
    while (row < kept.length && kept[row]! >>> 5 === place / 2) row++;
  }
  return { scale: greatest / 127, index, levels };
}
