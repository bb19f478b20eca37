import { queryOptions, useQuery } from "@tanstack/react-query";
import { api, call } from "./api.ts";

/** Details of this installation: support address, operator, data location. */
export const siteQuery = queryOptions({
  queryKey: ["site"],
  queryFn: () => call(api.api.site.$get()),
  staleTime: Number.POSITIVE_INFINITY,
});

/** Whether there is a mail server, without which letters reach nobody; undefined until that is known. */
export function useMailServer(): boolean | undefined {
  return useQuery(siteQuery).data?.mail;
}
