import { AsyncLocalStorage } from "node:async_hooks";
import path from "node:path";
import { drizzle, type NodePgDatabase } from "drizzle-orm/node-postgres";
import pg from "pg";
import type { TokenScope } from "#domain/account/tokens.ts";
import { askStatesTogether, type AskState } from "./account-states.ts";
import { attachOrOpen, embeddedPoolOptions, openEmbedded, type EmbeddedDatabase } from "./embedded/open.ts";
import type { SessionUser } from "#server/services.ts";
import { migrateDatabase, waitForMigration } from "./migrate.ts";
import { withNames } from "./named-statements.ts";
import { limitConcurrency, limitEach, type RunLimited } from "./limit-concurrency.ts";
import { holdWrites } from "./packet.ts";
import { recordFailure, rethrowHiddenFailure, recordingFailures } from "./hidden-failures.ts";
import { commit } from "./commit.ts";
import { isPooled, withoutNames, type Pooler } from "./pooler.ts";
import { noteIdle, postgresPoolOptions, type PostgresPoolOptions } from "./postgres-pool.ts";
import { retryOnDeadlock } from "./retry-on-deadlock.ts";
import { ownRows } from "./own-rows.ts";
import { EMBEDDED, EMBEDDED_SESSION, POSTGRES } from "./settings.ts";
import { sharedStatements, singleStatements, type RunStatement } from "./single-statements.ts";
import { isStandby, standbyError } from "./standby.ts";
import { traceStatements } from "./trace-statements.ts";

/** A running transaction, passed to verbs. Use `$client` for queries worth naming. */
export type Tx = Omit<NodePgDatabase, "transaction"> & { $client: pg.ClientBase };

export interface Database {
  kind: "embedded" | "postgres";
  /** Storage limit in bytes of an account without a limit of its own (decisions 025, 044); null if there is none. */
  quota: number | null;
  /**
   * Runs `work` in a transaction that can see and change only the rows of `userId` (a UUID). After a deadlock `work` runs
   * again, so its effects outside the database must tolerate a repeat. Never await a model, a mail server, a client or
   * another transaction inside: the embedded database has one connection, and the wait would end in a timeout.
   * @throws an error for which `isAccountFull` holds, at commit, when the account would exceed its quota.
   */
  withUser<T>(userId: string, work: (tx: Tx) => Promise<T>): Promise<T>;
  /** Like `withUser`, with the rows of all users; only for the files listed in system-verbs.ts. */
  withSystem<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
  /** Like `withUser`, with what the operator's room may see (decision 044), and nothing anybody wrote. */
  withOperator<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
  /**
   * Runs one statement in a transaction of its own, in one round trip: for latency-critical paths. It sees no rows unless
   * it sets its user, through `app_session(token)`, or through `set_config('app.user_id', …, true)` where the server
   * continues a user's request.
   */
  statement<R extends pg.QueryResultRow>(query: pg.QueryConfig): Promise<R[]>;
  /**
   * `statement` for one that changes nothing that may not be lost, such as the day a token was last used: on connections
   * that have their settings already it is sent alone, shares its connection with others (decision 057), and is asked once
   * more if that is lost, or if it takes long, on one of its own. So it should be short, and may happen twice. Of one
   * `whose`, only some are under way at once.
   */
  read<R extends object>(query: pg.QueryConfig, whose?: string): Promise<R[]>;
  /**
   * For the sign-in library: every statement runs as the system role. `currentTx` is the transaction that the library has
   * open around the current call; work that must commit with it joins it. The library hides why a statement failed:
   * `failing` rethrows the original error where the database was unavailable or full.
   */
  auth: {
    db: NodePgDatabase;
    currentTx(): Tx | undefined;
    failing(ask: () => Promise<Response>): Promise<Response>;
  };
  /** The user of a session or API token, found by the token's hash in one statement; null if there is none. */
  session(tokenHash: string): Promise<SessionUser | null>;
  /** The state of a session's account, for pages that are kept (decision 053). */
  accountState: AskState;
  /** Whether the disk has room for user data. Only for the embedded database, which would fail; PostgreSQL refuses by itself. */
  hasDiskSpace(): boolean;
  /** Health check: fails unless the tables exist and the server takes writes. */
  ping(): Promise<void>;
  /** Connections of this process, and callers waiting for one. */
  pool(): { open: number; idle: number; waiting: number };
  /** Resolves when the embedded database has failed repeatedly; the process should then exit. */
  failed: Promise<Error>;
  close(): Promise<void>;
}

/** A row of `app_session`. */
export interface SessionRow {
  session_id: string;
  user_id: string;
  email: string;
  name: string;
  scope: TokenScope | null;
}

const sessionOf = (tokenHash: string): pg.QueryConfig => ({
  name: "session",
  text: "select session_id, user_id, email, name, scope from app_session($1)",
  values: [tokenHash],
});

export function toUser(row: SessionRow): SessionUser {
  return { id: row.user_id, email: row.email, name: row.name, sessionId: row.session_id, scope: row.scope };
}

/** `pooler`: detected unless given. `attach`: joins the server that has the folder open, or opens it if none does. */
export type ConnectOptions = (
  | ({ databaseUrl: string; pooler?: Pooler | undefined } & PostgresPoolOptions)
  | { dataDir: string; attach?: boolean; onFailure?: (error: Error) => void }
) & {
  /** Accepts a schema newer than this version. */
  allowNewer?: boolean;
  /** Storage limit of an account in bytes; unlimited if absent. */
  quota?: number | undefined;
  /** Called when a migration skips an optional step. */
  warn?: (reason: string) => void;
};

/**
 * Opens the database and brings its schema up to date.
 * @throws NewerSchemaError; DataFolderInUseError, DataFolderError for the embedded database; the driver's error when
 * PostgreSQL cannot be reached.
 */
export async function connectDatabase(options: ConnectOptions): Promise<Database> {
  if ("databaseUrl" in options) {
    await migrateDatabase({ connectionString: options.databaseUrl }, options);
    const connectionString = options.databaseUrl;
    const isLent = options.pooler ? options.pooler === "transaction" : await isPooled({ connectionString });
    return database("postgres", options.quota, postgresPoolOptions(connectionString, { ...options, isLent }));
  }
  const folder = path.resolve(options.dataDir);
  const { onFailure } = options;
  const embedded = options.attach
    ? await attachOrOpen(folder, { onFailure })
    : await openEmbedded(folder, { onFailure });
  if (!embedded.owned) {
    await waitForMigration(embedded.connection);
    // The session belongs to the running server: keep its settings and prepared statements.
    return database("embedded", options.quota, { ...embedded.connection, max: 1, onConnect: withoutNames }, embedded);
  }
  try {
    await migrateDatabase(embedded.connection, { ...options, alone: true });
    const config = { ...embeddedPoolOptions(embedded.connection, EMBEDDED_SESSION), pipeline: true };
    return database("embedded", options.quota, config, embedded);
  } catch (error) {
    await embedded.close();
    throw error;
  }
}

/** Transactions of a process that are under way at once, as long as none waits for PATIENCE_MS (decision 059). */
const AT_ONCE = 4;
const PATIENCE_MS = 100;

/**
 * Transactions of one user, and reads of one credential, that are under way at once: half of the connections, so that
 * nobody whose statements are slow takes all of them.
 */
const OF_EACH = 5;

const PING = "select pg_is_in_recovery() as standby, (select true from profiles limit 0) as tables";

function database(
  kind: Database["kind"],
  quota: number | undefined,
  config: pg.PoolConfig,
  embedded?: EmbeddedDatabase,
): Database {
  const pool = new pg.Pool({ connectionTimeoutMillis: 10_000, ...config });
  // The pool replaces lost connections, and their queries reject. An "error" event without a listener, on the pool for
  // idle connections and on each client for those in use, would end the process.
  pool.on("error", () => {});
  noteIdle(pool);
  pool.on("connect", (client) => {
    client.on("error", () => {});
    traceStatements(client);
  });

  const named = <C extends pg.ClientBase>(client: C): C => (kind === "postgres" ? withNames(client) : client);

  const begin = kind === "postgres" ? POSTGRES : EMBEDDED;
  // The embedded database has one connection only.
  const limited: RunLimited = kind === "postgres" ? limitConcurrency(AT_ONCE, PATIENCE_MS) : (work) => work();

  const transaction = <T>(opening: string, work: (tx: Tx) => Promise<T>, userId?: string): Promise<T> =>
    limited(() => oneTransaction(opening, work, userId));

  async function oneTransaction<T>(opening: string, work: (tx: Tx) => Promise<T>, userId?: string): Promise<T> {
    const client = recordingFailures(await recordFailure(pool.connect()));
    let broken: Error | undefined;
    try {
      if (config.pipeline) {
        const writes = holdWrites(client);
        process.nextTick(() => writes.release());
      }
      const begun = client.query(opening);
      // In a pipeline the first statement is sent before `begin` has answered. If `begin` fails, that statement fails in
      // the aborted transaction.
      if (config.pipeline) begun.catch(() => {});
      else await begun;
      const result = await work(userId === undefined ? drizzle(named(client)) : ownRows(named(client), userId));
      await begun;
      await commit(client, begin.commit);
      return result;
    } catch (error) {
      await client.query("rollback").catch((reason: Error) => {
        broken = reason;
      });
      if (isStandby(error)) broken = error as Error;
      throw error;
    } finally {
      client.release(broken);
    }
  }

  const run: Record<"statement" | "read", RunStatement> =
    kind === "postgres"
      ? singleStatements(pool, limited)
      : onOneConnection(config.pipeline ? sharedStatements(pool, 1) : (query) => pool.query(query));
  const statement: Database["statement"] = async (query) =>
    (await retryOnDeadlock(() => run.statement(query))).rows as never[];
  const each = limitEach(OF_EACH);
  const read: Database["read"] = async (query, whose) => {
    const ask = () => retryOnDeadlock(() => run.read(query));
    return (await (whose === undefined ? ask() : each(whose, ask))).rows as never[];
  };
  let closing: Promise<void> | undefined;
  const asSystem: Database["withSystem"] = (work) => transaction(begin.system, work);
  const withUser: Database["withUser"] = (userId, work) => {
    const beginUser = begin.user(userId, view.quota);
    return each(userId, () => retryOnDeadlock(() => transaction(beginUser, work, userId)));
  };
  const withSystem: Database["withSystem"] = (work) => retryOnDeadlock(() => asSystem(work));

  const view: Database = {
    kind,
    quota: quota ?? null,
    withUser,
    withSystem,
    withOperator: (work) => retryOnDeadlock(() => transaction(begin.operator, work)),
    statement,
    read,
    // Not retried: inside a transaction the library does more than query.
    auth: authView(asSystem),
    session: async (tokenHash) => {
      const [row] = await read<SessionRow>(sessionOf(tokenHash));
      return row ? toUser(row) : null;
    },
    accountState: askStatesTogether(read),
    hasDiskSpace: () => embedded?.hasDiskSpace() ?? true,
    ping: async () => {
      const client = await pool.connect();
      let broken: Error | undefined;
      try {
        const { rows } = await client.query<{ standby: boolean }>(PING);
        if (rows[0]?.standby) throw standbyError();
      } catch (error) {
        broken = error as Error;
        throw error;
      } finally {
        client.release(broken);
      }
    },
    pool: () => ({ open: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    failed: embedded?.failed ?? new Promise(() => {}),
    close: () => (closing ??= pool.end().then(() => embedded?.close())),
  };
  return view;
}

const onOneConnection = (run: RunStatement) => ({ statement: run, read: run });

function authView(withSystem: Database["withSystem"]): Database["auth"] {
  const running = new AsyncLocalStorage<Tx>();
  // Drizzle only calls `query` on a pool; each statement gets its own transaction.
  const query = (config: pg.QueryConfig, values?: unknown[]) => withSystem((tx) => tx.$client.query(config, values));
  const db = drizzle({ query } as unknown as pg.Pool);
  db.transaction = ((work: (tx: Tx) => Promise<unknown>) =>
    withSystem((tx) => running.run(tx, () => work(tx)))) as unknown as typeof db.transaction;
  return {
    db,
    currentTx: () => running.getStore(),
    failing: rethrowHiddenFailure,
  };
}
