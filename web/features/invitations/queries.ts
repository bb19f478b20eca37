import { queryOptions } from "@tanstack/react-query";
import type { InviteValidation } from "#domain/invitations/contract.ts";
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
