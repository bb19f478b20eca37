import { randomBytes, scryptSync } from "node:crypto";
import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { DataFolderError } from "#server/runtime/data-folder-errors.ts";
import { makeFolder } from "./make-folder.ts";

const SECRET_MIN = 32;

function secretFile(dataDir: string): string {
  return path.join(dataDir, "auth-secret");
}

/** The secret of a data folder; null if none has been generated. */
export function existingSecret(dataDir: string): string | null {
  try {
    return readFileSync(secretFile(dataDir), "utf8").trim() || null;
  } catch (reason) {
    if ((reason as NodeJS.ErrnoException).code === "ENOENT") return null;
    throw new DataFolderError(dataDir, reason);
  }
}

/** Replaces a data folder's secret atomically. */
export function replaceSecret(dataDir: string, secret: string): void {
  const draft = `${secretFile(dataDir)}.${process.pid}.new`;
  writeFileSync(draft, `${secret}\n`, { mode: 0o600, flush: true });
  renameSync(draft, secretFile(dataDir));
}

/** Whether a server accepts this secret. */
export function isSecret(secret: string): boolean {
  return secret.trim().length >= SECRET_MIN;
}

/** Fingerprint for comparing secrets. Slow to compute, as a password's hash, so that it does not help to guess one. */
export function secretFingerprint(secret: string): string {
  return scryptSync(secret, "sintonia backup", 16).toString("hex");
}

/**
 * The secret that signs session cookies, generated once and stored in the data folder, readable by its owner only. The
 * file appears atomically, so that two processes starting at once use the same one.
 * @throws DataFolderError if it cannot be created or read, or is too short.
 */
export function ensureSecret(dataDir: string): string {
  const file = secretFile(dataDir);
  const read = () => {
    const secret = readFileSync(file, "utf8").trim();
    // With a truncated secret, from a full disk or an editor, anybody could forge sessions.
    if (!isSecret(secret)) throw new Error(`${file} contains no valid secret; delete it to have a new one generated`);
    return secret;
  };
  try {
    return read();
  } catch (reason) {
    if ((reason as NodeJS.ErrnoException).code !== "ENOENT") throw new DataFolderError(dataDir, reason);
  }
  try {
    makeSecret(file);
    return read();
  } catch (reason) {
    throw new DataFolderError(dataDir, reason);
  }
}

function makeSecret(file: string): void {
  makeFolder(path.dirname(file));
  const draft = `${file}.${process.pid}.${randomBytes(4).toString("hex")}`;
  writeFileSync(draft, `${randomBytes(32).toString("base64")}\n`, { mode: 0o600, flush: true });
  try {
    linkSync(draft, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  } finally {
    rmSync(draft);
  }
}
