import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { api, call } from "./api.ts";

/** Which coach answers, and whether its model still needs the user's consent. */
export const coachStatusQuery = queryOptions({
  queryKey: ["coach-status"],
  queryFn: ({ signal }) => call(api.api.chat.status.$get({}, { init: { signal } })),
});

/** Which model transcribes recordings, and whether it still needs the user's consent. */
export const voiceStatusQuery = queryOptions({
  queryKey: ["voice-status"],
  queryFn: ({ signal }) => call(api.api.voice.status.$get({}, { init: { signal } })),
});

/** Grants or withdraws consent to external models; one consent covers chat and voice. */
export function useModelConsent() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (agreed: boolean) => call(api.api.chat.consent.$post({ json: { agreed } })),
    onSuccess: (status, agreed) => {
      client.setQueryData(coachStatusQuery.queryKey, status);
      client.setQueryData(
        voiceStatusQuery.queryKey,
        (known) => known && { ...known, needs_consent: known.model !== null && !agreed },
      );
    },
  });
}
