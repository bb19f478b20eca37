import { queryOptions, type QueryClient } from "@tanstack/react-query";
import { redirect } from "@tanstack/react-router";
import type { OwnProfile, Profile } from "#domain/profile/contract.ts";
import { api, ApiError, call } from "./api.ts";
import { takeArrival } from "./google-trip.ts";
import { showLanguage } from "./i18n.ts";
import { isTransient } from "./query-client.ts";
import { KEYS } from "./query-keys.ts";

const HOUR = 3_600_000;
/** How long to wait before the session is fetched again right after a Google sign-in, in milliseconds. */
const ARRIVAL = 1000;
/** Three attempts, 800 ms apart, and only on transient failures. */
const retryTransient = { retry: (count: number, error: Error) => count < 2 && isTransient(error), retryDelay: 800 };

/** The signed-in user, if any. The request renews the session; refetched on window focus when older than an hour. */
export const sessionQuery = queryOptions({
  queryKey: ["session"],
  queryFn: () => call(api.api.auth["get-session"].$get()),
  staleTime: HOUR,
  refetchOnWindowFocus: true,
  ...retryTransient,
});

/** The user's own profile. In the cache from the first guarded route on: its presence means "signed in". */
export const profileQuery = queryOptions({
  queryKey: KEYS.profile,
  queryFn: () => call(api.api.profile.$get()),
  ...retryTransient,
});

/** Shows a changed profile. Only reading it tells more. */
export async function showProfile(queryClient: QueryClient, changed: Profile): Promise<void> {
  if (!queryClient.getQueryData(profileQuery.queryKey)) return;
  // A request sent before the change would overwrite it with stale data. Those for its answers go on.
  await queryClient.cancelQueries({ queryKey: profileQuery.queryKey, exact: true });
  queryClient.setQueryData(profileQuery.queryKey, (read) => read && { ...read, ...changed });
}

/**
 * The user's profile, for a route's `beforeLoad`. Redirects visitors to sign in and back to `href` afterwards.
 * @throws a redirect to /auth, or ApiError when the server cannot be reached.
 */
export async function requireProfile(queryClient: QueryClient, href: string): Promise<OwnProfile> {
  const toSignIn = () => redirect({ to: "/auth", search: href === "/home" ? {} : { next: href }, replace: true });
  const known = queryClient.getQueryData(profileQuery.queryKey);
  if (known) return known;
  const arrived = takeArrival();
  let { user } = await queryClient.fetchQuery(sessionQuery);
  if (!user && arrived) {
    await new Promise((done) => setTimeout(done, ARRIVAL));
    ({ user } = await queryClient.fetchQuery({ ...sessionQuery, staleTime: 0 }));
  }
  if (!user) throw toSignIn();
  try {
    const profile = await queryClient.fetchQuery(profileQuery);
    // Before the first render, so that no part of the page appears in another language.
    if (profile.language && typeof document !== "undefined")
      await showLanguage(profile.language).catch(() => undefined);
    return profile;
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== "unauthenticated") throw error;
    queryClient.setQueryData(sessionQuery.queryKey, { user: null, expires_at: null });
    throw toSignIn();
  }
}
