import { infiniteQueryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
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

/** A changed interaction changes every list of them, and what is counted from them on a person's card. */
function useRefreshInteractions() {
  const client = useQueryClient();
  return async () => {
    await Promise.all([
      client.invalidateQueries({ queryKey: KEYS.interactions }),
      client.invalidateQueries({ queryKey: KEYS.people }),
    ]);
  };
}

/** Completes a planned interaction; the same outcome sent twice is recorded once. */
export function useRecordOutcome() {
  const refresh = useRefreshInteractions();
  return useMutation({
    mutationFn: ({ id, result_summary }: { id: string; result_summary: string }) => {
      const time_zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
      return call(api.api.interactions[":id"].outcome.$post({ param: { id }, json: { result_summary, time_zone } }));
    },
    onSuccess: () => void refresh(),
  });
}
