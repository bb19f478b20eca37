import { infiniteQueryOptions, keepPreviousData } from "@tanstack/react-query";
import { api, call } from "#web/app/api.ts";

/** What the user has written that matches `q`, best first. The previous results stay while the next ones load. */
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
    // New text must be found immediately.
    staleTime: 0,
    gcTime: 60_000,
  });
}
