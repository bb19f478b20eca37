/** Levels of a weight above and below nothing; the square of one, as part of the greatest, is the weight. */
export const LEVELS = 7;
const GREATEST = 127;
/** The weight of each half byte: its level is 8 less. */
const WEIGHTS = Int8Array.from({ length: 16 }, (_, half) => {
  const level = half - 8;
  return Math.sign(level) * Math.round(GREATEST * (level / LEVELS) ** 2);
});

/** The weights of a linear model, used as they are stored; most buckets have none. */
export interface PackedWeights {
  /** What a weight is multiplied by. */
  scale: number;
  /** Two numbers for every 32 buckets: a bit for each that has weights, the lowest first, and how many before these have. */
  index: Uint32Array;
  /** For each bucket that has weights half a byte for each label, the level plus 8, the lower half first. */
  levels: Uint8Array;
}

/** Adds the weights of a bucket, times `value`, to the sums of all labels. */
export function addWeights({ index, levels }: PackedWeights, bucket: number, value: number, sums: Float64Array): void {
  const place = (bucket >>> 5) * 2;
  const bits = index[place]!;
  const bit = 1 << (bucket & 31);
  if ((bits & bit) === 0) return;
  let at = (index[place + 1]! + countOnes(bits & (bit - 1))) * Math.ceil(sums.length / 2);
  for (let label = 0; label < sums.length; label += 2) {
    const byte = levels[at++]!;
    sums[label]! += WEIGHTS[byte & 15]! * value;
    if (label + 1 < sums.length) sums[label + 1]! += WEIGHTS[byte >> 4]! * value;
  }
}

/** Ones in a number of 32 bits, added up in pairs, fours and bytes. */
function countOnes(bits: number): number {
  const pairs = bits - ((bits >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
