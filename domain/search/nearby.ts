/** Letters from which on a word may hold one slip, and two. */
const ONE_SLIP = 4;
const TWO_SLIPS = 8;
/** Words of one's own that are taken for each one typed. */
const MOST = 12;
/** Words typed that are looked at. */
const MOST_TYPED = 8;
/** Letters of the longest word that is looked for at all: app_search_query leaves out longer ones, too. */
export const LONGEST_WORD = 60;

/** Units of work (a pair of words, or of letters in them) after which somebody else has their turn: some milliseconds. */
export const STEP = 200_000;
/** Units of work after which no further slips are looked for. Only words made to resemble each other come near it. */
export const MOST_WORK = 20_000_000;

/**
 * Words of a vocabulary that somebody may have meant who typed these: one typed stands inside them, or they differ from
 * it by a slip or two. Of each typed word the nearest first. All are folded.
 *
 * Yields the work done since the last time whenever it is more than `STEP`, for the caller to let others have their turn.
 */
export function* nearbyWords(typed: readonly string[], vocabulary: readonly string[]): Generator<number, string[]> {
  const meant: string[] = [];
  let total = 0;
  let step = 0;
  for (const one of typed.slice(0, MOST_TYPED)) {
    const found: { word: string; distance: number }[] = [];
    if (one.length > LONGEST_WORD) continue;
    const allowed = one.length >= TWO_SLIPS ? 2 : one.length >= ONE_SLIP ? 1 : 0;
    for (const word of vocabulary) {
      let work = 1;
      if (word.length > LONGEST_WORD) continue;
      if (one.length > 1 && word.includes(one)) found.push({ word, distance: 0 });
      else if (allowed > 0 && Math.abs(word.length - one.length) <= allowed && total < MOST_WORK) {
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

let before = new Uint8Array(LONGEST_WORD + 2);
let last = new Uint8Array(LONGEST_WORD + 2);
let row = new Uint8Array(LONGEST_WORD + 2);

/**
 * Letters to add, leave out, replace or swap with their neighbour to make one word of another; `most` + 1 where it takes
 * more than `most`. Only places at most that far apart can be matched, and it ends where they all have more slips already:
 * `cells` is how many pairs of letters were looked at, at most (2 × most + 1) a letter.
 */
function slips(one: string, other: string, most: number): { distance: number; cells: number } {
  const far = most + 1;
  let cells = 0;
  let leastBefore = 0;
  for (let j = 0; j <= Math.min(other.length, far); j += 1) last[j] = j;
  for (let i = 1; i <= one.length; i += 1) {
    const from = Math.max(1, i - most);
    const to = Math.min(other.length, i + most);
    // Beyond the band on both sides everything is too far.
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
    // A swap reaches back over one row.
    if (least > most && leastBefore >= most) return { distance: far, cells };
    leastBefore = least;
    [before, last, row] = [last, row, before];
  }
  return { distance: Math.min(last[other.length] ?? far, far), cells };
}
