import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import type { UpdateFeedInput } from "#domain/interactions/contract.ts";
import type { Profile, UpdateProfileInput } from "#domain/profile/contract.ts";
import { api, call } from "#web/app/api.ts";
import { conflictOf } from "#web/forms/conflict.ts";
import { announceSession } from "#web/app/session-events.ts";
import { showProfile } from "#web/app/session.ts";

/**
 * Patches the user's profile: only the fields given change. The error is a conflict (`conflictOf<Profile>`) if it has
 * been changed since `base_version`.
 */
export function useUpdateAccount() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (change: UpdateProfileInput) => call(api.api.profile.$patch({ json: change })),
    onSuccess: async (profile) => {
      await showProfile(client, profile);
      announceSession("user-updated");
    },
    onError: async (error) => {
      const conflict = conflictOf<Profile>(error);
      if (conflict) await showProfile(client, conflict.current);
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
