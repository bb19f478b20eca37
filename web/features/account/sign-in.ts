import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { SignInInput, SignUpInput } from "#domain/account/contract.ts";
import { api, ApiError, call } from "#web/app/api.ts";
import { isTransient } from "#web/app/query-client.ts";
import { announceSession } from "#web/app/session-events.ts";
import { sessionQuery } from "#web/app/session.ts";
import { signInBody } from "./requests.ts";

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
