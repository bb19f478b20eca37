import { queryOptions } from "@tanstack/react-query";
import { api, call } from "#web/lib/api.ts";

/** What one has agreed to, newest first. */
export const consentsQuery = queryOptions({
  queryKey: ["consents"],
  queryFn: ({ signal }) => call(api.api.consents.$get({}, { init: { signal } })),
  // Consent is given and taken back on other screens, too.
  staleTime: 0,
});
