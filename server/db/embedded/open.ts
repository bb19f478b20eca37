import { accessSync, chmodSync, constants, rmSync } from "node:fs";
import { join, resolve } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { Worker } from "node:worker_threads";
import type { PoolConfig } from "pg";
import { makeFolder } from "#server/runtime/make-folder.ts";
import { DataFolderError, DataFolderInUseError } from "#server/runtime/data-folder-errors.ts";
import { keepRunning, type Running } from "./keep-running.ts";
import { lockFolder } from "./lock.ts";
import { diskSpaceCheck } from "./disk-space.ts";
import { SOCKET_PORT, findSocket, placeSocket, removeSocket, socketFile } from "./socket-place.ts";
import type { WorkerInput, WorkerMessage } from "./worker.ts";

/** How long a caller waits for the only connection: a query nested in an open transaction fails instead of hanging. */
const CONNECTION_TIMEOUT_MS = 10_000;

/** Connection settings for `pg`. `host` is the absolute path of the folder with the socket. */
export interface EmbeddedConnection {
  host: string;
  port: number;
  user: "postgres";
  database: "postgres";
}

/** An embedded database, run by this process (`owned`) or by another one. */
export interface EmbeddedDatabase {
  readonly connection: EmbeddedConnection;
  readonly owned: boolean;
  /** Whether the disk has more space than the database needs for itself. */
  hasDiskSpace(): boolean;
  /**
   * Resolves when the database has stopped and will not be restarted. After a failure it is restarted; while the disk
   * is full, indefinitely. Acknowledged writes are on disk.
   */
  readonly failed: Promise<Error>;
  /**
   * Rolls back open transactions, writes a checkpoint, stops the database and unlocks the folder; waits for a running
   * statement. Idempotent; does nothing if the database is not owned.
   */
  close(): Promise<void>;
}

/**
 * Opens the PostgreSQL database in `dataDir/db`, created if missing (folders 0700), in a worker thread, and listens on
 * a Unix socket that only this user can reach. `log` receives PostgreSQL's own messages, one line at a time,
 * `onFailure` each failure of the database.
 *
 * The database alone does not keep the process running; a process that ends without `close` loses no acknowledged
 * write.
 *
 * @throws DataFolderInUseError, DataFolderError; any other error means that the database itself did not start.
 */
export async function openEmbedded(
  dataDir: string,
  options: { log?: (line: string) => void; onFailure?: ((error: Error) => void) | undefined } = {},
): Promise<EmbeddedDatabase> {
  const folder = resolve(dataDir);
  wrapFolderErrors(folder, () => makeFolder(folder));
  const lock = lockFolder(folder);
  let host: string | undefined;
  try {
    const data = join(folder, "db");
    wrapFolderErrors(folder, () => {
      makeFolder(data);
      chmodSync(data, 0o700);
      accessSync(data, constants.R_OK | constants.W_OK | constants.X_OK);
    });
    host = wrapFolderErrors(folder, () => placeSocket(folder));
    const hasDiskSpace = diskSpaceCheck(data);
    const input = { folder: data, socket: socketFile(host) };
    const supervised = await keepRunning(() => startWorker(input, options.log), { ...options, hasDiskSpace });
    let closing: Promise<void> | undefined;
    const close = async () => {
      await supervised.stop();
      removeSocket(folder);
      lock.release();
    };
    return {
      connection: connectionAt(host),
      owned: true,
      hasDiskSpace,
      failed: supervised.failed,
      close: () => (closing ??= close()),
    };
  } catch (error) {
    if (host !== undefined) removeSocket(folder);
    lock.release();
    throw error;
  }
}

/**
 * The database that another process has open in `dataDir`; null if none is running.
 *
 * The session is shared with the running server. So: unnamed statements, no `DISCARD`, settings and roles by `set
 * local` inside a transaction, no temporary tables, and no session-level advisory locks (they exclude nobody).
 *
 * @throws DataFolderError if it cannot be reached.
 */
export async function attachEmbedded(dataDir: string): Promise<EmbeddedDatabase | null> {
  const folder = resolve(dataDir);
  let host: string | null;
  try {
    host = await findSocket(folder);
  } catch (error) {
    throw new DataFolderError(folder, error);
  }
  if (host === null) return null;
  return {
    connection: connectionAt(host),
    owned: false,
    hasDiskSpace: diskSpaceCheck(folder),
    failed: new Promise(() => {}),
    close: async () => {},
  };
}

/**
 * Pool options for the process that opened the database. One connection: they would all share one session, where prepared
 * statements of a second one would collide. A new connection resets the session and applies `settings` (SQL).
 *
 * Not for a connection from `attachEmbedded`: that session belongs to the running server.
 */
export function embeddedPoolOptions(connection: EmbeddedConnection, settings = ""): PoolConfig {
  return {
    ...connection,
    max: 1,
    connectionTimeoutMillis: CONNECTION_TIMEOUT_MS,
    idleTimeoutMillis: 0,
    // pg-pool awaits it and drops the connection if it rejects; its types do not say so.
    onConnect: async (client) => {
      await client.query("discard all");
      await client.query(settings);
    },
  };
}

/** How long to wait for a starting server to open its database, and how often to check. */
const START_TIMEOUT_MS = 30_000;
const POLL_MS = 100;

/**
 * The database in `dataDir`, found running or opened here. If another process has locked the folder and does not answer
 * yet, it is starting, and is waited for.
 * @throws DataFolderInUseError if it does not answer within `startingMs`; otherwise as `openEmbedded`.
 */
export async function attachOrOpen(
  dataDir: string,
  options: Parameters<typeof openEmbedded>[1] = {},
  startingMs = START_TIMEOUT_MS,
): Promise<EmbeddedDatabase> {
  const deadline = performance.now() + startingMs;
  for (;;) {
    const running = await attachEmbedded(dataDir);
    if (running) return running;
    try {
      return await openEmbedded(dataDir, options);
    } catch (error) {
      if (!(error instanceof DataFolderInUseError) || performance.now() > deadline) throw error;
    }
    await sleep(POLL_MS);
  }
}

function connectionAt(host: string): EmbeddedConnection {
  return { host, port: SOCKET_PORT, user: "postgres", database: "postgres" };
}

function wrapFolderErrors<T>(folder: string, action: () => T): T {
  try {
    return action();
  } catch (error) {
    throw new DataFolderError(folder, error);
  }
}

async function startWorker(input: WorkerInput, log?: (line: string) => void): Promise<Running> {
  // A socket left by a failed worker would keep the next one from listening.
  rmSync(input.socket, { force: true });
  const worker = new Worker(new URL("./worker.ts", import.meta.url), { workerData: input, execArgv: [] });
  const ready = Promise.withResolvers<void>();
  const failed = Promise.withResolvers<Error>();
  const exited = Promise.withResolvers<void>();
  let stopping = false;
  const fail = (failure: Error) => {
    ready.reject(failure);
    // Only once the thread has ended may another one open the files.
    void exited.promise.then(() => failed.resolve(failure));
  };
  worker.on("message", (message: WorkerMessage) => {
    if (message.type === "ready") ready.resolve();
    else if (message.type === "log") log?.(message.line);
    else if (message.type === "failed") fail(new Error(`The embedded database failed: ${message.reason}`));
    // Others come from Node: under `node --watch` it reports which files the worker has loaded.
  });
  worker.on("error", fail);
  worker.on("exit", (code) => {
    exited.resolve();
    if (!stopping || code !== 0) fail(new Error(`The embedded database stopped with code ${code}.`));
  });
  try {
    await ready.promise;
  } catch (error) {
    await exited.promise;
    throw error;
  }
  worker.unref();
  return {
    failed: failed.promise,
    async stop() {
      stopping = true;
      worker.ref();
      worker.postMessage("close");
      await exited.promise;
    },
  };
}
