/** Letters from which on a word may hold one slip, and two. */
const ONE_SLIP = 4;
const TWO_SLIPS = 8;
const MOST = 12;

/**
 * Words of a vocabulary that somebody may have meant who typed this one: it stands inside them, or they differ by a
 * slip or two. The nearest first. All are folded.
 */
export function nearbyWords(typed: string, vocabulary: Iterable<string>): string[] {
  const allowed = typed.length >= TWO_SLIPS ? 2 : typed.length >= ONE_SLIP ? 1 : 0;
  const found: { word: string; distance: number }[] = [];
  for (const word of vocabulary) {
    if (typed.length > 1 && word.includes(typed)) found.push({ word, distance: 0 });
    else if (allowed > 0 && Math.abs(word.length - typed.length) <= allowed) {
      const distance = slips(typed, word);
      if (distance <= allowed) found.push({ word, distance });
    }
  }
  return found
    .toSorted((x, y) => x.distance - y.distance || x.word.length - y.word.length)
    .slice(0, MOST)
    .map(({ word }) => word);
}

/** Letters to add, leave out, replace or swap with their neighbour to make one word of another. */
function slips(one: string, other: string): number {
  let before: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let i = 1; i <= one.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= other.length; j += 1) {
      const same = one[i - 1] === other[j - 1];
      let least = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + (same ? 0 : 1));
      const swapped = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      if (swapped) least = Math.min(least, (before[j - 2] ?? 0) + 1);
      row[j] = least;
    }
    before = last;
    last = row;
  }
  return last[other.length] ?? 0;
}
