import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import { api, call } from "#web/app/api.ts";
import { CARDS_KEY, KEYS } from "#web/app/query-keys.ts";

/** The cards of the circle, newest first, including archived people; paginated by cursor. */
export const peopleQuery = infiniteQueryOptions({
  queryKey: CARDS_KEY,
  queryFn: ({ pageParam, signal }) =>
    call(api.api.personas.$get({ query: pageParam === null ? {} : { cursor: pageParam } }, { init: { signal } })),
  initialPageParam: null as string | null,
  getNextPageParam: (last) => last.next_cursor,
});

/** Counts of the data that would be deleted with a person. */
export function personaContentsQuery(id: string) {
  return queryOptions({
    queryKey: [...KEYS.people, "contents", id],
    queryFn: ({ signal }) => call(api.api.personas[":id"].contents.$get({ param: { id } }, { init: { signal } })),
    staleTime: 0,
  });
}
