import { keepPreviousData, queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import type { CurrentLookBack } from "#domain/progress/contract.ts";
import { api, call } from "#web/app/api.ts";
import { KEYS } from "#web/app/query-keys.ts";

const MINUTE = 60_000;
/** Among what is about people: whatever changes of them, their notes, plans or dangers may change it. */
const LOOK_BACK = [...KEYS.people, "look-back"] as const;

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

/** The look back that has not been read. Without it the page is as well, so no retries. */
export function lookBackQuery(time_zone: string) {
  return queryOptions({
    queryKey: [...LOOK_BACK, time_zone],
    queryFn: ({ signal }) => call(api.api.progress["look-back"].$get({ query: { time_zone } }, { init: { signal } })),
    retry: false,
  });
}

/** The week's look back, also after it was read. */
export function lookBackAgainQuery(time_zone: string) {
  return queryOptions({
    queryKey: [...LOOK_BACK, time_zone, "again"],
    queryFn: ({ signal }) =>
      call(api.api.progress["look-back"].$get({ query: { time_zone, again: "true" } }, { init: { signal } })),
  });
}

/** Home shows it no more. */
export function useDismissLookBack(time_zone: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (starts: string) => call(api.api.progress["look-back"][":starts"].dismiss.$post({ param: { starts } })),
    onMutate: async () => {
      const { queryKey } = lookBackQuery(time_zone);
      await client.cancelQueries({ queryKey, exact: true });
      client.setQueryData<CurrentLookBack>(queryKey, { look_back: null });
    },
  });
}
