import { useMutation, useQueryClient, type QueryClient } from "@tanstack/react-query";
import type { GoogleCallbackInput, GoogleOutcome, GoogleSignInInput } from "#domain/account/google.ts";
import type { Profile } from "#domain/profile/contract.ts";
import { api, ApiError, call } from "#web/app/api.ts";
import { keepTrip, noteArrival, noteWaitingTab, type GoogleTrip } from "#web/app/google-trip.ts";
import { isTransient } from "#web/app/query-client.ts";
import { announceSession } from "#web/app/session-events.ts";
import { profileQuery, sessionQuery } from "#web/app/session.ts";
import { securityQuery } from "./security-query.ts";

/** Delay before the first check for the new session, and between checks, in milliseconds. */
const FIRST_CHECK_MS = 500;
const CHECK_INTERVAL_MS = 200;
const CHECKS = 3;

const wait = (ms: number) => new Promise((done) => setTimeout(done, ms));

/** Redirects to Google; stays pending until the page unloads. */
function useGoogleRedirect<Input>(start: (input: Input) => Promise<{ url: string; trip: GoogleTrip }>) {
  return useMutation({
    mutationFn: async (input: Input) => {
      const { url, trip } = await start(input);
      keepTrip(trip);
      location.assign(url);
      // Fallback: if the redirect does not happen, the button becomes usable again.
      await wait(20_000);
    },
  });
}

export function useGoogleSignIn() {
  return useGoogleRedirect(async (input: { sign_up?: GoogleSignInInput["sign_up"]; next?: string | undefined }) => {
    const { url } = await call(api.api.auth.google.$post({ json: { sign_up: input.sign_up } }));
    const code = input.sign_up?.invitation_code;
    const back: GoogleTrip = input.next ? { purpose: "sign-in", next: input.next } : { purpose: "sign-in" };
    return { url, trip: code ? { purpose: "sign-up", code } : back };
  });
}

/**
 * Opens Google in another tab so that this page keeps its unsaved input. The tab is opened blank and synchronously,
 * because popup blockers only allow it during the click event.
 */
export async function openGoogleInNewTab(): Promise<void> {
  const tab = window.open("about:blank");
  // Prevents reverse tabnabbing: the opened page must not be able to navigate this one.
  if (tab) tab.opener = null;
  try {
    const { url } = await call(api.api.auth.google.$post({ json: {} }));
    noteWaitingTab();
    // If the popup is blocked, redirect this tab; drafts are restored on return.
    if (!tab) keepTrip({ purpose: "sign-in", next: `${location.pathname}${location.search}` });
    (tab ?? window).location.assign(url);
  } catch (error) {
    tab?.close();
    throw error;
  }
}

export function useGoogleInNewTab() {
  return useMutation({ mutationFn: openGoogleInNewTab });
}

export function useGoogleConnection() {
  return useGoogleRedirect(async (password: string | undefined) => {
    const { url } = await call(api.api.auth.google.connection.$post({ json: { password } }));
    return { url, trip: { purpose: "connect" } };
  });
}

/** Result of a Google sign-in; `two_factor` has no profile because the second factor is still missing. */
export type Arrival =
  | { outcome: "two_factor"; profile: null }
  | { outcome: Exclude<GoogleOutcome, "two_factor">; profile: Profile };

/**
 * Sends Google's callback parameters to the server, then loads the new session and profile.
 * @throws ApiError `google_failed` if no session is found, `no_user` if the profile fails to load after retries.
 */
export async function arriveFromGoogle(client: QueryClient, input: GoogleCallbackInput): Promise<Arrival> {
  const { outcome } = await call(api.api.auth.google.callback.$post({ json: input }));
  if (outcome === "two_factor") return { outcome, profile: null };
  await wait(FIRST_CHECK_MS);
  const session = await waitForSession();
  client.setQueryData(sessionQuery.queryKey, session);
  // May have been fetched before the account was connected.
  await client.invalidateQueries({ queryKey: securityQuery.queryKey });
  if (outcome !== "connected") {
    noteArrival();
    announceSession("signed-in");
  }
  return { outcome, profile: await fetchProfile(client) };
}

async function fetchProfile(client: QueryClient): Promise<Profile> {
  const retry = (count: number, error: Error) => count < 3 && isTransient(error);
  const patient = { staleTime: 0, retry, retryDelay: (attempt: number) => 500 * (attempt + 1) };
  return client.fetchQuery({ ...profileQuery, ...patient }).catch((error: Error) => {
    throw isTransient(error) ? new ApiError("no_user") : error;
  });
}

async function waitForSession() {
  for (let check = 1; check <= CHECKS; check++) {
    const session = await call(api.api.auth["get-session"].$get()).catch(() => null);
    if (session?.user) return session;
    if (check < CHECKS) await wait(CHECK_INTERVAL_MS);
  }
  throw new ApiError("google_failed");
}

/** Ends a session that a failed attempt may have left; ignores errors. */
export async function signOutQuietly(client: QueryClient): Promise<void> {
  await call(api.api.auth["sign-out"].$post()).catch(() => undefined);
  client.setQueryData(sessionQuery.queryKey, { user: null, expires_at: null });
}

export function useDisconnectGoogle() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call(api.api.auth.google.connection.$delete()),
    onSuccess: () => client.invalidateQueries({ queryKey: securityQuery.queryKey }),
  });
}
