/** Levels of a weight above and below nothing; the square of one, as part of the greatest, is the weight. */
export const LEVELS = 7;
const GREATEST = 127;

/** For every bucket that has weights: its distance from the one before, then half a byte for each label. */
export function unpackWeights(packed: string, buckets: number, count: number): Int8Array {
  const bytes = Uint8Array.from(atob(packed), (sign) => sign.charCodeAt(0));
  const weights = new Int8Array(buckets * count);
  for (let from = 0, bucket = -1; from < bytes.length;) {
    let gap = 0;
    for (let bits = 0, more = true; more; bits += 7) {
      const byte = bytes[from++]!;
      gap |= (byte & 127) << bits;
      more = byte > 127;
    }
    bucket += gap;
    for (let at = 0; at < count; at += 2) {
      const byte = bytes[from++]!;
      weights[bucket * count + at] = weightAt((byte & 15) - 8);
      if (at + 1 < count) weights[bucket * count + at + 1] = weightAt((byte >> 4) - 8);
    }
  }
  return weights;
}

function weightAt(level: number): number {
  return Math.sign(level) * Math.round(GREATEST * (level / LEVELS) ** 2);
}
