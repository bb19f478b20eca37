import { QueryClient } from "@tanstack/react-query";
import { ApiError } from "./api.ts";
import { isMissingCode } from "./missing-code.ts";

/** Failures that may pass by themselves; anything else is an answer. */
export function mayPass(error: Error): boolean {
  if (isMissingCode(error)) return true;
  return error instanceof ApiError && (error.code === "network" || error.code === "unavailable");
}

/** Three growing retries for what may pass, none for a definite answer; nothing sent twice without being asked. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
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
}
