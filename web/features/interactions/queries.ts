import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import type { Interaction } from "#domain/interactions/contract.ts";
import { api, call } from "#web/app/api.ts";
import { KEYS } from "#web/app/query-keys.ts";

/** A person's interactions with one status, newest first. */
export function interactionsQuery(personaId: string, status: Interaction["status"]) {
  return infiniteQueryOptions({
    queryKey: [...KEYS.interactions, "of", personaId, status],
    queryFn: ({ pageParam, signal }) =>
      call(
        api.api.personas[":id"].interactions.$get(
          { param: { id: personaId }, query: { status, ...(pageParam === null ? {} : { cursor: pageParam }) } },
          { init: { signal } },
        ),
      ),
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.next_cursor,
  });
}

/** Page size of the upcoming interactions: one row on the home page. */
const COMING = 4;

/** The planned interactions with all people, soonest first. */
export const comingQuery = infiniteQueryOptions({
  queryKey: [...KEYS.interactions, "coming"],
  queryFn: ({ pageParam, signal }) =>
    call(
      api.api.interactions.$get(
        { query: { status: "planned", limit: String(COMING), ...(pageParam === null ? {} : { cursor: pageParam }) } },
        { init: { signal } },
      ),
    ),
  initialPageParam: null as string | null,
  getNextPageParam: (last) => last.next_cursor,
});

/** What recorded outcomes with a person have in common. */
export function whatWorksQuery(personaId: string) {
  return queryOptions({
    queryKey: [...KEYS.interactions, "works", personaId],
    queryFn: ({ signal }) =>
      call(api.api.personas[":id"]["what-works"].$get({ param: { id: personaId } }, { init: { signal } })),
  });
}
