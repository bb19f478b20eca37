import type { QueryObserverBaseResult } from "@tanstack/react-query";

/**
 * True only during the first attempt. After one failure the rest of the page is shown without this query's data,
 * instead of waiting for all retries.
 */
export function isFirstAttempt(
  query: Pick<QueryObserverBaseResult, "isPending" | "failureCount" | "errorUpdateCount">,
): boolean {
  return query.isPending && query.failureCount === 0 && query.errorUpdateCount === 0;
}
