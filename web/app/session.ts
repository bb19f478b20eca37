import { queryOptions, type QueryClient } from "@tanstack/react-query";
import { redirect } from "@tanstack/react-router";
import type { Profile } from "#domain/profile/contract.ts";
import { api, ApiError, call } from "./api.ts";
import { takeArrival } from "./google-trip.ts";
import { showLanguage } from "./i18n.ts";
import { mayPass } from "./query-client.ts";
import { KEYS } from "./query-keys.ts";

const HOUR = 3_600_000;
/** How long the session of somebody who has just come in through Google is waited for, in milliseconds. */
const ARRIVAL = 1000;
/** Three tries, 800 ms apart, and only for what may pass: a definite answer is believed at once. */
const patient = { retry: (count: number, error: Error) => count < 2 && mayPass(error), retryDelay: 800 };

/** Who is signed in, if anybody. Asking renews the session; asked again on return to the tab when older than an hour. */
export const sessionQuery = queryOptions({
  queryKey: ["session"],
  queryFn: () => call(api.api.auth["get-session"].$get()),
  staleTime: HOUR,
  refetchOnWindowFocus: true,
  ...patient,
});

/** The signed-in person's own profile. In the cache from the first guarded page on: its presence means "signed in". */
export const profileQuery = queryOptions({
  queryKey: KEYS.profile,
  queryFn: () => call(api.api.profile.$get()),
  ...patient,
});

/**
 * The profile of whoever is signed in, for a route's `beforeLoad`; a visitor is sent to sign in and comes back to `href`.
 * @throws a redirect to /auth, or ApiError when the server cannot be reached.
 */
export async function requireProfile(queryClient: QueryClient, href: string): Promise<Profile> {
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
    // Before anything is shown or said: a first page in another language would take part of it along.
    if (profile.language) await showLanguage(profile.language).catch(() => undefined);
    return profile;
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== "unauthenticated") throw error;
    queryClient.setQueryData(sessionQuery.queryKey, { user: null, expires_at: null });
    throw toSignIn();
  }
}
