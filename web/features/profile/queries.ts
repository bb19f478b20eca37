import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { ShortAnswers, UpdateProfileInput } from "#domain/profile/contract.ts";
import { api, call } from "#web/lib/api.ts";
import { profileQuery } from "#web/lib/session.ts";

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
