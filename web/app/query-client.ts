import { MutationCache, QueryClient, type MutationObserver } from "@tanstack/react-query";
import { ApiError } from "./api.ts";
import { isMissingCode } from "./missing-code.ts";
import { followRefusal } from "./storage.ts";

/** Whether a failure is transient, so that a retry may succeed. */
export function mayPass(error: Error): boolean {
  if (isMissingCode(error)) return true;
  return error instanceof ApiError && (error.code === "network" || error.code === "unavailable");
}

/**
 * Retries queries up to three times, with growing delay, and only on transient failures. Mutations are never retried.
 */
export function createQueryClient(): QueryClient {
  const client = new QueryClient({
    mutationCache: new MutationCache({
      onError: (error) => {
        if (error instanceof ApiError) followRefusal(client, error.code);
      },
    }),
    defaultOptions: {
      queries: {
        retry: (count, error) => count < 3 && mayPass(error),
        retryDelay: (attempt) => 500 * (attempt + 1),
        staleTime: 30_000,
        networkMode: "always",
      },
      mutations: { retry: false, networkMode: "always" },
    },
  });
  const shown = new Set<Shown>();
  client.getMutationCache().subscribe((event) => {
    if (event.type === "observerAdded") shown.add(event.observer);
    if (event.type === "observerRemoved") shown.delete(event.observer);
  });
  SHOWN.set(client, shown);
  return client;
}

type Shown = MutationObserver<unknown, Error, unknown>;

/** The mounted mutation observers of each client. */
const SHOWN = new WeakMap<QueryClient, Set<Shown>>();

/**
 * After the user signs in again: clears mutation errors that were due to the lost session, so they can be resubmitted.
 */
export function forgetLostSession(client: QueryClient): void {
  for (const observer of SHOWN.get(client) ?? []) {
    const { error } = observer.getCurrentResult();
    if (error instanceof ApiError && error.code === "unauthenticated") observer.reset();
  }
}
