import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { api, call } from "#web/app/api.ts";

const MINUTE = 60_000;

/** The activity of the last weeks; refetched on every visit because actions on other pages change it. */
export function progressQuery(time_zone: string) {
  return queryOptions({
    queryKey: ["progress", time_zone],
    queryFn: ({ signal }) => call(api.api.progress.$get({ query: { time_zone } }, { init: { signal } })),
    staleTime: 0,
  });
}

/** The quote of a local day. If the server's clock is behind, its quote of the previous day is stale after a minute. */
export function quoteQuery(day: string, time_zone: string) {
  return queryOptions({
    queryKey: ["quote", time_zone, day],
    queryFn: ({ signal }) => call(api.api.quote.$get({ query: { time_zone } }, { init: { signal } })),
    staleTime: ({ state }) => (state.data?.day === day ? Infinity : MINUTE),
    placeholderData: keepPreviousData,
  });
}
