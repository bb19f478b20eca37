import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import type { DeleteAccountInput } from "#domain/my-data/contract.ts";
import { api, call } from "#web/app/api.ts";
import { clearDrafts } from "#web/forms/draft.ts";
import { announceSession } from "#web/app/session-events.ts";

/** What one has agreed to, newest first. */
export const consentsQuery = queryOptions({
  queryKey: ["consents"],
  queryFn: ({ signal }) => call(api.api.consents.$get({}, { init: { signal } })),
  // Consent is given and taken back on other screens, too.
  staleTime: 0,
});

/** What would go with the account, and what proves that it is one's own. */
export const deletionQuery = queryOptions({
  queryKey: ["deletion"],
  queryFn: ({ signal }) => call(api.api.account.deletion.$get({}, { init: { signal } })),
  staleTime: 0,
});

/** Has a code sent to the account's address. */
export function useSendDeletionCode() {
  return useMutation({ mutationFn: () => call(api.api.account.deletion.code.$post()) });
}

/** Deletes the account; nothing of it is left in any tab of this browser either. */
export function useDeleteAccount() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (proof: DeleteAccountInput) => call(api.api.account.deletion.$post({ json: proof })),
    onSuccess: () => {
      announceSession("signed-out");
      clearDrafts();
      location.assign("/auth?deleted=true");
    },
    // What it takes may have changed on another device, such as the second factor.
    onError: () => client.invalidateQueries(deletionQuery),
  });
}
