import { useInfiniteQuery } from "@tanstack/react-query";
import { useEffect, useMemo } from "react";
import { peopleQuery } from "./queries.ts";

/** Loads all pages of the circle, one after another. `people` is undefined until the first page has loaded. */
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
    /** True until the last page has loaded. */
    partial: hasNextPage,
    retry: () => void (isFetchNextPageError ? fetchNextPage() : refetch()),
  };
}
