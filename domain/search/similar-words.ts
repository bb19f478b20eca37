/** Word lengths from which one typing error is tolerated, and two. */
const ONE_SLIP = 4;
const TWO_SLIPS = 8;
/** Most vocabulary words per typed word. */
const MOST = 12;
/** Most typed words that are considered. */
const MOST_TYPED = 8;
/** Longest word considered, in characters; app_search_query ignores longer ones, too. */
export const MAX_WORD_LENGTH = 60;

/** Units of work (pairs of words or of characters) between two yields: some milliseconds. */
export const STEP = 200_000;
/** Units of work after which typing errors are ignored. Only words made to resemble each other come near it. */
export const MAX_WORK = 20_000_000;

/**
 * Vocabulary words that may be meant by the typed ones: those that contain a typed word, or differ from it by one or
 * two typing errors. For each typed word the nearest first. All words are folded.
 *
 * Yields the work done since the last yield whenever it exceeds `STEP`, so that the caller can let other tasks run.
 */
export function* similarWords(typed: readonly string[], vocabulary: readonly string[]): Generator<number, string[]> {
  const meant: string[] = [];
  let total = 0;
  let step = 0;
  for (const one of typed.slice(0, MOST_TYPED)) {
    const found: { word: string; distance: number }[] = [];
    if (one.length > MAX_WORD_LENGTH) continue;
    const allowed = one.length >= TWO_SLIPS ? 2 : one.length >= ONE_SLIP ? 1 : 0;
    for (const word of vocabulary) {
      let work = 1;
      if (word.length > MAX_WORD_LENGTH) continue;
      if (one.length > 1 && word.includes(one)) found.push({ word, distance: 0 });
      else if (allowed > 0 && Math.abs(word.length - one.length) <= allowed && total < MAX_WORK) {
        const { distance, cells } = slips(one, word, allowed);
        work += cells;
        if (distance <= allowed) found.push({ word, distance });
      }
      total += work;
      step += work;
      if (step > STEP) {
        yield step;
        step = 0;
      }
    }
    found.sort((x, y) => x.distance - y.distance || x.word.length - y.word.length);
    meant.push(...found.slice(0, MOST).map(({ word }) => word));
  }
  return meant;
}

let before = new Uint8Array(MAX_WORD_LENGTH + 2);
let last = new Uint8Array(MAX_WORD_LENGTH + 2);
let row = new Uint8Array(MAX_WORD_LENGTH + 2);

/**
 * Edit distance between two words (insertions, deletions, substitutions, and swaps of neighbours); `most` + 1 if it
 * exceeds `most`. Only a diagonal band of width 2 × most + 1 is computed, and it stops once a row has no value within
 * `most`. `cells` is the number of character pairs compared.
 */
function slips(one: string, other: string, most: number): { distance: number; cells: number } {
  const far = most + 1;
  let cells = 0;
  let leastBefore = 0;
  for (let j = 0; j <= Math.min(other.length, far); j += 1) last[j] = j;
  for (let i = 1; i <= one.length; i += 1) {
    const from = Math.max(1, i - most);
    const to = Math.min(other.length, i + most);
    // Outside the band the distance is too large.
    row[from - 1] = from === 1 ? Math.min(i, far) : far;
    let least = row[from - 1] ?? far;
    for (let j = from; j <= to; j += 1) {
      const same = one[i - 1] === other[j - 1];
      const above = j < i + most ? (last[j] ?? far) : far;
      let slip = Math.min(above + 1, (row[j - 1] ?? far) + 1, (last[j - 1] ?? far) + (same ? 0 : 1));
      const swapped = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      if (swapped) slip = Math.min(slip, (before[j - 2] ?? far) + 1);
      row[j] = Math.min(slip, far);
      least = Math.min(least, slip);
    }
    cells += to - from + 1;
    // A swap refers to the row before the previous one.
    if (least > most && leastBefore >= most) return { distance: far, cells };
    leastBefore = least;
    [before, last, row] = [last, row, before];
  }
  return { distance: Math.min(last[other.length] ?? far, far), cells };
}
