import { chmodSync, lstatSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createConnection } from "node:net";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { makeFolder } from "#server/runtime/make-folder.ts";

/** Only part of the socket file's name: nothing listens on a network. */
export const SOCKET_PORT = 5432;
const SOCKET_NAME = `.s.PGSQL.${SOCKET_PORT}`;

/** Linux allows 107 bytes and macOS 103; the smaller limit, so that a data folder can move between them. */
const LONGEST_SOCKET_PATH = 103;
const PRIVATE_PREFIX = "sintonia-";

/** Path of the socket file in a folder, as `pg` derives it from host and port. */
export function socketFile(folder: string): string {
  return join(folder, SOCKET_NAME);
}

/**
 * Creates the folder (0700) for the socket of a data folder whose lock the caller holds, after removing what a killed
 * process left. If the data folder's path is too long for a socket, creates a private folder among the temporary files
 * instead and writes its path to `socket.path`.
 */
export function placeSocket(dataDir: string): string {
  removeSocket(dataDir);
  const inside = join(dataDir, "socket");
  if (isShortEnough(inside)) {
    makeFolder(inside);
    chmodSync(inside, 0o700);
    return inside;
  }
  const parent = [tmpdir(), "/tmp"].find((folder) => isShortEnough(join(folder, `${PRIVATE_PREFIX}XXXXXX`)));
  if (parent === undefined) throw new Error(`No folder short enough for a socket: ${tmpdir()}`);
  const outside = mkdtempSync(join(parent, PRIVATE_PREFIX));
  writeFileSync(join(dataDir, "socket.path"), outside, { mode: 0o600 });
  return outside;
}

/** Removes the socket and its folder, wherever it is. Only for the holder of the lock. */
export function removeSocket(dataDir: string): void {
  const outside = privateFolder(dataDir);
  if (outside !== undefined) rmSync(outside, { recursive: true, force: true });
  rmSync(join(dataDir, "socket.path"), { force: true });
  rmSync(join(dataDir, "socket"), { recursive: true, force: true });
}

/** Folder of the socket that a running owner of the data folder listens on, or null if none answers. */
export async function findSocket(dataDir: string): Promise<string | null> {
  const folder = privateFolder(dataDir) ?? join(dataDir, "socket");
  if (!isShortEnough(folder)) return null;
  return (await isListening(socketFile(folder))) ? folder : null;
}

/**
 * The private folder named in `socket.path`, if it is still the one created there. Among the temporary files anybody
 * may recreate a name that is gone, so owner and mode are checked before it is used or removed.
 */
function privateFolder(dataDir: string): string | undefined {
  const note = join(dataDir, "socket.path");
  try {
    const folder = readFileSync(note, "utf8");
    const found = lstatSync(folder);
    const ours = found.isDirectory() && found.uid === lstatSync(note).uid && (found.mode & 0o077) === 0;
    return ours && basename(folder).startsWith(PRIVATE_PREFIX) ? folder : undefined;
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

function isShortEnough(folder: string): boolean {
  return Buffer.byteLength(socketFile(folder)) <= LONGEST_SOCKET_PATH;
}

function isListening(path: string): Promise<boolean> {
  const { promise, resolve, reject } = Promise.withResolvers<boolean>();
  const probe = createConnection(path);
  probe.once("connect", () => {
    probe.destroy();
    resolve(true);
  });
  probe.once("error", (error: NodeJS.ErrnoException) => {
    if (isMissing(error) || error.code === "ECONNREFUSED") resolve(false);
    else reject(error);
  });
  return promise;
}

function isMissing(error: unknown): boolean {
  const { code } = error as NodeJS.ErrnoException;
  return code === "ENOENT" || code === "ENOTDIR";
}
