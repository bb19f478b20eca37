import { queryOptions } from "@tanstack/react-query";
import { api, call } from "./api.ts";

/** What this installation says about itself: help address, operator, where data are kept. */
export const siteQuery = queryOptions({
  queryKey: ["site"],
  queryFn: () => call(api.api.site.$get()),
  staleTime: Number.POSITIVE_INFINITY,
});
