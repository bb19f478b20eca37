import type { QueryObserverBaseResult } from "@tanstack/react-query";

/**
 * True only during the first attempt. After one failure, show the rest without it instead of hiding both until the
 * retries end.
 */
export function onItsWay(
  query: Pick<QueryObserverBaseResult, "isPending" | "failureCount" | "errorUpdateCount">,
): boolean {
  return query.isPending && query.failureCount === 0 && query.errorUpdateCount === 0;
}
