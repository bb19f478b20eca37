import { accessSync, chmodSync, constants, rmSync } from "node:fs";
import { join, resolve } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { Worker } from "node:worker_threads";
import type { PoolConfig } from "pg";
import { makeFolder } from "#server/runtime/make-folder.ts";
import { DataFolderError, DataFolderInUseError } from "#server/runtime/data-folder-errors.ts";
import { keepRunning, type Running } from "./keep-running.ts";
import { lockFolder } from "./lock.ts";
import { roomIn } from "./room.ts";
import { SOCKET_PORT, findSocket, placeSocket, removeSocket, socketFile } from "./socket-place.ts";
import type { WorkerInput, WorkerMessage } from "./worker.ts";

/** How long a caller waits for the one connection: a use nested in an open transaction ends here instead of never. */
const CONNECTION_TIMEOUT_MS = 10_000;

/** Where `pg` finds the database. `host` is the absolute path of the folder that holds the socket. */
export interface EmbeddedConnection {
  host: string;
  port: number;
  user: "postgres";
  database: "postgres";
}

/** An embedded database that this process runs (`owned`) or has found running in another one. */
export interface EmbeddedDatabase {
  readonly connection: EmbeddedConnection;
  readonly owned: boolean;
  /** Whether there is room for more than the database needs for itself. */
  hasRoom(): boolean;
  /**
   * Resolves when the database has stopped by itself and does not come back. One that stops (a full disk, a fault) is
   * started again, for as long as the disk is full if need be; what was acknowledged is on disk.
   */
  readonly failed: Promise<Error>;
  /**
   * Rolls back what is open, writes a checkpoint, stops the database and frees the folder; waits for a statement that
   * is running. May be called again, and does nothing where the database is not owned.
   */
  close(): Promise<void>;
}

/**
 * Opens the PostgreSQL database in `dataDir/db`, created if missing (folders 0700), in a worker thread, and listens on
 * a Unix socket that only this user can reach.
 * Throws DataFolderInUseError or DataFolderError; any other error means that the database itself did not start.
 * `log` receives what PostgreSQL reports about itself, one line at a time, `onFailure` each failure of the database.
 *
 * The database alone does not keep the process running; one that ends without `close` loses nothing acknowledged.
 */
export async function openEmbedded(
  dataDir: string,
  options: { log?: (line: string) => void; onFailure?: ((error: Error) => void) | undefined } = {},
): Promise<EmbeddedDatabase> {
  const folder = resolve(dataDir);
  orUnwritable(folder, () => makeFolder(folder));
  const lock = lockFolder(folder);
  let host: string | undefined;
  try {
    const data = join(folder, "db");
    orUnwritable(folder, () => {
      makeFolder(data);
      chmodSync(data, 0o700);
      accessSync(data, constants.R_OK | constants.W_OK | constants.X_OK);
    });
    host = orUnwritable(folder, () => placeSocket(folder));
    const hasRoom = roomIn(data);
    const input = { folder: data, socket: socketFile(host) };
    const kept = await keepRunning(() => startWorker(input, options.log), { ...options, hasRoom });
    let closing: Promise<void> | undefined;
    const close = async () => {
      await kept.stop();
      removeSocket(folder);
      lock.release();
    };
    return {
      connection: connectionAt(host),
      owned: true,
      hasRoom,
      failed: kept.failed,
      close: () => (closing ??= close()),
    };
  } catch (error) {
    if (host !== undefined) removeSocket(folder);
    lock.release();
    throw error;
  }
}

/**
 * Finds the database that another process has open in `dataDir`, or null if none runs there; DataFolderError if it may
 * not be reached.
 *
 * The session is the running server's own. So: unnamed statements, no `DISCARD`, settings and roles by `set local`
 * inside a transaction, no temporary tables, and no session-level advisory locks (they exclude nobody).
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
    hasRoom: roomIn(folder),
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

/** How long a server may take to open its database, and how often it is looked at again meanwhile. */
const STARTING_MS = 30_000;
const LOOK_EVERY_MS = 100;

/**
 * The database in `dataDir`, found running or opened here. Where another process has the folder and does not answer yet,
 * it is starting: that one is waited for.
 * @throws DataFolderInUseError where it does not answer for half a minute; otherwise as `openEmbedded`.
 */
export async function attachOrOpen(
  dataDir: string,
  options: Parameters<typeof openEmbedded>[1] = {},
  startingMs = STARTING_MS,
): Promise<EmbeddedDatabase> {
  const late = performance.now() + startingMs;
  for (;;) {
    const running = await attachEmbedded(dataDir);
    if (running) return running;
    try {
      return await openEmbedded(dataDir, options);
    } catch (error) {
      if (!(error instanceof DataFolderInUseError) || performance.now() > late) throw error;
    }
    await sleep(LOOK_EVERY_MS);
  }
}

function connectionAt(host: string): EmbeddedConnection {
  return { host, port: SOCKET_PORT, user: "postgres", database: "postgres" };
}

function orUnwritable<T>(folder: string, action: () => T): T {
  try {
    return action();
  } catch (error) {
    throw new DataFolderError(folder, error);
  }
}

async function startWorker(input: WorkerInput, log?: (line: string) => void): Promise<Running> {
  // What one that failed has left behind would refuse the next.
  rmSync(input.socket, { force: true });
  const worker = new Worker(new URL("./worker.ts", import.meta.url), { workerData: input, execArgv: [] });
  const ready = Promise.withResolvers<void>();
  const failed = Promise.withResolvers<Error>();
  const exited = Promise.withResolvers<void>();
  let stopping = false;
  const fail = (failure: Error) => {
    ready.reject(failure);
    // Not before the thread is gone: another one may then have the files.
    void exited.promise.then(() => failed.resolve(failure));
  };
  worker.on("message", (message: WorkerMessage) => {
    if (message.type === "ready") ready.resolve();
    else if (message.type === "log") log?.(message.line);
    else if (message.type === "failed") fail(new Error(`The embedded database failed: ${message.reason}`));
    // Under `node --watch` the runtime sends messages of its own: which files the worker has loaded.
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
