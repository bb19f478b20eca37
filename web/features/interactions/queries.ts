import { infiniteQueryOptions } from "@tanstack/react-query";
import type { Interaction } from "#domain/interactions/contract.ts";
import { api, call } from "#web/lib/api.ts";
import { KEYS } from "#web/lib/query-keys.ts";

/** A person's interactions of one state, newest first, page after page. */
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
