import type { TakeBucket } from "#domain/safety/classifier.ts";

/** Gives every feature of a text, as a name and how much it counts. */
export type Features = (take: (feature: string, value: number) => void) => void;

/** The features folded into so many buckets, a power of two; their values are added up. */
export function eachBucket(features: Features, buckets: number, take: TakeBucket): void {
  const sums = new Map<number, number>();
  features((feature, value) => {
    const bucket = hashOf(feature) & (buckets - 1);
    sums.set(bucket, (sums.get(bucket) ?? 0) + value);
  });
  for (const [bucket, value] of sums) take(bucket, value);
}

/** FNV-1a with its bits mixed once more: the same on every engine. */
function hashOf(feature: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < feature.length; at++) hash = Math.imul(hash ^ feature.charCodeAt(at), 0x01000193);
  hash ^= hash >>> 15;
  return Math.imul(hash, 0x85ebca6b) >>> 0;
}
