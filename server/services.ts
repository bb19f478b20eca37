import type { TokenScope } from "#domain/account/tokens.ts";
import type { BackupSchedule } from "#domain/backups/contract.ts";
import type { Ai } from "./ai/door.ts";
import type { Auth } from "./auth/auth.ts";
import type { Database } from "./db/connect.ts";
import type { Metrics } from "./http/metrics.ts";
import type { Mail } from "./mail/mail.ts";
import type { Letter } from "./mail/render.ts";

export interface SessionUser {
  id: string;
  email: string;
  name: string;
  /** Id of the session or API token. */
  sessionId: string;
  /** The scope of an API token; null for a session, which may do everything. */
  scope: TokenScope | null;
}

/** The JSON of a T, as text that is sent as it is. */
export type JsonText<T> = string & { readonly json: T };

/** What the pages say about this installation. */
export interface SiteFacts {
  /** The public address, without a trailing slash. */
  publicUrl: string;
  helpEmail: string;
  operatorName: string;
}

/** What features depend on; tests create their own. */
export interface Services {
  db: Database;
  auth: Auth;
  ai: Ai;
  mail: Mail;
  site: SiteFacts;
  /** Whether a reverse proxy in front sets X-Forwarded-For. */
  trustProxy: boolean;
  /** Off in tests that send more requests than a person could. */
  limits: boolean;
  clock: () => Date;
  log: Log;
  operation: Operation;
  reminders: ReminderServices;
}

export interface ReminderServices {
  /** The push services that notifications may be sent to (server/runtime/push-hosts.ts). */
  pushHosts: readonly string[];
  /** Null in an installation that writes no look back; the reminder of it is not offered then. */
  readLookBack: ReadLookBack | null;
}

/** The letter that tells a user of their look back at the week; null if there is nothing to look back on. */
export type ReadLookBack = (who: { userId: string; now: Date; names: boolean }) => Promise<Letter | null>;

export interface Operation {
  /** Whether the process is shutting down and should receive no more requests. */
  draining(): boolean;
  /** The metrics, and the token without which /metrics does not exist (METRICS_TOKEN); null if nothing is counted. */
  figures: { metrics: Metrics; token: string | undefined } | null;
  /** The backups that the server makes by itself; null if it makes none. */
  backups: BackupSchedule | null;
  /** What operators are told about this process and its settings. */
  installation: InstallationFacts;
}

export interface InstallationFacts {
  startedAt: Date;
  /** DATA_DIR; null if nothing is written to a disk of this machine. */
  dataDir: string | null;
  /** Whether letters leave by SMTP_URL, or are written to the data folder. */
  mailBy: "server" | "folder";
  /** AI_DAILY_TOKENS; null without a limit. */
  dailyTokens: number | null;
}

/** Logs an event as a line of JSON; never user text. */
export type Log = (
  level: "info" | "warn" | "error",
  event: string,
  details?: Record<string, string | number | boolean | null | undefined>,
) => void;

/**
 * Parameters of every verb (an operation of a feature): the database, the user, its input, and other services it needs.
 */
export type Verb<Input = void, Needs extends keyof Services = never> = Pick<Services, "db" | Needs> & {
  user: SessionUser;
} & WithInput<Input>;

/**
 * Parameters of a verb that looks up the session in the statement that reads or stores (decision 016): instead of the
 * user, the stored hash of the token (server/auth/credential.ts).
 */
export type SessionVerb<Input = void, Needs extends keyof Services = never> = Pick<Services, "db" | Needs> & {
  token: string;
} & WithInput<Input>;

type WithInput<Input> = [Input] extends [void] ? unknown : { input: Input };

/** Additional parameters of verbs that have texts written: the writer, the clock, and the log for failures. */
export type Writing = Pick<Services, "ai" | "log" | "clock">;
