import { chmodSync } from "node:fs";
import { parentPort, workerData } from "node:worker_threads";
import { PGLiteSocketServer } from "@electric-sql/pglite-socket";
import { createCluster } from "./cluster.ts";
import { diskSpaceCheck } from "./disk-space.ts";
import { START_PARAMS, SharedSession } from "./shared-session.ts";
import { SyncedNodeFS } from "./synced-fs.ts";

export interface WorkerInput {
  folder: string;
  socket: string;
}

/** Messages from the worker. It accepts one itself: "close". */
export type WorkerMessage = { type: "ready" } | { type: "log"; line: string } | { type: "failed"; reason: string };

/** The server uses one, the command line another; the rest is margin for reconnects. */
const MAX_CONNECTIONS = 16;
const MAINTENANCE_CHECK_MS = 30_000;
const MAINTENANCE_AFTER_BYTES = 64 * 1024 * 1024;
/** Much sooner when disk space is scarce: a checkpoint frees WAL segments. */
const LOW_SPACE_AFTER_BYTES = 1024 * 1024;
/** PostgreSQL's own messages, without the STATEMENT lines that follow them and contain user text. */
const LOG_LINE = /\b(?:FATAL|PANIC): {2}/;

const port = parentPort;
if (port === null) throw new Error("worker.ts runs in a worker thread only.");
const { folder, socket } = workerData as WorkerInput;
let serving = false;
let lastLine = "";

function post(message: WorkerMessage): void {
  port?.postMessage(message);
}

function onStderr(line: string): boolean {
  if (LOG_LINE.test(line)) {
    lastLine = line.slice(line.search(LOG_LINE));
    post({ type: "log", line: lastLine });
    // A regular server would lose one client's process; here the only session is gone.
    if (serving) fail(undefined);
  }
  return false;
}

/** Ends the thread at once: after a fatal error no further statement may run. */
function fail(error: unknown): never {
  // WebAssembly failures are not Errors and say less than PostgreSQL's last log line.
  const parts = error instanceof Error ? [error.message, lastLine] : [lastLine];
  post({ type: "failed", reason: parts.filter((part) => part !== "").join("; ") || "unknown fault" });
  process.exit(1);
}

async function serve(): Promise<void> {
  await createCluster(folder, onStderr);
  const files = new SyncedNodeFS(folder, fail);
  const session = new SharedSession({ fs: files, startParams: START_PARAMS, onStderr });
  session.onFault = fail;
  await session.waitReady;
  const server = new PGLiteSocketServer({ db: session, path: socket, maxConnections: MAX_CONNECTIONS });
  await server.start();
  chmodSync(socket, 0o600);

  const hasSpace = diskSpaceCheck(folder);
  const maintain = async () => {
    const enough = files.bytesWritten >= (hasSpace() ? MAINTENANCE_AFTER_BYTES : LOW_SPACE_AFTER_BYTES);
    if (enough && (await session.maintain())) files.bytesWritten = 0;
  };
  const maintenance = setInterval(() => void maintain().catch(fail), MAINTENANCE_CHECK_MS);

  port?.once("message", () => {
    clearInterval(maintenance);
    close(server, session).catch(fail);
  });
  serving = true;
  post({ type: "ready" });
}

async function close(server: PGLiteSocketServer, session: SharedSession): Promise<void> {
  await server.stop();
  await session.abandon();
  await session.exec("reset session authorization");
  await session.exec("checkpoint");
  await session.close();
  process.exit(0);
}

serve().catch(fail);
