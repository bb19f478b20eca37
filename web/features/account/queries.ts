import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import type { SignInInput, SignUpInput } from "#domain/account/contract.ts";
import type { UpdateFeedInput } from "#domain/interactions/contract.ts";
import type { Language } from "#domain/language.ts";
import type { Profile, UpdateProfileInput } from "#domain/profile/contract.ts";
import { api, ApiError, call } from "#web/app/api.ts";
import { conflictOf } from "#web/forms/conflict.ts";
import { clearDrafts } from "#web/forms/draft.ts";
import { keepTemporaryLanguage, showLanguage } from "#web/app/i18n.ts";
import { forgetDevice } from "#web/app/offline/device.ts";
import { leaveDevice } from "#web/app/offline/leave-device.ts";
import { endNotifications } from "#web/app/push-device.ts";
import { isTransient } from "#web/app/query-client.ts";
import { announceSession } from "#web/app/session-events.ts";
import { profileQuery, sessionQuery } from "#web/app/session.ts";
import { signInBody } from "./requests.ts";

/** Deletes what this device keeps, and loads `path` as a new document, so that nothing of the account stays in memory. */
export async function startOver(path: string): Promise<void> {
  clearDrafts();
  await forgetDevice();
  location.assign(path);
}

/** `startOver` for who has signed out: also ends the notifications on this device, before the page is left. */
export async function leave(path: string): Promise<void> {
  announceSession("signed-out");
  clearDrafts();
  await Promise.all([forgetDevice(), endNotifications()]);
  location.assign(path);
}

export function useSignIn() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: SignInInput) => call(api.api.auth["sign-in"].email.$post({ json: signInBody(input) })),
    onSuccess: (answer) => {
      if ("two_factor" in answer) return;
      client.setQueryData(sessionQuery.queryKey, { user: answer.user, expires_at: null });
      announceSession("signed-in");
    },
  });
}

/** Error codes of a sign-up that has already succeeded once. */
const ALREADY_SIGNED_UP = new Set<string>(["invitation_used", "already_registered"]);

/**
 * Creates the account and checks that its session exists. A transient error of that check counts as success, because
 * the account exists and a retry would be rejected; the next page loads the session again.
 * @throws ApiError `unauthenticated` if there definitely is no session.
 */
export function useSignUp() {
  const client = useQueryClient();
  const currentSession = async () => {
    // A request started before the sign-up would resolve with no user.
    await client.cancelQueries({ queryKey: sessionQuery.queryKey });
    return client.fetchQuery({ ...sessionQuery, staleTime: 0 });
  };
  return useMutation({
    mutationFn: async (input: SignUpInput) => {
      const made = await call(api.api.auth["sign-up"].email.$post({ json: input })).catch((error: unknown) => {
        if (error instanceof ApiError && ALREADY_SIGNED_UP.has(error.code)) return error;
        throw error;
      });
      if (made instanceof ApiError) {
        // An earlier attempt of this user may have succeeded without its response arriving.
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

/** How long the server may take to end the session before the device signs out by itself, in milliseconds. */
const SIGN_OUT_MS = 8000;

/**
 * Signs out in every tab, then loads the given path. Without a network, or a server, this device forgets everything and
 * shows the sign-in page; the server ends the session as soon as it can be reached.
 */
export function useSignOut() {
  return useMutation({
    mutationFn: async (next: string) => {
      try {
        const signal = AbortSignal.timeout(SIGN_OUT_MS);
        await call(api.api.auth["sign-out"].$post({}, { init: { signal } }));
        return next;
      } catch (error) {
        if (!(error instanceof Error && isTransient(error))) throw error;
        leaveDevice();
        return "/auth";
      }
    },
    onSuccess: (next) => void leave(next),
  });
}

/**
 * Patches the user's profile: only the fields given change. The error is a conflict (`conflictOf<Profile>`) if it has
 * been changed since `base_version`.
 */
export function useUpdateAccount() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (change: UpdateProfileInput) => call(api.api.profile.$patch({ json: change })),
    onSuccess: (profile) => {
      client.setQueryData(profileQuery.queryKey, profile);
      announceSession("user-updated");
    },
    onError: (error) => {
      const conflict = conflictOf<Profile>(error);
      if (conflict) client.setQueryData(profileQuery.queryKey, conflict.current);
    },
  });
}

/** Saves the language on this device, and in the account if signed in, and applies it. */
export function useChangeLanguage() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (language: Language) => {
      // Wait for the session if it is still loading, so that an early choice also reaches the account.
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
      // A profile request in flight would restore the old language.
      await client.cancelQueries({ queryKey: profileQuery.queryKey });
      client.setQueryData(profileQuery.queryKey, profile);
      announceSession("user-updated");
      // The server returns the coach's texts in the new language.
      void client.invalidateQueries();
    },
  });
}

/** Whether the calendar feed of planned interactions is active. */
export const calendarFeedQuery = queryOptions({
  queryKey: ["calendar-feed"],
  queryFn: ({ signal }) => call(api.api["calendar-feed"].$get({}, { init: { signal } })),
});

/** Creates the secret feed URL and invalidates the previous one. Only this response contains it. */
export function useMakeCalendarFeed() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call(api.api["calendar-feed"].$post()),
    gcTime: 0,
    onSuccess: () => client.invalidateQueries({ queryKey: calendarFeedQuery.queryKey }),
  });
}

/** Changes what the feed contains; optimistic. */
export function useUpdateCalendarFeed() {
  const client = useQueryClient();
  const { queryKey } = calendarFeedQuery;
  return useMutation({
    // Serialized, so that the last change wins.
    scope: { id: "calendar-feed" },
    mutationFn: (change: UpdateFeedInput) => call(api.api["calendar-feed"].$patch({ json: change })),
    onMutate: async (change) => {
      await client.cancelQueries({ queryKey });
      client.setQueryData(queryKey, (old) => old && { ...old, ...change });
    },
    onSuccess: (feed) => client.setQueryData(queryKey, feed),
    onError: () => client.invalidateQueries({ queryKey }),
  });
}

/** Revokes the secret feed URL. */
export function useRevokeCalendarFeed() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call(api.api["calendar-feed"].$delete()),
    onSuccess: () => client.invalidateQueries({ queryKey: calendarFeedQuery.queryKey }),
  });
}
