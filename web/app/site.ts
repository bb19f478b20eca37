import { queryOptions } from "@tanstack/react-query";
import { api, call } from "./api.ts";

/** Details of this installation: support address, operator, data location. */
export const siteQuery = queryOptions({
  queryKey: ["site"],
  queryFn: () => call(api.api.site.$get()),
  staleTime: Number.POSITIVE_INFINITY,
});
