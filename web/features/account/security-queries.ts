import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import type { z } from "zod";
import type {
  beginTwoFactorSchema,
  changeEmailSchema,
  changePasswordSchema,
  proofSchema,
  resetPasswordSchema,
} from "#domain/account/security.ts";
import { api, call } from "#web/app/api.ts";
import { announceSession } from "#web/app/session-events.ts";
import { sessionQuery } from "#web/app/session.ts";
import { leave } from "./sign-out.ts";
import { securityQuery } from "./security-query.ts";

const auth = api.api.auth;

/** The account's active sessions. */
export const devicesQuery = queryOptions({
  queryKey: ["devices"],
  queryFn: ({ signal }) => call(auth.sessions.$get({}, { init: { signal } })),
});

/** The account's API tokens. */
export const tokensQuery = queryOptions({
  queryKey: ["api-tokens"],
  queryFn: ({ signal }) => call(auth.tokens.$get({}, { init: { signal } })),
});

/** A mutation that invalidates the security, session and token queries on success. */
function useSecurityMutation<Input, Output>(mutationFn: (input: Input) => Promise<Output>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn,
    onSuccess: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: securityQuery.queryKey }),
        client.invalidateQueries({ queryKey: devicesQuery.queryKey }),
        client.invalidateQueries({ queryKey: tokensQuery.queryKey }),
      ]),
  });
}

export const useSendVerification = () =>
  useSecurityMutation(() => call(auth["send-verification-email"].$post({ json: {} })));
export const useChangeEmail = () =>
  useSecurityMutation((json: z.input<typeof changeEmailSchema>) => call(auth["change-email"].$post({ json })));
export const useChangePassword = () =>
  useSecurityMutation((json: z.input<typeof changePasswordSchema>) => call(auth["change-password"].$post({ json })));
export const useEndSession = () =>
  useSecurityMutation((id: string) => call(auth.sessions[":id"].$delete({ param: { id } })));
export const useRevokeToken = () =>
  useSecurityMutation((id: string) => call(auth.tokens[":id"].$delete({ param: { id } })));
export const useConfirmTwoFactor = () =>
  useSecurityMutation((code: string) => call(auth["two-factor"].confirm.$post({ json: { code } })));
export const useTurnTwoFactorOff = () =>
  useSecurityMutation((json: z.input<typeof proofSchema>) => call(auth["two-factor"].disable.$post({ json })));

/** Mails a confirmation code to a user whose account has no password. */
export function useSendTwoFactorCode() {
  return useMutation({ mutationFn: () => call(auth["two-factor"].code.$post({ json: {} })) });
}

/** Starts the two-factor setup. The secret and codes in the response are shown once and not cached. */
export function useBeginTwoFactor() {
  return useMutation({
    mutationFn: (json: z.input<typeof beginTwoFactorSchema>) => call(auth["two-factor"].enable.$post({ json })),
    gcTime: 0,
  });
}

export function useNewRecoveryCodes() {
  return useMutation({
    mutationFn: (json: z.input<typeof proofSchema>) => call(auth["two-factor"]["recovery-codes"].$post({ json })),
    gcTime: 0,
  });
}

/** Signs out every session, including this one. */
export function useEndAllSessions() {
  return useMutation({
    mutationFn: () => call(auth["sessions"]["end-all"].$post()),
    onSuccess: () => void leave("/auth"),
  });
}

/** Completes a sign-in with a second-factor code. */
export function useSecondStep() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (code: string) => call(auth["two-factor"].verify.$post({ json: { code } })),
    onSuccess: ({ user }) => {
      client.setQueryData(sessionQuery.queryKey, { user, expires_at: null });
      announceSession("signed-in");
    },
  });
}

export function useRequestReset() {
  return useMutation({
    mutationFn: (email: string) => call(auth["request-password-reset"].$post({ json: { email } })),
  });
}

/** Sets a new password with the token from a mailed link. Ends every session, including this browser's. */
export function useResetPassword() {
  return useMutation({
    mutationFn: (json: z.input<typeof resetPasswordSchema>) => call(auth["reset-password"].$post({ json })),
    onSuccess: () => announceSession("signed-out"),
  });
}

export function useVerifyEmail() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (token: string) => call(auth["verify-email"].$post({ json: { token } })),
    onSuccess: () => {
      announceSession("user-updated");
      void client.invalidateQueries();
    },
  });
}
