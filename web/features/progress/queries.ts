import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { api, call } from "#web/app/api.ts";

const MINUTE = 60_000;

/** What happened over the weeks; whatever one does elsewhere changes it, so it is asked anew on every visit. */
export function progressQuery(time_zone: string) {
  return queryOptions({
    queryKey: ["progress", time_zone],
    queryFn: ({ signal }) => call(api.api.progress.$get({ query: { time_zone } }, { init: { signal } })),
    staleTime: 0,
  });
}

/** The quote of a local day. The server's clock may be a little behind: its answer for the day before is soon stale. */
export function quoteQuery(day: string, time_zone: string) {
  return queryOptions({
    queryKey: ["quote", time_zone, day],
    queryFn: ({ signal }) => call(api.api.quote.$get({ query: { time_zone } }, { init: { signal } })),
    staleTime: ({ state }) => (state.data?.day === day ? Infinity : MINUTE),
    placeholderData: keepPreviousData,
  });
}
