import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { api, call } from "./api.ts";

/** Who answers, and whether a model waits for consent. */
export const coachStatusQuery = queryOptions({
  queryKey: ["coach-status"],
  queryFn: ({ signal }) => call(api.api.chat.status.$get({}, { init: { signal } })),
});

/** What recordings are sent to, and whether that waits for consent. */
export const voiceStatusQuery = queryOptions({
  queryKey: ["voice-status"],
  queryFn: ({ signal }) => call(api.api.voice.status.$get({}, { init: { signal } })),
});

/** Agrees to outside models, or takes that back: one consent covers what is written and what is spoken. */
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
