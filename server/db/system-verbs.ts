/**
 * Every file that may work across users, with the reason. tests/system-verbs.test.ts checks that `withSystem`,
 * `auth.currentTx` and the tables without a user appear in no other file.
 */
export const SYSTEM_VERBS: Record<string, string> = {
  "server/auth/auth.ts": "the sign-in library's own tables",
  "server/auth/sign-up.ts": "a sign-up, which must be one transaction with the library's own rows",
  "server/features/account/disconnect-google.ts": "the library's own table, which has no user to the database",
  "server/features/account/api-tokens.ts":
    "the command line lets a program into an account, without a session of its own; one's own rows of their table",
  "server/features/account/change-email.ts": "the sign-in library's tables: the address, and whether it is somebody's",
  "server/features/account/change-password.ts": "as above: the password and the other sessions",
  "server/features/account/get-security.ts": "as above",
  "server/features/account/mail-links.ts": "whose link it is, is known only once it has been looked up",
  "server/auth/code.ts": "the code of somebody who is only about to sign in",
  "server/auth/callers.ts": "from where an account has been signed in to, asked before anybody is",
  "server/features/account/second-step.ts": "whose sign-in waits, before anybody is signed in",
  "server/auth/proof.ts": "the hash of one's password, and whether the second factor is on",
  "server/features/account/reset-password.ts": "somebody who cannot sign in",
  "server/records/people/recipient-of.ts": "whose address it is, for a letter",
  "server/features/account/sessions.ts": "one's own rows of the sign-in library's sessions",
  "server/features/account/reset-two-factor.ts": "the command line helps somebody who cannot sign in",
  "server/features/account/two-factor.ts": "one's own rows of the sign-in library's tables",
  "server/features/account/verify-email.ts": "whoever opens the link, signed in or not",
  "server/features/account/has-accounts.ts": "whether this installation is empty",
  "server/records/invitations/consume-invitation.ts": "an invitation belongs to nobody until it is used",
  "server/features/invitations/create-invitation.ts": "as above",
  "server/features/invitations/list-invitations.ts": "as above",
  "server/features/invitations/mark-invitation-used.ts": "as above",
  "server/features/invitations/revoke-invitation.ts": "as above",
  "server/features/invitations/validate-invitation.ts": "as above",
  "server/features/interactions/read-feed.ts": "whose calendar feed a secret address is; what it holds is read as them",
  "server/features/my-data/delete-account.ts": "everything of a user's, wherever it is",
  "server/auth/mailed-code.ts": "the user's own code, in the sign-in library's tables",
  "server/features/my-data/read-account.ts":
    "what the sign-in library and the invitations say about the user who exports",
  "server/features/chat/recover-runs.ts": "answers left unfinished by a process that died, whoever they belong to",
  "server/features/search/embed-pending.ts":
    "whose records are due for the coach's memory; each is read and kept as its user",
  "server/features/safety/read-pending.ts":
    "about whom something is still to be read for danger; each is read as their user",
  "server/features/search/count-pending.ts": "how many records wait for the coach's memory, a figure without content",
  "server/db/backup/back-up.ts": "everything there is, into a file for whoever runs the installation",
  "server/db/backup/open-direct.ts": "the connection that backing up and restoring work on",
  "server/db/backup/restore.ts": "everything there was, from such a file",
  "server/db/account-storage.ts": "how much every account stores, figures without content",
  "server/records/account/purge-deleted.ts": "empties the bin of everybody",
};
