import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import type { DeleteAccountInput } from "#domain/my-data/contract.ts";
import { api, call } from "#web/app/api.ts";
import { clearDrafts } from "#web/forms/draft.ts";
import { forgetDevice } from "#web/app/offline/device.ts";
import { endNotifications } from "#web/app/push-subscription.ts";
import { announceSession } from "#web/app/session-events.ts";

/** The user's consents, newest first. */
export const consentsQuery = queryOptions({
  queryKey: ["consents"],
  queryFn: ({ signal }) => call(api.api.consents.$get({}, { init: { signal } })),
  // Consent is given and revoked on other screens, too.
  staleTime: 0,
});

/** What would be deleted with the account, and the required proof of ownership. */
export const deletionQuery = queryOptions({
  queryKey: ["deletion"],
  queryFn: ({ signal }) => call(api.api.account.deletion.$get({}, { init: { signal } })),
  staleTime: 0,
});

/** Sends a code to the account's email address. */
export function useSendDeletionCode() {
  return useMutation({ mutationFn: () => call(api.api.account.deletion.code.$post()) });
}

/** Deletes the account, deletes its drafts, and signs out all tabs of this browser. */
export function useDeleteAccount() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (proof: DeleteAccountInput) => call(api.api.account.deletion.$post({ json: proof })),
    onSuccess: async () => {
      announceSession("signed-out");
      clearDrafts();
      await Promise.all([forgetDevice(), endNotifications()]);
      location.assign("/auth?deleted=true");
    },
    // The required proof may have changed on another device, for example the second factor.
    onError: () => client.invalidateQueries(deletionQuery),
  });
}
