import { MutationCache, QueryClient, type MutationObserver } from "@tanstack/react-query";
import { ApiError } from "./api.ts";
import { isMissingCode } from "./missing-code.ts";
import { followRefusal } from "./storage.ts";

/** Failures that may pass by themselves; anything else is an answer. */
export function mayPass(error: Error): boolean {
  if (isMissingCode(error)) return true;
  return error instanceof ApiError && (error.code === "network" || error.code === "unavailable");
}

/** Three growing retries for what may pass, none for a definite answer; nothing sent twice without being asked. */
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

/** What pages show of what they have sent. */
const SHOWN = new WeakMap<QueryClient, Set<Shown>>();

/** Signed in again, nobody is told any more that what they sent failed because they were not; it can be sent again. */
export function forgetLostSession(client: QueryClient): void {
  for (const observer of SHOWN.get(client) ?? []) {
    const { error } = observer.getCurrentResult();
    if (error instanceof ApiError && error.code === "unauthenticated") observer.reset();
  }
}
