import type { Env } from "#server/runtime/env.ts";
import { backUp } from "#server/db/backup/back-up.ts";
import { restore } from "#server/db/backup/restore.ts";
import type { ConnectOptions } from "#server/db/connect.ts";
import { existingSecret, replaceSecret, secretFingerprint } from "#server/runtime/secret.ts";

/** Connection options from the environment; the embedded database may be open in a server. */
export function connectOptions(env: Env): ConnectOptions {
  const place = env.DATABASE_URL
    ? { databaseUrl: env.DATABASE_URL, pooler: env.DATABASE_POOLER }
    : { dataDir: env.DATA_DIR, attach: true };
  return { ...place, allowNewer: env.ALLOW_NEWER_SCHEMA };
}

export async function backUpTo(env: Env, file: string): Promise<void> {
  // With a listener the process exits normally, and the exit handler deletes a half-written file.
  process.once("SIGINT", () => process.exit(130)).once("SIGTERM", () => process.exit(143));
  const { tables, rows } = await backUp({ options: connectOptions(env), file, secret: secretOf(env), now: new Date() });
  console.log(`${file}: ${rows} rows of ${tables} tables.`);
  if (env.AUTH_SECRET) console.log("AUTH_SECRET is not in it: keep it elsewhere, second factors depend on it.");
}

export async function restoreFrom(env: Env, file: string, replace: boolean): Promise<void> {
  const { header, rows } = await restore({ options: connectOptions(env), file, replace });
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
    "AUTH_SECRET is not the one this backup was made with: everybody signs in again, and second factors cannot be " +
      `checked until it is. ${header.auth_secret ? "It is auth_secret in the first line of the unpacked backup." : "Set it, and start the server again."}`,
  );
}

/**
 * `kept`: whether the backup contains the secret. AUTH_SECRET is stored by the operator; the secret in the data folder
 * would be lost with the folder.
 */
function secretOf(env: Env): { value: string; kept: boolean } | null {
  if (env.AUTH_SECRET) return { value: env.AUTH_SECRET, kept: false };
  const value = existingSecret(env.DATA_DIR);
  return value ? { value, kept: true } : null;
}
