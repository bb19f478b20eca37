import { useMutation, useQueryClient, type QueryClient } from "@tanstack/react-query";
import type { GoogleCallbackInput, GoogleOutcome, GoogleSignInInput } from "#domain/account/google.ts";
import type { Profile } from "#domain/profile/contract.ts";
import { api, ApiError, call } from "#web/app/api.ts";
import { keepTrip, noteArrival, noteWaitingTab, type GoogleTrip } from "#web/app/google-trip.ts";
import { isTransient } from "#web/app/query-client.ts";
import { announceSession } from "#web/app/session-events.ts";
import { profileQuery, sessionQuery } from "#web/app/session.ts";
import { securityQuery } from "./security-queries.ts";

/** Before the new session is looked for, and between the times it is, in milliseconds. */
const SETTLE = 500;
const BETWEEN = 200;
const CHECKS = 3;

const wait = (ms: number) => new Promise((done) => setTimeout(done, ms));

/** Leaves for Google; pending until the page is gone. */
function useLeave<Input>(start: (input: Input) => Promise<{ url: string; trip: GoogleTrip }>) {
  return useMutation({
    mutationFn: async (input: Input) => {
      const { url, trip } = await start(input);
      keepTrip(trip);
      location.assign(url);
      // A page that stays counts as one that could not leave.
      await wait(20_000);
    },
  });
}

export function useGoogleSignIn() {
  return useLeave(async (input: { sign_up?: GoogleSignInInput["sign_up"]; next?: string | undefined }) => {
    const { url } = await call(api.api.auth.google.$post({ json: { sign_up: input.sign_up } }));
    const code = input.sign_up?.invitation_code;
    const back: GoogleTrip = input.next ? { purpose: "sign-in", next: input.next } : { purpose: "sign-in" };
    return { url, trip: code ? { purpose: "sign-up", code } : back };
  });
}

/**
 * Goes to Google in another tab: this page, and what is typed in it, stays. The tab begins empty, opened while the press
 * still counts as one's own, and closes itself in the end where the browser lets it.
 */
export async function goBeside(): Promise<void> {
  const tab = window.open("about:blank");
  // What will stand there must not be able to send this page elsewhere.
  if (tab) tab.opener = null;
  try {
    const { url } = await call(api.api.auth.google.$post({ json: {} }));
    noteWaitingTab();
    // Where a browser opens no tab, one leaves; what is kept as a draft is there again afterwards.
    if (!tab) keepTrip({ purpose: "sign-in", next: `${location.pathname}${location.search}` });
    (tab ?? window).location.assign(url);
  } catch (error) {
    tab?.close();
    throw error;
  }
}

export function useGoogleBeside() {
  return useMutation({ mutationFn: goBeside });
}

export function useGoogleConnection() {
  return useLeave(async (password: string | undefined) => {
    const { url } = await call(api.api.auth.google.connection.$post({ json: { password } }));
    return { url, trip: { purpose: "connect" } };
  });
}

/** Without a profile nobody is signed in yet: a code is asked for first. */
export type Arrival =
  | { outcome: "two_factor"; profile: null }
  | { outcome: Exclude<GoogleOutcome, "two_factor">; profile: Profile };

/**
 * Hands what Google sent back to the server and makes sure that the session is really there.
 * @throws ApiError: `google_failed` when there is no session after all, `no_user` when it is there and its owner is not found.
 */
export async function arriveFromGoogle(client: QueryClient, input: GoogleCallbackInput): Promise<Arrival> {
  const { outcome } = await call(api.api.auth.google.callback.$post({ json: input }));
  if (outcome === "two_factor") return { outcome, profile: null };
  await wait(SETTLE);
  const session = await foundSession();
  client.setQueryData(sessionQuery.queryKey, session);
  // Asked for by this page meanwhile, when the account was not connected yet.
  await client.invalidateQueries({ queryKey: securityQuery.queryKey });
  if (outcome !== "connected") {
    noteArrival();
    announceSession("signed-in");
  }
  return { outcome, profile: await foundProfile(client) };
}

async function foundProfile(client: QueryClient): Promise<Profile> {
  const retry = (count: number, error: Error) => count < 3 && isTransient(error);
  const patient = { staleTime: 0, retry, retryDelay: (attempt: number) => 500 * (attempt + 1) };
  return client.fetchQuery({ ...profileQuery, ...patient }).catch((error: Error) => {
    throw isTransient(error) ? new ApiError("no_user") : error;
  });
}

async function foundSession() {
  for (let check = 1; check <= CHECKS; check++) {
    const session = await call(api.api.auth["get-session"].$get()).catch(() => null);
    if (session?.user) return session;
    if (check < CHECKS) await wait(BETWEEN);
  }
  throw new ApiError("google_failed");
}

/** Ends whatever session an attempt that failed may have left. */
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
