/**
 * A streak survives this many weeks without an event: people have holidays, illnesses and busy weeks, and resetting the
 * count for one of them would punish rather than encourage.
 */
const PAUSE = 1;

/**
 * Length of the streak of weeks with an event, up to the current week (numbered as in `weekNumber`). Only weeks with an
 * event count; one week without neither counts nor ends the streak, two in a row end it. The current week counts once
 * it has an event, and is no missed week before that. Future weeks are ignored.
 */
export function weeksInARow(weeksWithMoments: Iterable<number>, runningWeek: number): number {
  const past = [...new Set(weeksWithMoments)].filter((week) => week <= runningWeek).toSorted((x, y) => y - x);
  let count = 0;
  let expected = runningWeek;
  for (const week of past) {
    // Before the first counted week, the current week itself is not a missed one.
    const allowed = count === 0 ? PAUSE + 1 : PAUSE;
    if (expected - week > allowed) break;
    count += 1;
    expected = week - 1;
  }
  return count;
}
