import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import type { StoredAnswers } from "#domain/answers.ts";
import { SELF_EXTENDED } from "#domain/profile/content.extended.ts";
import type { ShortAnswers, UpdateProfileInput } from "#domain/profile/contract.ts";
import { api, call } from "#web/app/api.ts";
import { writeDraft } from "#web/forms/draft.ts";
import { KEYS } from "#web/app/query-keys.ts";
import { profileQuery } from "#web/app/session.ts";

/** One's own answers as the server has them; another tab may have added some, so they are asked anew on return. */
export const ownAnswersQuery = queryOptions({
  queryKey: [...KEYS.profile, "answers"],
  queryFn: ({ signal }) => call(api.api.profile.answers.$get({}, { init: { signal } })),
  staleTime: 0,
});

/** Names this tab's draft of the answers to one part of the own questionnaire. */
export function ownDraftKey(profileId: string, part: string): string {
  return `own-answers:${profileId}:${part}`;
}

/** Changes only the fields given. */
export function useUpdateProfile() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (change: UpdateProfileInput) => call(api.api.profile.$patch({ json: change })),
    onSuccess: (profile) => client.setQueryData(profileQuery.queryKey, profile),
  });
}

/** Sends the five answers; the answer is the profile with its texts. */
export function useCompleteOnboarding() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (answers: ShortAnswers) => call(api.api.profile.onboarding.$post({ json: { answers } })),
    onSuccess: (profile) => client.setQueryData(profileQuery.queryKey, profile),
  });
}

/** Keeps answers about oneself; what is then stored, to which it resolves, is shown wherever answers and profile are. */
export function useSaveOwnAnswers() {
  const client = useQueryClient();
  return async (answers: StoredAnswers): Promise<StoredAnswers> => {
    const saved = await call(api.api.profile.answers.$put({ json: { answers } }));
    // What was asked for before this was stored may not hold it.
    await client.cancelQueries({ queryKey: KEYS.profile });
    client.setQueryData(ownAnswersQuery.queryKey, saved);
    client.setQueryData(profileQuery.queryKey, saved.profile);
    return saved.answers;
  };
}

/** Begins the extended profile again. */
export function useRetakeProfile() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call(api.api.profile.retake.$post()),
    onSuccess: (profile) => {
      // Answers changed in a review that was never finished belong to the profile that is archived now.
      for (const { cluster } of SELF_EXTENDED) writeDraft(ownDraftKey(profile.id, cluster), "");
      client.setQueryData(profileQuery.queryKey, profile);
      client.removeQueries({ queryKey: ownAnswersQuery.queryKey });
    },
    // Another tab may have done it already.
    onError: () => void client.invalidateQueries({ queryKey: KEYS.profile }),
  });
}
