import { rename, rm, stat } from "node:fs/promises";
import path from "node:path";
import { generateIdentity, identityToRecipient } from "age-encryption";
import type { BackupRun } from "#domain/backups/contract.ts";
import { backUp, syncFolder, type Written } from "#server/db/backup/back-up.ts";
import type { BackupKeys, Encryption } from "#server/db/backup/encryption.ts";
import { backupName, deleteSurplus, openFolder, unverified } from "#server/db/backup/folder.ts";
import { verifyBackup } from "#server/db/backup/verify.ts";
import { isStorageFull, isUnavailable } from "#server/db/unavailable.ts";
import { BackupError } from "#server/db/backup/format.ts";
import { hasCode } from "#server/runtime/causes.ts";
import { upload } from "./upload.ts";
import type { BackupJob } from "./settings.ts";

export interface MadeBackup {
  file: string;
  bytes: number;
  rows: number;
  encrypted: boolean;
  /** Null without a target; otherwise whether the copy is there, and the reason if it is not. */
  uploaded: boolean | null;
  reason: string | null;
}

type Failure = Exclude<BackupRun["error"], null | "upload" | "interrupted">;

/** A backup that was not made, with a fixed word for the reason. */
export class BackupFailure extends Error {
  override name = "BackupFailure";
  readonly reason: Failure;

  constructor(reason: Failure, cause: unknown) {
    super(reason, { cause });
    this.reason = reason;
  }
}

/**
 * Makes a backup and verifies it; only then it gets its name, older ones that are no longer kept are deleted, and it is
 * copied to the target. After any failure the older ones are all there.
 * @throws BackupFailure
 */
export async function makeBackup(job: BackupJob, now: Date): Promise<MadeBackup> {
  const written = await writeUnverified(job, now);
  const made = await publish(job, written);
  await deleteSurplus(job.folder, now).catch(failAs("folder"));
  if (!job.target) return { ...made, uploaded: null, reason: null };
  return { ...made, ...(await upload(job.target, job.folder)) };
}

export interface Unverified extends Written {
  /** The file's final name. */
  name: string;
  keys: BackupKeys;
}

/** @throws BackupFailure */
export async function writeUnverified(job: BackupJob, now: Date): Promise<Unverified> {
  const { options, folder, secret } = job;
  try {
    openFolder(folder);
  } catch (error) {
    return failAs("folder")(error);
  }
  const { encryption, keys } = await readable(job.encryption);
  const name = backupName(now, encryption.kind !== "off");
  const file = path.join(folder, unverified(name));
  try {
    const written = await backUp({ options, file, secret, now, encryption });
    return { ...written, name, keys };
  } catch (error) {
    return failAs(isUnavailable(error) ? "database" : "other")(error);
  }
}

/**
 * A backup for recipients can be opened by them alone. To verify it, one more is added, whose key is known only here and
 * is forgotten afterwards.
 */
async function readable(encryption: Encryption): Promise<{ encryption: Encryption; keys: BackupKeys }> {
  if (encryption.kind !== "recipients") {
    return { encryption, keys: encryption.kind === "off" ? {} : { passphrase: encryption.passphrase } };
  }
  const identity = await generateIdentity();
  const recipients = [...encryption.recipients, await identityToRecipient(identity)];
  return { encryption: { kind: "recipients", recipients }, keys: { identities: [identity] } };
}

/** Verifies a backup and gives it its name, or deletes it. @throws BackupFailure */
export async function publish(
  { folder, scratch }: BackupJob,
  { name, keys, sha256, length, rows }: Unverified,
): Promise<Pick<MadeBackup, "file" | "bytes" | "rows" | "encrypted">> {
  const draft = path.join(folder, unverified(name));
  try {
    await verifyBackup({ file: draft, keys, scratch, written: { sha256, length } });
    await rename(draft, path.join(folder, name));
    await syncFolder(folder);
    const { size: bytes } = await stat(path.join(folder, name));
    return { file: name, bytes, rows, encrypted: name.endsWith(".age") };
  } catch (error) {
    await rm(draft, { force: true });
    return failAs(error instanceof BackupError ? "verification" : "other")(error);
  }
}

/** Fails with this reason, unless a disk is full. */
function failAs(reason: Failure): (error: unknown) => never {
  return (error) => {
    const full = hasCode(error, "ENOSPC") || hasCode(error, "EDQUOT") || isStorageFull(error);
    throw new BackupFailure(full ? "disk_full" : reason, error);
  };
}
