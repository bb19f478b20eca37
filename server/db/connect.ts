import { AsyncLocalStorage } from "node:async_hooks";
import path from "node:path";
import { drizzle, type NodePgDatabase } from "drizzle-orm/node-postgres";
import pg from "pg";
import type { TokenScope } from "#domain/account/tokens.ts";
import { attachOrOpen, embeddedPoolOptions, openEmbedded, type EmbeddedDatabase } from "./embedded/open.ts";
import type { SessionUser } from "#server/services.ts";
import { migrateDatabase, untilMigrated } from "./migrate.ts";
import { withNames } from "./named-statements.ts";
import { hold, socketOf } from "./packet.ts";
import { noteFailure, throwHidden, watched } from "./hidden-failures.ts";
import { retryOnDeadlock } from "./retry-on-deadlock.ts";

/** A running transaction: what a verb works on. `$client` takes a named statement where a query is worth preparing. */
export type Tx = Omit<NodePgDatabase, "transaction"> & { $client: pg.ClientBase };

/** The database as the rest of the server sees it: transactions that name whose rows they may touch. */
export interface Database {
  kind: "embedded" | "postgres";
  /** Bytes that an account may store (decision 025); null without a bound. */
  quota: number | null;
  /**
   * Runs `work` in a transaction that sees and changes only the rows of `userId` (a UUID). Never wait for a model, a
   * mail server or a client inside it, and never open another one: with the embedded database's single connection
   * that ends in a time-out. Where PostgreSQL undoes it because it and another one wait for each other, `work` runs
   * again: what it changes outside the database must bear that. What adds to an account beyond its quota fails at its
   * end (`isAccountFull`).
   */
  withUser<T>(userId: string, work: (tx: Tx) => Promise<T>): Promise<T>;
  /** `withUser` across users; only for the verbs listed in system-verbs.ts. */
  withSystem<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
  /**
   * One statement, committed by itself: a single trip, for where somebody waits. It sees nothing and stores nothing,
   * unless it takes its user from `app_session(token)`, or from `set_config('app.user_id', …, true)` where the server
   * goes on with what a user began: either sets them for the rest of the statement.
   */
  statement<R extends pg.QueryResultRow>(query: pg.QueryConfig): Promise<R[]>;
  /**
   * The sign-in library's view: every statement as the system role. `currentTx` is the transaction it has open around
   * the running call, so that what must happen with it, or not at all, can join it. The library hides why a statement
   * failed: `failing` asks it, and throws that instead of the library's error, where the database was away or full.
   */
  auth: {
    db: NodePgDatabase;
    currentTx(): Tx | undefined;
    failing(ask: () => Promise<Response>): Promise<Response>;
  };
  /** Whose session or API token it is, by its hash, in one prepared statement outside any transaction; null when it is nobody's. */
  session(tokenHash: string): Promise<SessionUser | null>;
  /** Whether there is room for what people write. PostgreSQL says so itself, by refusing; the embedded one would fail. */
  hasRoom(): boolean;
  /** One statement, sent and answered, that needs the migrated tables: the health check. */
  ping(): Promise<void>;
  /** Connections this process has, and callers waiting for one. */
  pool(): { open: number; idle: number; waiting: number };
  /** Resolves when the embedded database fails again and again, and the process should end. */
  failed: Promise<Error>;
  close(): Promise<void>;
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/**
 * In a transaction, statements of a name are planned for the values they come with: the plan that fits everybody on
 * average was three times slower for somebody who has written a hundred times as much.
 */
const PLANS = "set local plan_cache_mode = force_custom_plan; set local enable_seqscan = on";

function beginAs(userId: string, quota: number | null): string {
  if (!UUID.test(userId)) throw new TypeError("a transaction needs a user id");
  const bounded = quota === null ? "" : ` set local app.quota = '${quota}';`;
  return `begin; set local role sintonia_app; set local app.user_id = '${userId}';${bounded} ${PLANS}`;
}

/** What `app_session` tells of a session. */
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

/**
 * What every new connection starts as: bound by row-level security, with no user set, so that it sees nothing. Times
 * come in UTC: in a zone of its own PostgreSQL writes those of long ago with offsets to the second, which nothing reads.
 * Statements outside a transaction are few, written for one plan that is good for everybody, and planned once. Where the
 * tables are still empty that plan would read them from end to end, and be kept while they grow: these statements have
 * their indexes. PostgreSQL takes what it was told to avoid for so dear that it would compile it, which nothing is worth,
 * in a transaction or outside.
 */
const START = [
  "set role sintonia_app",
  "set timezone = 'UTC'",
  "set plan_cache_mode = force_generic_plan",
  "set enable_seqscan = off",
  "set jit = off",
].join("; ");

/**
 * A statement may take this long, in milliseconds. PostgreSQL ends one that takes longer, unless it says nothing at all
 * any more: a connection that is silent for longer than that is given up.
 */
const STATEMENT_MS = 10_000;
const SILENCE_MS = 12_000;

/** `silenceMs`: SILENCE_MS. `attach`: works beside a server that has the folder open, where one runs; opens it itself where none does. */
export type ConnectOptions = (
  | { databaseUrl: string; silenceMs?: number }
  | { dataDir: string; attach?: boolean; onFailure?: (error: Error) => void }
) & {
  /** Works on a schema of a newer version as well. */
  allowNewer?: boolean;
  /** Bytes that an account may store; without it, as much as there is room for. */
  quota?: number | undefined;
  /** Hears what a step of the schema could not do and could do without. */
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
    return database("postgres", options.quota, {
      connectionString,
      max: 10,
      pipeline: true,
      statement_timeout: STATEMENT_MS,
      onConnect: (client) => limitSilence(client, options.silenceMs ?? SILENCE_MS),
    });
  }
  const folder = path.resolve(options.dataDir);
  const { onFailure } = options;
  const embedded = options.attach
    ? await attachOrOpen(folder, { onFailure })
    : await openEmbedded(folder, { onFailure });
  if (!embedded.owned) {
    await untilMigrated(embedded.connection);
    // The session is the running server's: nothing of it may be discarded.
    return database("embedded", options.quota, { ...embedded.connection, max: 1, onConnect: withoutNames }, embedded);
  }
  try {
    await migrateDatabase(embedded.connection, options);
    const config = { ...embedded.connection, ...embeddedPoolOptions(embedded.connection) };
    return database("embedded", options.quota, config, embedded);
  } catch (error) {
    await embedded.close();
    throw error;
  }
}

/**
 * Gives up a connection that says nothing for so long, and with it whatever waits for it; one that nobody uses the pool
 * closes before. The driver's own limit (`query_timeout`) makes a timer for each statement, which keep its rows from being
 * collected while they are young: of the people list under load, collecting took a tenth of the processor's time.
 */
function limitSilence(client: pg.ClientBase, ms: number): void {
  const socket = socketOf(client);
  socket.setTimeout(ms, () =>
    socket.destroy(Object.assign(new Error("the database says nothing"), { code: "ETIMEDOUT" })),
  );
}

/** In a session of the running server's, the name of a prepared statement may be taken already. */
function withoutNames(client: pg.ClientBase): void {
  const query = client.query.bind(client) as (...input: unknown[]) => unknown;
  const unnamed = (config: unknown) =>
    typeof config === "object" && config !== null && "name" in config ? { ...config, name: undefined } : config;
  Object.assign(client, { query: (config: unknown, ...rest: unknown[]) => query(unnamed(config), ...rest) });
}

function database(
  kind: Database["kind"],
  quota: number | undefined,
  config: pg.PoolConfig,
  embedded?: EmbeddedDatabase,
): Database {
  const pool = new pg.Pool({
    connectionTimeoutMillis: 10_000,
    ...config,
    onConnect: async (client) => {
      // oxlint-disable-next-line typescript/await-thenable -- its types say void; the pool awaits it all the same
      await config.onConnect?.(client);
      await client.query(START);
    },
  });
  // A lost connection is replaced by the pool, and whoever was using it is told by its statement; without a listener,
  // on the pool for idle ones and on each for those in use, it would end the process.
  pool.on("error", () => {});
  pool.on("connect", (client) => client.on("error", () => {}));

  const named = <C extends pg.ClientBase>(client: C): C => (kind === "postgres" ? withNames(client) : client);

  async function transaction<T>(begin: string, work: (tx: Tx) => Promise<T>): Promise<T> {
    const client = watched(await noteFailure(pool.connect()));
    let broken: Error | undefined;
    try {
      if (config.pipeline) {
        const packet = hold(client);
        process.nextTick(() => packet.release());
      }
      const begun = client.query(begin);
      // In a pipeline the first statement follows at once. Should the beginning fail, that statement finds an aborted
      // transaction, or a role that sees nothing.
      if (config.pipeline) begun.catch(() => {});
      else await begun;
      const result = await work(drizzle(named(client)));
      await begun;
      const { command } = await client.query("commit");
      // What PostgreSQL answers, without an error, where an earlier statement failed and nobody said so.
      if (command !== "COMMIT") throw new Error("the transaction was rolled back");
      return result;
    } catch (error) {
      await client.query("rollback").catch((reason: Error) => {
        broken = reason;
      });
      throw error;
    } finally {
      client.release(broken);
    }
  }

  const statement: Database["statement"] = async <R extends pg.QueryResultRow>(query: pg.QueryConfig) =>
    (await retryOnDeadlock(() => pool.query<R>(query))).rows;
  let closing: Promise<void> | undefined;
  const asSystem: Database["withSystem"] = (work) =>
    transaction(`begin; set local role sintonia_system; ${PLANS}`, work);
  const withUser: Database["withUser"] = (userId, work) => {
    const begin = beginAs(userId, view.quota);
    return retryOnDeadlock(() => transaction(begin, work));
  };
  const withSystem: Database["withSystem"] = (work) => retryOnDeadlock(() => asSystem(work));

  const view: Database = {
    kind,
    quota: quota ?? null,
    withUser,
    withSystem,
    statement,
    // The library does more in a transaction than ask the database.
    auth: authView(asSystem),
    session: async (tokenHash) => {
      const [row] = await statement<SessionRow>(sessionOf(tokenHash));
      return row ? toUser(row) : null;
    },
    hasRoom: () => embedded?.hasRoom() ?? true,
    ping: async () => {
      await pool.query("select from profiles limit 0");
    },
    pool: () => ({ open: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    failed: embedded?.failed ?? new Promise(() => {}),
    close: () => (closing ??= pool.end().then(() => embedded?.close())),
  };
  return view;
}

function authView(withSystem: Database["withSystem"]): Database["auth"] {
  const running = new AsyncLocalStorage<Tx>();
  // All that Drizzle's driver asks of a pool: each single statement in a transaction of its own.
  const query = (config: pg.QueryConfig, values?: unknown[]) => withSystem((tx) => tx.$client.query(config, values));
  const db = drizzle({ query } as unknown as pg.Pool);
  db.transaction = ((work: (tx: Tx) => Promise<unknown>) =>
    withSystem((tx) => running.run(tx, () => work(tx)))) as unknown as typeof db.transaction;
  return {
    db,
    currentTx: () => running.getStore(),
    failing: throwHidden,
  };
}
