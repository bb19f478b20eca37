import { queryOptions } from "@tanstack/react-query";
import { api, call } from "#web/app/api.ts";
import { KEYS } from "#web/app/query-keys.ts";

/** The user's answers about themselves; never fresh, because another tab may have added some. */
export const ownAnswersQuery = queryOptions({
  queryKey: [...KEYS.profile, "answers"],
  queryFn: ({ signal }) => call(api.api.profile.answers.$get({}, { init: { signal } })),
  staleTime: 0,
});
