import { useInfiniteQuery } from "@tanstack/react-query";
import { useEffect, useMemo } from "react";
import { peopleQuery } from "./queries.ts";

/** The whole circle, loaded page after page by itself; `people` is undefined until the first page is there. */
export function usePeople() {
  const { data, error, refetch, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } =
    useInfiniteQuery(peopleQuery);
  const more = hasNextPage && !isFetchingNextPage && !isFetchNextPageError;
  useEffect(() => {
    if (more) void fetchNextPage();
  }, [more, fetchNextPage]);
  const people = useMemo(() => data?.pages.flatMap((page) => page.items), [data]);
  return {
    people,
    error,
    /** Whether some are still on their way. */
    partial: hasNextPage,
    retry: () => void (isFetchNextPageError ? fetchNextPage() : refetch()),
  };
}
