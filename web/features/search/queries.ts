import { infiniteQueryOptions, keepPreviousData } from "@tanstack/react-query";
import { api, call } from "#web/app/api.ts";

/** What one has written that holds these words, the best first, page after page; the last results stay while the next come. */
export function searchQuery(q: string) {
  return infiniteQueryOptions({
    queryKey: ["search", q],
    queryFn: ({ pageParam, signal }) =>
      call(
        api.api.search.$get(
          { query: { q, ...(pageParam === null ? {} : { cursor: pageParam }) } },
          { init: { signal } },
        ),
      ),
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.next_cursor,
    enabled: q !== "",
    placeholderData: keepPreviousData,
    // What was written since is to be found at once.
    staleTime: 0,
    gcTime: 60_000,
  });
}
