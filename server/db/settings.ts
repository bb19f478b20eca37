/**
 * Settings of the application's queries. On PostgreSQL each applies to one transaction only (`set local`), because a
 * pooler in transaction mode hands a connection to another client after every commit. Where no pooler stands in between,
 * those of single reads are set once for a connection, as in the embedded database, which has one session.
 */

export type Role = "sintonia_app" | "sintonia_system" | "sintonia_operator";

/** PostgreSQL cancels a statement after this many milliseconds. */
const STATEMENT_MS = 10_000;
/** The same for statements that share a connection: those behind wait for them. They usually take a few milliseconds. */
const SHARED_MS = 250;

/**
 * UTC: in other zones PostgreSQL prints offsets with seconds for dates before standard time. No JIT: with sequential
 * scans off, estimated costs are so high that PostgreSQL would compile even small queries.
 */
const COMMON = ["timezone = 'UTC'", "jit = off"];

/**
 * For single statements: few, each written so that one generic plan with an index suits every user, and planned once per
 * connection. Sequential scans are off because a plan made while a table is empty would use one and be cached.
 */
const GENERIC_PLANS = ["plan_cache_mode = force_generic_plan", "enable_seqscan = off"];

/** In transactions, plans for the actual values: generic ones took three times as long for a user with 100 times the rows. */
const CUSTOM_PLANS = ["plan_cache_mode = force_custom_plan", "enable_seqscan = on"];

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

export interface Begin {
  /** A single statement: row-level security applies and no user is set, so it sees nothing until it sets one itself. */
  statement: string;
  system: string;
  commit: string;
  operator: string;
  /** @throws TypeError when `userId` is no UUID. */
  user(userId: string, quota: number | null): string;
}

function begin(role: Role, settings: readonly string[]): string {
  return ["begin", `set local role ${role}`, ...settings.map((setting) => `set local ${setting}`)].join("; ");
}

function beginAs(userId: string, quota: number | null, settings: readonly string[]): string {
  if (!UUID.test(userId)) throw new TypeError("a transaction needs a user id");
  // 0: the installation has no limit; the account may have its own.
  return begin("sintonia_app", [`app.user_id = '${userId}'`, `app.quota = '${quota ?? 0}'`, ...settings]);
}

const onPostgres = (statementMs: number) => [...COMMON, `statement_timeout = ${statementMs}`];
const ON_POSTGRES = onPostgres(STATEMENT_MS);

/**
 * A commit has no time limit. When one ends while PostgreSQL waits for its synchronous standby, PostgreSQL reports the
 * commit as done, with a warning only, and a failover then loses what was confirmed. The connection's own limit
 * (`connect.ts`) leaves the outcome open instead, and the caller is told that the database is unavailable.
 */
const COMMIT_HOWEVER_LONG = "set local statement_timeout = 0; commit";

export const POSTGRES: Begin = {
  statement: begin("sintonia_app", [...ON_POSTGRES, ...GENERIC_PLANS]),
  system: begin("sintonia_system", [...ON_POSTGRES, ...CUSTOM_PLANS]),
  commit: COMMIT_HOWEVER_LONG,
  operator: begin("sintonia_operator", [...ON_POSTGRES, ...CUSTOM_PLANS]),
  user: (userId, quota) => beginAs(userId, quota, [...ON_POSTGRES, ...CUSTOM_PLANS]),
};

export const EMBEDDED: Omit<Begin, "statement"> = {
  system: begin("sintonia_system", CUSTOM_PLANS),
  commit: "commit",
  operator: begin("sintonia_operator", CUSTOM_PLANS),
  user: (userId, quota) => beginAs(userId, quota, CUSTOM_PLANS),
};

function session(settings: readonly string[]): string {
  return ["role sintonia_app", ...settings].map((setting) => `set ${setting}`).join("; ");
}

/** Run once by the process that opens the embedded database. */
export const EMBEDDED_SESSION = session([...COMMON, ...GENERIC_PLANS]);

/** Run once on each connection to PostgreSQL that no pooler lends to others; transactions set their own. */
export const POSTGRES_SESSION = session([...onPostgres(SHARED_MS), ...GENERIC_PLANS]);
