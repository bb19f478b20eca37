const DAY_MS = 86_400_000;

/** How many days, weeks and months have a backup kept: the newest of each. */
export const KEPT = { days: 7, weeks: 4, months: 12 };
/**
 * All are kept that were made so shortly before the newest: after an older one has been restored, the newest lacks what
 * the one before it has.
 */
export const ALL_KEPT_MS = 2 * DAY_MS;

/**
 * Which backups to keep, given when each was made; a subset of `made`. Periods without a backup do not count, so that
 * time in which none was made deletes none. `dayOf` is the calendar day (YYYY-MM-DD) of a moment.
 */
export function keptBackups(made: readonly Date[], dayOf: (moment: Date) => string): Set<Date> {
  const newestFirst = made.toSorted((a, b) => b.getTime() - a.getTime());
  const [newest] = newestFirst;
  const kept = new Set(newest ? made.filter((moment) => newest.getTime() - moment.getTime() < ALL_KEPT_MS) : []);
  const periods: [number, (day: string) => string][] = [
    [KEPT.days, (day) => day],
    [KEPT.weeks, weekOf],
    [KEPT.months, (day) => day.slice(0, 7)],
  ];
  for (const [count, periodOf] of periods) {
    const seen = new Set<string>();
    for (const moment of newestFirst) {
      const period = periodOf(dayOf(moment));
      if (seen.has(period)) continue;
      if (seen.size === count) break;
      seen.add(period);
      kept.add(moment);
    }
  }
  return kept;
}

/** The Monday of a day's week. */
function weekOf(day: string): string {
  const at = new Date(`${day}T00:00:00Z`);
  return new Date(at.getTime() - ((at.getUTCDay() + 6) % 7) * DAY_MS).toISOString().slice(0, 10);
}
