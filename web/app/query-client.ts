import { MutationCache, QueryClient, type MutationObserver } from "@tanstack/react-query";
import { ApiError, type FailureCode } from "./api.ts";
import { isChunkError } from "./chunk-errors.ts";
import { refreshOnRefusal } from "./storage.ts";

const TRANSIENT: ReadonlySet<FailureCode> = new Set(["network", "needs_network", "unavailable"]);

/** Whether a failure is transient, so that a retry may succeed. */
export function isTransient(error: Error): boolean {
  if (isChunkError(error)) return true;
  return error instanceof ApiError && TRANSIENT.has(error.code);
}

/**
 * Retries queries up to three times, with growing delay, and only on transient failures. Mutations are never retried.
 */
export function createQueryClient(): QueryClient {
  const client = new QueryClient({
    mutationCache: new MutationCache({
      onError: (error) => {
        if (error instanceof ApiError) refreshOnRefusal(client, error.code);
      },
    }),
    defaultOptions: {
      queries: {
        // Without a network the next attempt would fail too; once it is back, everything is read again.
        retry: (count, error) => count < 3 && isTransient(error) && navigator.onLine,
        retryDelay: (attempt) => 500 * (attempt + 1),
        staleTime: 30_000,
        networkMode: "always",
      },
      mutations: { retry: false, networkMode: "always" },
    },
  });
  const observers = new Set<Observer>();
  client.getMutationCache().subscribe((event) => {
    if (event.type === "observerAdded") observers.add(event.observer);
    if (event.type === "observerRemoved") observers.delete(event.observer);
  });
  OBSERVERS.set(client, observers);
  return client;
}

type Observer = MutationObserver<unknown, Error, unknown>;

/** The mounted mutation observers of each client. */
const OBSERVERS = new WeakMap<QueryClient, Set<Observer>>();

/**
 * After the user signs in again: clears mutation errors that were due to the lost session, so they can be resubmitted.
 */
export function forgetLostSession(client: QueryClient): void {
  for (const observer of OBSERVERS.get(client) ?? []) {
    const { error } = observer.getCurrentResult();
    if (error instanceof ApiError && error.code === "unauthenticated") observer.reset();
  }
}
