import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import type { SignInInput, SignUpInput } from "#domain/account/contract.ts";
import type { Language } from "#domain/language.ts";
import type { UpdateProfileInput } from "#domain/profile/contract.ts";
import { api, ApiError, call } from "#web/app/api.ts";
import { clearDrafts } from "#web/forms/draft.ts";
import { keepTemporaryLanguage, showLanguage } from "#web/app/i18n.ts";
import { isTransient } from "#web/app/query-client.ts";
import { announceSession } from "#web/app/session-events.ts";
import { profileQuery, sessionQuery } from "#web/app/session.ts";

/** Leaves this page for another with nothing of the last person left in memory or in drafts. */
export function startOver(path: string): void {
  clearDrafts();
  location.assign(path);
}

export function useSignIn() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: SignInInput) => call(api.api.auth["sign-in"].email.$post({ json: input })),
    onSuccess: (answer) => {
      if ("two_factor" in answer) return;
      client.setQueryData(sessionQuery.queryKey, { user: answer.user, expires_at: null });
      announceSession("signed-in");
    },
  });
}

/** How signing up is refused once it has been done. */
const TAKEN = new Set<string>(["invitation_used", "already_registered"]);

/**
 * Creates the account and makes sure that its session is really there. Once there is an account, signing up again would
 * only be refused: what stops the session from being seen is left to the next page.
 * @throws ApiError `unauthenticated` if there definitely is no session.
 */
export function useSignUp() {
  const client = useQueryClient();
  const currentSession = async () => {
    // What was asked for before the account was there would say that nobody is.
    await client.cancelQueries({ queryKey: sessionQuery.queryKey });
    return client.fetchQuery({ ...sessionQuery, staleTime: 0 });
  };
  return useMutation({
    mutationFn: async (input: SignUpInput) => {
      const made = await call(api.api.auth["sign-up"].email.$post({ json: input })).catch((error: unknown) => {
        if (error instanceof ApiError && TAKEN.has(error.code)) return error;
        throw error;
      });
      if (made instanceof ApiError) {
        // It may have been taken by an attempt of one's own, whose answer was lost on the way.
        const session = await currentSession();
        if (session.user?.email.toLowerCase() !== input.email.trim().toLowerCase()) throw made;
        return session;
      }
      const session = await currentSession().catch((error: Error) => {
        if (isTransient(error)) return { user: made.user, expires_at: null };
        throw error;
      });
      if (!session.user) throw new ApiError("unauthenticated");
      return session;
    },
    onSuccess: (session) => {
      client.setQueryData(sessionQuery.queryKey, session);
      announceSession("signed-in");
    },
  });
}

/** Signs out in every tab and starts over. */
export function useSignOut() {
  return useMutation({
    mutationFn: async (next: string) => {
      await call(api.api.auth["sign-out"].$post());
      return next;
    },
    onSuccess: (next) => {
      announceSession("signed-out");
      startOver(next);
    },
  });
}

/** Changes only the fields given of the own profile. */
export function useUpdateAccount() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (change: UpdateProfileInput) => call(api.api.profile.$patch({ json: change })),
    onSuccess: (profile) => {
      client.setQueryData(profileQuery.queryKey, profile);
      announceSession("user-updated");
    },
  });
}

/** Keeps the language, with the account where somebody is signed in and on this device in any case, and shows it. */
export function useChangeLanguage() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (language: Language) => {
      // Pressed before it is known who is here, it still counts for the account.
      const signedIn =
        client.getQueryData(profileQuery.queryKey) !== undefined ||
        (await client.ensureQueryData(sessionQuery).then(
          ({ user }) => user !== null,
          () => false,
        ));
      const profile = signedIn ? await call(api.api.profile.$patch({ json: { language } })) : null;
      await showLanguage(language);
      keepTemporaryLanguage(language);
      return profile;
    },
    onSuccess: async (profile) => {
      if (!profile) return;
      // What was asked for before would bring the old language back.
      await client.cancelQueries({ queryKey: profileQuery.queryKey });
      client.setQueryData(profileQuery.queryKey, profile);
      announceSession("user-updated");
      // The coach's texts are written anew in the new language.
      void client.invalidateQueries();
    },
  });
}

/** Whether a calendar may read one's planned interactions. */
export const calendarFeedQuery = queryOptions({
  queryKey: ["calendar-feed"],
  queryFn: ({ signal }) => call(api.api["calendar-feed"].$get({}, { init: { signal } })),
});

/** Makes a secret address, in place of the one there is. It stands in the answer and nowhere else. */
export function useMakeCalendarFeed() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call(api.api["calendar-feed"].$post()),
    gcTime: 0,
    onSuccess: () => client.invalidateQueries({ queryKey: calendarFeedQuery.queryKey }),
  });
}

/** Ends the secret address. */
export function useRevokeCalendarFeed() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call(api.api["calendar-feed"].$delete()),
    onSuccess: () => client.setQueryData(calendarFeedQuery.queryKey, { active: false, created_at: null }),
  });
}
