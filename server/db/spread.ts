/*
 * How the tables lie on a cluster of several machines (docs/SCALE.md). A table is spread by `user_id`: all rows of a user
 * are on one machine. tests/db/spread.pg.test.ts holds every key to that, tests/support/sent-statements.ts every statement
 * that the tests see.
 */

/** Tables of which every machine holds all rows, with the reason. The others are spread by `user_id`. */
export const ON_EVERY_NODE: Record<string, string> = {
  users: "found by e-mail address, which belongs to one account",
  accounts: "found by Google's id, which belongs to one account",
  sessions: "found by the hash of their token: before that nobody knows whose it is",
  api_tokens: "as above",
  mail_links: "as above",
  calendar_feeds: "as above",
  two_factors: "the sign-in library's, whose key is its own id; read while somebody signs in",
  verifications: "the sign-in library's, of people who are not signed in",
  invitations: "belong to nobody until they are used; found by the hash of their code",
  operators: "few, and asked for with every session",
  operator_actions: "the installation's log",
  announcements: "for everybody",
  installation_settings: "the installation's",
  installation_keys: "as above",
  backup_runs: "as above",
};

/** Tables that only the coordinator holds, with the reason. */
export const ON_COORDINATOR: Record<string, string> = {
  rate_limits: "counted by address as well, of people who are not signed in, by a function with its owner's rights",
};

/**
 * Files whose statements go over spread tables without naming one user, with the reason: each of them asks every
 * machine. All of them are in system-verbs.ts too.
 */
export const ON_ALL_NODES: Record<string, string> = {
  "server/auth/callers.ts": "known browsers of the account with an e-mail address, at sign-in",
  "server/features/account/reset-password.ts": "the name in a letter to the account with an e-mail address",
  "server/features/account/change-email.ts": "as above",
  "server/features/account/verify-email.ts": "as above",
  "server/features/reminders/subscribe.ts": "a browser's address that another account left behind",
  "server/features/reminders/queue-reminders.ts": "accounts that are due, once a minute",
  "server/features/reminders/deliver-reminders.ts": "reminders that are due, once a minute",
  "server/features/search/embed-pending.ts": "records that are due for the coach's memory",
  "server/features/search/count-pending.ts": "the length of that queue",
  "server/features/safety/read-pending.ts": "people whose texts are to be checked for danger",
  "server/features/chat/recover-runs.ts": "answers left unfinished by a process that died",
  "server/db/account-storage.ts": "a chore that adds up what accounts store",
  "server/records/account/purge-deleted.ts": "a chore that empties the bins",
  "server/features/operator/get-installation.ts": "numbers of the whole installation",
  "server/features/operator/list-accounts.ts": "numbers of each account",
  "server/features/operator/list-actions.ts": "the addresses of accounts, from the view with their numbers",
  "server/features/operator/list-invitations.ts": "as above",
  "server/features/reminders/vapid-keys.ts": "new keys end every browser's subscription",
  "server/db/backup/back-up.ts": "everything",
  "server/db/backup/restore.ts": "everything",
};

/** Prepared statements that look their session up themselves, to save a round trip. On a cluster they need it as a value. */
export const FINDS_SESSION = /\bapp_session\(/;
