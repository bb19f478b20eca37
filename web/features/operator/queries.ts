import {
  infiniteQueryOptions,
  keepPreviousData,
  queryOptions,
  useMutation,
  useQueryClient,
  type QueryClient,
} from "@tanstack/react-query";
import type { AccountLimits, OperatorAccountDetail, OperatorAccountsQuery } from "#domain/operator/accounts.ts";
import type { AnnouncementInput } from "#domain/operator/announcements.ts";
import type { MakeInvitationsInput, OperatorInvitationsQuery } from "#domain/operator/invitations.ts";
import { api, call } from "#web/app/api.ts";
import { sessionQuery } from "#web/app/session.ts";
import { OPERATOR_KEY } from "./operator-query.ts";

const room = api.api.operator;
const KEY = {
  accounts: [...OPERATOR_KEY, "accounts"],
  invitations: [...OPERATOR_KEY, "invitations"],
  installation: [...OPERATOR_KEY, "installation"],
  limits: [...OPERATOR_KEY, "limits"],
  announcements: [...OPERATOR_KEY, "announcements"],
  log: [...OPERATOR_KEY, "log"],
} as const;

const pages = {
  initialPageParam: null as string | null,
  getNextPageParam: (last: { next_cursor: string | null }) => last.next_cursor,
};
const at = (cursor: string | null) => (cursor === null ? {} : { cursor });

export type AccountFilter = OperatorAccountsQuery["filter"];

export function accountsQuery(search: string, filter: AccountFilter) {
  return infiniteQueryOptions({
    queryKey: [...KEY.accounts, "list", search, filter],
    queryFn: ({ pageParam, signal }) =>
      call(
        room.accounts.$get(
          { query: { filter, ...(search ? { search } : {}), ...at(pageParam) } },
          { init: { signal } },
        ),
      ),
    ...pages,
    placeholderData: keepPreviousData,
  });
}

/** One account with its limits and use. @throws ApiError `not_found`. */
export function accountQuery(id: string) {
  return queryOptions({
    queryKey: [...KEY.accounts, "one", id],
    queryFn: ({ signal }) => call(room.accounts[":id"].$get({ param: { id } }, { init: { signal } })),
  });
}

export type AccountAction = "suspend" | "unsuspend" | "sign-out" | "two-factor-off";

/** Everything the room shows may name an account or an action; the account itself comes with the answer. */
function refresh(client: QueryClient, account: OperatorAccountDetail): Promise<void> {
  client.setQueryData(accountQuery(account.id).queryKey, account);
  return client.invalidateQueries({
    queryKey: OPERATOR_KEY,
    predicate: ({ queryKey }) => queryKey[2] !== "one" && queryKey[1] !== "me",
  });
}

export function useAccountAction(id: string) {
  const client = useQueryClient();
  const account = room.accounts[":id"];
  const param = { id };
  const requests = {
    suspend: () => call(account.suspend.$post({ param })),
    unsuspend: () => call(account.unsuspend.$post({ param })),
    "sign-out": () => call(account["sign-out"].$post({ param })),
    "two-factor-off": () => call(account["two-factor-off"].$post({ param })),
  };
  return useMutation({
    mutationFn: (action: AccountAction) => requests[action](),
    onSuccess: (changed) => void refresh(client, changed),
    // Somebody else may have done it meanwhile.
    onError: () => client.invalidateQueries(accountQuery(id)),
  });
}

export function useChangeAccountLimits(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (limits: AccountLimits) => call(room.accounts[":id"].limits.$put({ param: { id }, json: limits })),
    onSuccess: (changed) => void refresh(client, changed),
  });
}

export function useDeleteAccountOf(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (json: { email: string }) => call(room.accounts[":id"].deletion.$post({ param: { id }, json })),
    onSuccess: () => {
      client.removeQueries(accountQuery(id));
      void client.invalidateQueries({ queryKey: OPERATOR_KEY });
    },
  });
}

export type InvitationState = NonNullable<OperatorInvitationsQuery["state"]>;

export function invitationsQuery(state: InvitationState | null) {
  return infiniteQueryOptions({
    queryKey: [...KEY.invitations, state],
    queryFn: ({ pageParam, signal }) =>
      call(room.invitations.$get({ query: { ...(state ? { state } : {}), ...at(pageParam) } }, { init: { signal } })),
    ...pages,
    placeholderData: keepPreviousData,
  });
}

/** A table of all invitations. */
export const CSV_URL = "/api/operator/invitations.csv";

const useRefreshInvitations = () => {
  const client = useQueryClient();
  return () => {
    void client.invalidateQueries({ queryKey: KEY.invitations });
    void client.invalidateQueries({ queryKey: KEY.log });
  };
};

/** Links are in this answer only, so it is forgotten once it is off the page. */
export function useMakeInvitations() {
  return useMutation({
    mutationFn: (input: MakeInvitationsInput) => call(room.invitations.$post({ json: input })),
    gcTime: 0,
    onSuccess: useRefreshInvitations(),
  });
}

export function useResendInvitation() {
  const refreshed = useRefreshInvitations();
  return useMutation({
    mutationFn: (id: string) => call(room.invitations[":id"].resend.$post({ param: { id }, json: {} })),
    gcTime: 0,
    onSettled: refreshed,
  });
}

export function useRevokeInvitation() {
  const refreshed = useRefreshInvitations();
  return useMutation({
    mutationFn: (id: string) => call(room.invitations[":id"].$delete({ param: { id } })),
    onSettled: refreshed,
  });
}

export const installationQuery = queryOptions({
  queryKey: KEY.installation,
  queryFn: ({ signal }) => call(room.installation.$get({}, { init: { signal } })),
});

export function useTryMail() {
  return useMutation({ mutationFn: () => call(room.installation.mail.$post()) });
}

export function useTryModel() {
  return useMutation({ mutationFn: () => call(room.installation.model.$post()) });
}

export const limitsQuery = queryOptions({
  queryKey: KEY.limits,
  queryFn: ({ signal }) => call(room.limits.$get({}, { init: { signal } })),
});

export function useChangeLimits() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (memberInvitations: number) =>
      call(room.limits.$put({ json: { member_invitations: memberInvitations } })),
    onSuccess: (limits) => {
      client.setQueryData(KEY.limits, limits);
      void client.invalidateQueries({ queryKey: KEY.log });
    },
  });
}

export const announcementsQuery = infiniteQueryOptions({
  queryKey: KEY.announcements,
  queryFn: ({ pageParam, signal }) => call(room.announcements.$get({ query: at(pageParam) }, { init: { signal } })),
  ...pages,
});

/** The operator is shown announcements too, as part of the session. */
const useRefreshAnnouncements = () => {
  const client = useQueryClient();
  return () => {
    for (const queryKey of [KEY.announcements, KEY.log, sessionQuery.queryKey])
      void client.invalidateQueries({ queryKey });
  };
};

export function useSaveAnnouncement(id: string | null) {
  return useMutation({
    mutationFn: (json: AnnouncementInput) =>
      id === null
        ? call(room.announcements.$post({ json }))
        : call(room.announcements[":id"].$put({ param: { id }, json })),
    onSuccess: useRefreshAnnouncements(),
  });
}

export function useDeleteAnnouncement() {
  const refreshed = useRefreshAnnouncements();
  return useMutation({
    mutationFn: (id: string) => call(room.announcements[":id"].$delete({ param: { id } })),
    onSettled: refreshed,
  });
}

export const logQuery = infiniteQueryOptions({
  queryKey: KEY.log,
  queryFn: ({ pageParam, signal }) => call(room.log.$get({ query: at(pageParam) }, { init: { signal } })),
  ...pages,
});
