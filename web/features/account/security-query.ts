import { queryOptions } from "@tanstack/react-query";
import { api, call } from "#web/app/api.ts";

/** The account's security settings. */
export const securityQuery = queryOptions({
  queryKey: ["security"],
  queryFn: ({ signal }) => call(api.api.auth.security.$get({}, { init: { signal } })),
});
