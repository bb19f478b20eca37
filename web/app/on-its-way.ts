import type { QueryObserverBaseResult } from "@tanstack/react-query";

/**
 * Whether what a query asks for may be waited for: not there yet, and no try has failed. What can be shown without it
 * waits no longer than that, or it would be missing with it wherever a part of the server cannot be reached.
 */
export function onItsWay(
  query: Pick<QueryObserverBaseResult, "isPending" | "failureCount" | "errorUpdateCount">,
): boolean {
  return query.isPending && query.failureCount === 0 && query.errorUpdateCount === 0;
}
