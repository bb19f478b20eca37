import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { api, call } from "./api.ts";

/** Who answers, and whether a model waits for consent. */
export const coachStatusQuery = queryOptions({
  queryKey: ["coach-status"],
  queryFn: ({ signal }) => call(api.api.chat.status.$get({}, { init: { signal } })),
});

/** Agrees to the outside model, or takes that back. */
export function useModelConsent() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (agreed: boolean) => call(api.api.chat.consent.$post({ json: { agreed } })),
    onSuccess: (status) => client.setQueryData(coachStatusQuery.queryKey, status),
  });
}
