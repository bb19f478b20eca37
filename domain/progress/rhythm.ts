/**
 * A row of weeks survives this many weeks without a moment: people have holidays, illnesses and full weeks, and a
 * count that falls to nothing for one of them would punish rather than encourage.
 */
const PAUSE = 1;

/**
 * Weeks in a row with a moment, up to the running week (numbered as `weekNumber` does). Only weeks with a moment are
 * counted; a pause of one week neither counts nor ends the row, two in a row do end it. The running week counts as
 * soon as it has a moment and is no pause before that. Weeks still to come are ignored.
 */
export function weeksInARow(weeksWithMoments: Iterable<number>, runningWeek: number): number {
  const past = [...new Set(weeksWithMoments)].filter((week) => week <= runningWeek).toSorted((x, y) => y - x);
  let count = 0;
  let expected = runningWeek;
  for (const week of past) {
    // Before the first counted week, the running week itself is not yet a missed one.
    const allowed = count === 0 ? PAUSE + 1 : PAUSE;
    if (expected - week > allowed) break;
    count += 1;
    expected = week - 1;
  }
  return count;
}
