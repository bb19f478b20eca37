/** A summary older than this is written again. */
const SUMMARY_MAX_AGE = 7 * 86_400_000;

/** Whether a person's summary is missing or older than 7 days; at exactly 7 days it is not stale. */
export function isSummaryStale(lastUpdate: Date | null, now: Date): boolean {
  return lastUpdate === null || now.getTime() - lastUpdate.getTime() > SUMMARY_MAX_AGE;
}
