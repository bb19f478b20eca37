/** A persona's summary is written anew when older than this. */
const SUMMARY_MAX_AGE = 7 * 86_400_000;

/** Whether a persona's summary is missing or older than 7 days; at exactly 7 days it still holds. */
export function isSummaryStale(lastUpdate: Date | null, now: Date): boolean {
  return lastUpdate === null || now.getTime() - lastUpdate.getTime() > SUMMARY_MAX_AGE;
}
