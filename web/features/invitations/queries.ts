import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import type { InviteValidation } from "#domain/invitations/contract.ts";
import type { PassOnInput } from "#domain/invitations/passing-on.ts";
import { api, ApiError, call } from "#web/app/api.ts";
import { isTransient } from "#web/app/query-client.ts";

const INVALID: InviteValidation = {
  valid: false,
  already_used_by_you: false,
  tester_type: null,
  email: null,
  reason: "invalid",
};

/**
 * Validates an invitation code. A code that the server refuses to check counts as invalid.
 * @throws ApiError if the failure is transient or `rate_limited`.
 */
export function invitationQuery(code: string) {
  return queryOptions({
    queryKey: ["invitation", code],
    queryFn: async (): Promise<InviteValidation> => {
      try {
        return await call(api.functions.v1["validate-invite-link"].$post({ json: { code } }));
      } catch (error) {
        if (error instanceof ApiError && !isTransient(error) && error.code !== "rate_limited") return INVALID;
        throw error;
      }
    },
    staleTime: 0,
    gcTime: 0,
  });
}

/** The invitations that a member has passed on, and how many are left. */
export const passedOnQuery = queryOptions({
  queryKey: ["passed-on"],
  queryFn: ({ signal }) => call(api.api.invitations.$get({}, { init: { signal } })),
});

/** The link is in this answer only, so it is forgotten once it is off the page. */
export function usePassOn() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: PassOnInput) => call(api.api.invitations.$post({ json: input })),
    gcTime: 0,
    onSettled: () => client.invalidateQueries({ queryKey: passedOnQuery.queryKey }),
  });
}

/** Sends an invitation whose letter did not leave once more. */
export function useSendAgain() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(api.api.invitations[":id"].resend.$post({ param: { id } })),
    onSettled: () => client.invalidateQueries({ queryKey: passedOnQuery.queryKey }),
  });
}

export function useRevokePassedOn() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(api.api.invitations[":id"].$delete({ param: { id } })),
    onSettled: () => client.invalidateQueries({ queryKey: passedOnQuery.queryKey }),
  });
}
