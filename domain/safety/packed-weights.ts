/** Levels of a weight above and below nothing; the square of one, as part of the greatest, is the weight. */
export const LEVELS = 7;
const GREATEST = 127;
/** The weight of each half byte: its level is 8 less. */
const WEIGHTS = Int8Array.from({ length: 16 }, (_, half) => {
  const level = half - 8;
  return Math.sign(level) * Math.round(GREATEST * (level / LEVELS) ** 2);
});

/** The weights of all labels, bucket by bucket; 0 where a bucket has none. */
export function unpackWeights(packed: string, buckets: number, count: number): Int8Array {
  const weights = new Int8Array(buckets * count);
  eachPackedRow(packed, count, (bucket, row) => weights.set(row, bucket * count));
  return weights;
}

/**
 * Gives the weights of each bucket that has any. They are stored as the bucket's distance from the one before, then half a
 * byte for each label. The row is filled anew each time.
 */
export function eachPackedRow(packed: string, count: number, take: (bucket: number, row: Int8Array) => void): void {
  const bytes = bytesOf(packed);
  const row = new Int8Array(count);
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
      row[at] = WEIGHTS[byte & 15]!;
      if (at + 1 < count) row[at + 1] = WEIGHTS[byte >> 4]!;
    }
    take(bucket, row);
  }
}

function bytesOf(base64: string): Uint8Array {
  const text = atob(base64);
  const bytes = new Uint8Array(text.length);
  for (let at = 0; at < text.length; at++) bytes[at] = text.charCodeAt(at);
  return bytes;
}
