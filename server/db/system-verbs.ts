/**
 * Every file that may work across users, with the reason. tests/system-verbs.test.ts checks that `withSystem`,
 * `auth.currentTx` and the tables without a user appear in no other file.
 */
export const SYSTEM_VERBS: Record<string, string> = {
  "server/auth/auth.ts": "the sign-in library's own tables",
  "server/auth/sign-up.ts": "a sign-up, in one transaction with the library's own rows",
  "server/features/account/disconnect-google.ts": "the sign-in library's table of connected accounts",
  "server/features/account/api-tokens.ts":
    "the command line creates tokens without a session; the user's own rows of their table",
  "server/features/account/change-email.ts": "the sign-in library's tables: the address, and whether it is taken",
  "server/features/account/change-password.ts": "the sign-in library's tables: the password and the other sessions",
  "server/features/account/get-security.ts": "the sign-in library's tables: the user's ways to sign in",
  "server/features/account/mail-links.ts": "a link's user is known only once it has been looked up",
  "server/auth/code.ts": "the second factor of a user who is not signed in yet",
  "server/auth/callers.ts": "known browsers and addresses of an account, before anybody is signed in",
  "server/features/account/second-step.ts": "the user of a pending sign-in, before they are signed in",
  "server/auth/proof.ts": "the user's password hash, and whether their second factor is on",
  "server/features/account/reset-password.ts": "a user who cannot sign in",
  "server/records/people/recipient-of.ts": "the user of an address, for a letter",
  "server/features/account/sessions.ts": "the user's own rows of the sign-in library's sessions",
  "server/features/account/reset-two-factor.ts": "the command line helps a user who cannot sign in",
  "server/features/account/two-factor.ts": "the user's own rows of the sign-in library's tables",
  "server/features/account/verify-email.ts": "the link is opened with or without a session",
  "server/features/account/has-accounts.ts": "whether this installation is empty",
  "server/records/invitations/consume-invitation.ts": "an invitation belongs to no user until it is used",
  "server/features/invitations/create-invitation.ts": "as above",
  "server/features/invitations/list-invitations.ts": "as above",
  "server/features/invitations/mark-invitation-used.ts": "as above",
  "server/features/invitations/revoke-invitation.ts": "as above",
  "server/features/invitations/validate-invitation.ts": "as above",
  "server/features/interactions/read-feed.ts":
    "the user of a secret calendar address; the feed itself is read as that user",
  "server/features/my-data/delete-account.ts": "everything that belongs to the user",
  "server/auth/mailed-code.ts": "the user's own code, in the sign-in library's tables",
  "server/features/my-data/read-account.ts": "rows of the sign-in library and of invitations about the exporting user",
  "server/features/chat/recover-runs.ts": "all users' answers left unfinished by a process that died",
  "server/features/search/embed-pending.ts":
    "users with records due for the coach's memory; each record is read and stored as its user",
  "server/features/safety/read-pending.ts":
    "people whose texts are still to be checked for danger; each is checked as their user",
  "server/features/search/count-pending.ts": "the number of records waiting for the coach's memory",
  "server/db/backup/back-up.ts": "everything, into a file for the operator",
  "server/db/backup/open-direct.ts": "the connection for backing up and restoring",
  "server/db/backup/restore.ts": "everything, from a backup",
  "server/db/account-storage.ts": "the number of bytes that each account stores",
  "server/records/account/purge-deleted.ts": "permanently deletes all users' deleted rows",
};
