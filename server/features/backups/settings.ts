import type { BackupSchedule } from "#domain/backups/contract.ts";
import type { Encryption } from "#server/db/backup/encryption.ts";
import type { ConnectOptions } from "#server/db/connect.ts";
import type { ObjectStoreSettings } from "#server/outgoing/object-store.ts";
import { backupPassphrase, type BackupEnv } from "#server/runtime/backup-env.ts";
import { EnvError } from "#server/runtime/env.ts";

/** What the process that makes a backup is told; passed as JSON. */
export interface BackupJob {
  options: ConnectOptions;
  folder: string;
  /** Where the throw-away database is created. */
  scratch: string;
  secret: { value: string; kept: boolean };
  encryption: Encryption;
  target: ObjectStoreSettings | null;
}

export interface BackupSettings {
  schedule: BackupSchedule;
  job: BackupJob;
}

/** How backups are encrypted according to the environment; null if it does not say. */
export function encryptionSetting(env: BackupEnv): Encryption | null {
  const passphrase = backupPassphrase(env);
  if (passphrase) return { kind: "passphrase", passphrase };
  if (env.BACKUP_RECIPIENTS) return { kind: "recipients", recipients: env.BACKUP_RECIPIENTS };
  return env.BACKUP_ENCRYPTION ? { kind: "off" } : null;
}

export function targetSetting(env: BackupEnv): ObjectStoreSettings | null {
  const { BACKUP_S3_URL: url, AWS_ACCESS_KEY_ID: keyId, AWS_SECRET_ACCESS_KEY: secret, AWS_REGION: region } = env;
  return url && keyId && secret ? { url, keyId, secret, region } : null;
}

/** The backups that the server makes by itself; null if it makes none. @throws PassphraseFileError, EnvError */
export async function backupSettings(
  env: BackupEnv & { DATA_DIR: string },
  { options, secret }: Pick<BackupJob, "options" | "secret">,
): Promise<BackupSettings | null> {
  const folder = env.BACKUP_DIR;
  const encryption = encryptionSetting(env);
  if (!folder || !encryption) return null;
  if (encryption.kind === "recipients") await requireRecipients(encryption.recipients);
  const target = targetSetting(env);
  const place = target ? new URL(target.url) : null;
  return {
    schedule: {
      time: env.BACKUP_TIME,
      folder,
      encryption: encryption.kind,
      target: place && place.host + place.pathname,
    },
    job: { options, folder, scratch: env.DATA_DIR, secret, encryption, target },
  };
}

/** @throws EnvError that says which one is mistyped: each has a checksum. */
export async function requireRecipients(recipients: readonly string[]): Promise<void> {
  // Loaded only where needed: a start should not wait for it.
  const { isRecipient } = await import("#server/db/backup/encryption.ts");
  const wrong = recipients.findIndex((one) => !isRecipient(one)) + 1;
  if (wrong > 0) {
    throw new EnvError(`BACKUP_RECIPIENTS has a mistyped recipient, number ${wrong} of ${recipients.length}`);
  }
}
