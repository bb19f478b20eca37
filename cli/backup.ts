import { readFileSync } from "node:fs";
import { stat } from "node:fs/promises";
import path from "node:path";
import type { Env } from "#server/runtime/env.ts";
import { backUp, type Written } from "#server/db/backup/back-up.ts";
import { encryptionOf, type BackupKeys, type Encryption } from "#server/db/backup/encryption.ts";
import { copyName, listBackups } from "#server/db/backup/folder.ts";
import { NotCopiedError, restore, type ReplacedCopy } from "#server/db/backup/restore.ts";
import { verifyBackup } from "#server/db/backup/verify.ts";
import type { ConnectOptions } from "#server/db/connect.ts";
import { encryptionSetting, targetSetting } from "#server/features/backups/settings.ts";
import { openObjectStore, type ObjectStoreError } from "#server/outgoing/object-store.ts";
import { backupPassphrase } from "#server/runtime/backup-env.ts";
import { existingSecret, replaceSecret, secretFingerprint } from "#server/runtime/secret.ts";
import { askSecret } from "./ask-secret.ts";
import { CommandError, explainCommand } from "./failures.ts";

/** Connection options from the environment; the embedded database may be open in a server. */
export function connectOptions(env: Env): ConnectOptions {
  const place = env.DATABASE_URL
    ? { databaseUrl: env.DATABASE_URL, pooler: env.DATABASE_POOLER }
    : { dataDir: env.DATA_DIR, attach: true };
  return { ...place, allowNewer: env.ALLOW_NEWER_SCHEMA };
}

/** Encrypted as the server's own are, where the environment says how, unless `plain`. */
export async function backUpTo(env: Env, file: string, plain: boolean): Promise<void> {
  endNormally();
  const encryption = plain ? { kind: "off" as const } : (encryptionSetting(env) ?? { kind: "off" as const });
  const options = connectOptions(env);
  const written = await backUp({ options, file, secret: secretOf(env), now: new Date(), encryption });
  console.log(`${file}: ${described(written, encryption)}.`);
  if (env.AUTH_SECRET) console.log("AUTH_SECRET is not in it: keep it elsewhere, second factors depend on it.");
}

function described({ rows, tables }: Written, { kind }: Encryption): string {
  const how = { passphrase: ", encrypted with the passphrase", recipients: ", encrypted to the recipients", off: "" };
  return `${rows} rows of ${tables} tables${how[kind]}`;
}

export interface RestoreOptions {
  replace: boolean;
  /** Whether what is replaced is to be lost. */
  noBackup: boolean;
  identity: string | undefined;
}

/** What `replace` replaces is backed up first, unless told otherwise. */
export async function restoreFrom(env: Env, file: string, how: RestoreOptions): Promise<void> {
  const { replace, noBackup, identity } = how;
  if (noBackup && !replace) throw new CommandError("--no-backup only makes sense with --replace; --help shows how.");
  endNormally();
  const keys = await keysFor(env, file, identity);
  const copy = replace && !noBackup ? copyOfReplaced(env) : undefined;
  const { header, rows } = await restore({ options: connectOptions(env), file, replace, copy, keys }).catch(
    (error: unknown) => {
      if (!(error instanceof NotCopiedError)) throw error;
      const reason = explainCommand(error.cause);
      throw new CommandError(
        `Nothing was restored, because a copy of what is there could not be made first. ${reason} ` +
          "With --no-backup no copy is made.",
      );
    },
  );
  console.log(`Restored ${rows} rows, as they were on ${header.created_at}.`);
  const print = header.auth_secret_print;
  const current = secretOf(env);
  if (print === null || (current && secretFingerprint(current.value) === print)) return;
  if (!env.AUTH_SECRET && header.auth_secret) {
    replaceSecret(env.DATA_DIR, header.auth_secret);
    console.log("The secret of the backup is in the data folder; start a running server again.");
    return;
  }
  console.log(
    "AUTH_SECRET is not the one this backup was made with: everybody has to sign in again, and nobody with two-step " +
      `sign-in can until it is. ${header.auth_secret ? "Set it to what is in auth-secret in the data folder that the backup is from (auth_secret in the first line of the unpacked backup)" : "Set it to that one"}, and start the server again.`,
  );
}

/** In BACKUP_DIR, or in the data folder, which is private and which the user that runs this can write to. */
function copyOfReplaced(env: Env): ReplacedCopy {
  const encryption = encryptionSetting(env) ?? { kind: "off" as const };
  const now = new Date();
  const file = path.join(env.BACKUP_DIR ?? env.DATA_DIR, copyName(now, encryption.kind !== "off"));
  return {
    file,
    secret: secretOf(env),
    now,
    encryption,
    onWritten: (written) =>
      console.log(`What was there is in ${file}: ${described(written, encryption)}. Delete it once it is not needed.`),
  };
}

/** Restores a backup into a throw-away database and compares it. */
export async function verify(env: Env, file: string, identity: string | undefined): Promise<void> {
  endNormally();
  const keys = await keysFor(env, file, identity);
  const { header, rows } = await verifyBackup({ file, keys, scratch: env.DATA_DIR });
  const { size } = await stat(file);
  console.log(`${file} is good: ${rows} rows in ${sizeOf(size)}, as they were on ${header.created_at}.`);
}

/** The server's own backups in BACKUP_DIR, newest first, and whether each is at the target. */
export async function list(env: Env, json: boolean): Promise<void> {
  const folder = env.BACKUP_DIR;
  if (!folder) throw new CommandError("BACKUP_DIR is not set: the server makes no backups by itself.");
  const here = await listBackups(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return [];
    throw error;
  });
  const target = targetSetting(env);
  const there = target
    ? await openObjectStore(target)
        .list()
        .catch((error: ObjectStoreError) => {
          throw new CommandError(`BACKUP_S3_URL cannot be listed (${error.reason}).`);
        })
    : [];
  const listed = here.map(({ name, madeAt, bytes, encrypted }) => ({
    file: name,
    made_at: madeAt.toISOString(),
    bytes,
    encrypted,
    uploaded: target ? there.some((one) => one.name === name && one.bytes === bytes) : null,
  }));
  if (json) return console.log(JSON.stringify(listed));
  for (const { file, made_at, bytes, encrypted, uploaded } of listed) {
    const copy = uploaded === null ? [] : [uploaded ? "copied" : "not copied"];
    console.log([file, made_at, sizeOf(bytes), encrypted ? "encrypted" : "not encrypted", ...copy].join("  "));
  }
  if (listed.length === 0) console.log(`There is no backup in ${folder} yet.`);
}

export const sizeOf = (bytes: number) =>
  bytes < 1_000_000 ? `${Math.ceil(bytes / 1000)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`;

/** What opens the file, from the environment, the identity file or, at a terminal, a question. */
async function keysFor(env: Env, file: string, identity: string | undefined): Promise<BackupKeys> {
  const identities = identity === undefined ? [] : readIdentities(identity);
  if (encryptionOf(file) !== "passphrase") return { identities };
  const passphrase = backupPassphrase(env) ?? (process.stdin.isTTY ? await askSecret("Passphrase: ") : undefined);
  return { identities, passphrase };
}

function readIdentities(file: string): string[] {
  let text: string;
  try {
    text = readFileSync(file, "utf8");
  } catch (error) {
    throw new CommandError(`The identity file cannot be read: ${(error as Error).message}`);
  }
  const lines = text.split(/\r?\n/).map((line) => line.trim());
  return lines.filter((line) => line !== "" && !line.startsWith("#"));
}

/** With a listener the process exits normally, and exit handlers delete a half-written file. */
function endNormally(): void {
  process.once("SIGINT", () => process.exit(130)).once("SIGTERM", () => process.exit(143));
}

/**
 * `kept`: whether the backup contains the secret. AUTH_SECRET is stored by the operator; the secret in the data folder
 * would be lost with the folder.
 */
export function secretOf(env: Env): { value: string; kept: boolean } | null {
  if (env.AUTH_SECRET) return { value: env.AUTH_SECRET, kept: false };
  const value = existingSecret(env.DATA_DIR);
  return value ? { value, kept: true } : null;
}
