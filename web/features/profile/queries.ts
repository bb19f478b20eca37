import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { StoredAnswers } from "#domain/answers.ts";
import { CLUSTERS } from "#domain/profile/clusters.ts";
import type { OwnAnswers, Profile, ShortAnswers, UpdateProfileInput } from "#domain/profile/contract.ts";
import { api, call } from "#web/app/api.ts";
import { cannotWait, sendOrWait, type NewWaiting } from "#web/app/offline/waiting.ts";
import { KEYS } from "#web/app/query-keys.ts";
import { answersBody, dropAnswerDraft, type BaseAnswers } from "#web/questions/answer-draft.ts";
import { conflictOf } from "#web/forms/conflict.ts";
import { profileQuery, showProfile } from "#web/app/session.ts";
import { ownAnswersQuery } from "./own-answers-query.ts";

/** Group of own answers that wait for a network. */
export const OWN_ANSWERS = "answers:own";

/** Key of this tab's draft of the answers to one part of the own questionnaire. */
export function ownDraftKey(profileId: string, part: string): string {
  return `own-answers:${profileId}:${part}`;
}

/**
 * Patches the profile: only the fields given change. The error is a conflict (`conflictOf<Profile>`) if it has been
 * changed since `base_version`.
 */
export function useUpdateProfile() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (change: UpdateProfileInput) => call(api.api.profile.$patch({ json: change })),
    onSuccess: (profile) => showProfile(client, profile),
    onError: async (error) => {
      const conflict = conflictOf<Profile>(error);
      if (conflict) await showProfile(client, conflict.current);
    },
  });
}

/** Submits the five answers; resolves to the profile with its texts. */
export function useCompleteOnboarding() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (answers: ShortAnswers) => call(api.api.profile.onboarding.$post({ json: { answers } })),
    onSuccess: (profile) => showProfile(client, profile),
  });
}

/**
 * Saves answers about the user and updates the caches; resolves to all stored answers. `base` holds the answers that
 * these began from; the error is a conflict (`conflictOf<OwnAnswers>`) if one of them has been replaced since.
 */
export function useSaveOwnAnswers() {
  const client = useQueryClient();
  async function keep(stored: OwnAnswers): Promise<void> {
    // A request in flight may return data from before this save.
    await client.cancelQueries({ queryKey: KEYS.profile });
    client.setQueryData(ownAnswersQuery.queryKey, stored);
    await showProfile(client, stored.profile);
  }
  return async (answers: StoredAnswers, base: BaseAnswers, init: RequestInit = {}): Promise<StoredAnswers> => {
    try {
      const known = client.getQueryData(ownAnswersQuery.queryKey);
      const json = answersBody(answers, base);
      const waiting: NewWaiting = {
        kind: "answers",
        group: OWN_ANSWERS,
        request: { method: "PUT", path: "/api/profile/answers", body: json },
        shows: { text: "" },
      };
      const saved = await sendOrWait(
        () => call(api.api.profile.answers.$put({ json }, { init })),
        waiting,
        // Progress and texts follow once the server has them.
        () => ({
          profile: client.getQueryData(profileQuery.queryKey) ?? cannotWait(),
          answers: { ...known?.answers, ...answers },
        }),
      );
      await keep(saved);
      return saved.answers;
    } catch (error) {
      const conflict = conflictOf<OwnAnswers>(error);
      if (conflict) await keep(conflict.current);
      throw error;
    }
  };
}

/** Restarts the extended profile. */
export function useRetakeProfile() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call(api.api.profile.retake.$post()),
    onSuccess: async (profile) => {
      // Drafts of unfinished reviews belong to the archived profile.
      for (const cluster of CLUSTERS) dropAnswerDraft(ownDraftKey(profile.id, cluster));
      await showProfile(client, profile);
      client.removeQueries({ queryKey: ownAnswersQuery.queryKey });
    },
    // Another tab may have restarted it already.
    onError: () => void client.invalidateQueries({ queryKey: KEYS.profile }),
  });
}
