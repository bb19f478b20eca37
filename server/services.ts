import type { TokenScope } from "#domain/account/tokens.ts";
import type { Ai } from "./ai/door.ts";
import type { Auth } from "./auth/auth.ts";
import type { Database } from "./db/connect.ts";
import type { Metrics } from "./http/metrics.ts";
import type { Mail } from "./mail/mail.ts";

/** Whose request it is. */
export interface SessionUser {
  id: string;
  email: string;
  name: string;
  /** The session's id, or the API token's. */
  sessionId: string;
  /** What an API token may do; null for a session, which may do everything. */
  scope: TokenScope | null;
}

/** What an installation says about itself on its pages. */
export interface SiteFacts {
  /** Where people reach it, without a trailing slash. */
  publicUrl: string;
  helpEmail: string;
  operatorName: string;
}

/** What features are built from; tests make their own. */
export interface Services {
  db: Database;
  auth: Auth;
  ai: Ai;
  mail: Mail;
  site: SiteFacts;
  /** A reverse proxy that writes X-Forwarded-For stands in front. */
  trustProxy: boolean;
  /** Off where tests ask more often than a person could. */
  limits: boolean;
  clock: () => Date;
  log: Log;
  operation: Operation;
}

/** How the process is run and watched. */
export interface Operation {
  /** Whether it is about to end, and should be sent nothing more. */
  draining(): boolean;
  /** What /metrics tells, and the token (METRICS_TOKEN) without which it tells nothing; null where nothing is counted. */
  figures: { metrics: Metrics; token: string | undefined } | null;
}

/** One line of JSON an event; never the content of what people write. */
export type Log = (
  level: "info" | "warn" | "error",
  event: string,
  details?: Record<string, string | number | boolean | null | undefined>,
) => void;

/** What every verb takes: the database, whose request it is, its own input if it has one, and what it needs besides. */
export type Verb<Input = void, Needs extends keyof Services = never> = Pick<Services, "db" | Needs> & {
  user: SessionUser;
} & WithInput<Input>;

/**
 * What a verb takes in place of the user that looks the session up in the statement that reads or stores (decision 016):
 * the hash by which the database knows it (server/auth/credential.ts).
 */
export type SessionVerb<Input = void, Needs extends keyof Services = never> = Pick<Services, "db" | Needs> & {
  token: string;
} & WithInput<Input>;

type WithInput<Input> = [Input] extends [void] ? unknown : { input: Input };

/** What a verb takes besides that has texts written: who writes, what day it is, where a failure is told. */
export type Writing = Pick<Services, "ai" | "log" | "clock">;
