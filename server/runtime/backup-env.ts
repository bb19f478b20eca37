import { readFileSync } from "node:fs";
import { z } from "zod";

const blankIsUnset = (value: unknown) => (value === "" ? undefined : value);
const optional = <T extends z.ZodType>(schema: T) => z.preprocess(blankIsUnset, schema.optional());

/** host/bucket at least; the credentials have variables of their own. */
function isBucket(value: string): boolean {
  if (!URL.canParse(value)) return false;
  const { pathname, search, hash, username, password } = new URL(value);
  return pathname.split("/").some(Boolean) && `${search}${hash}${username}${password}` === "";
}

/** The environment variables of the backups that the server makes by itself (server/runtime/env.ts). */
export const BACKUP_ENV = {
  /** The folder they are kept in; without it, the server makes none. */
  BACKUP_DIR: optional(z.string()),
  /** When, in the time zone of the process. */
  BACKUP_TIME: z.preprocess(
    blankIsUnset,
    z
      .string()
      .regex(/^([01]\d|2[0-3]):[0-5]\d$/, "must be a time from 00:00 to 23:59")
      .default("03:00"),
  ),
  /** `off` says that backups are meant to be readable by whoever has the file. */
  BACKUP_ENCRYPTION: optional(z.enum(["off"], { error: "must be off, or unset" })),
  BACKUP_PASSPHRASE: optional(z.string().min(12, "must have at least 12 characters")),
  /** A file whose first line is the passphrase. */
  BACKUP_PASSPHRASE_FILE: optional(z.string()),
  /** Public keys of age, separated by commas. */
  BACKUP_RECIPIENTS: optional(
    z
      .string()
      .transform((list) => list.split(",").map((one) => one.trim()))
      .refine((list) => list.every((one) => /^age1[a-z0-9]+$/.test(one)), "must be recipients of age (age1…)"),
  ),
  /** Where backups are copied to: https://HOST/BUCKET/PREFIX. */
  BACKUP_S3_URL: optional(
    z
      .url({ protocol: /^https?$/, error: "must be an http or https address" })
      .refine(isBucket, "must be https://HOST/BUCKET or https://HOST/BUCKET/PREFIX, without a password"),
  ),
  AWS_ACCESS_KEY_ID: optional(z.string()),
  AWS_SECRET_ACCESS_KEY: optional(z.string()),
  AWS_REGION: z.preprocess(blankIsUnset, z.string().default("us-east-1")),
};

const envSchema = z.object(BACKUP_ENV);
export type BackupEnv = z.output<typeof envSchema>;

/** The variables that say how to encrypt. */
const WAYS = ["BACKUP_ENCRYPTION", "BACKUP_PASSPHRASE", "BACKUP_PASSPHRASE_FILE", "BACKUP_RECIPIENTS"] as const;

/** Variables that do not fit together: for each, its name, and what is wrong. */
export function backupConflicts(isSet: (name: keyof BackupEnv) => boolean): { name: string; message: string }[] {
  const found: { name: string; message: string }[] = [];
  const [first, ...more] = WAYS.filter(isSet);
  for (const name of more) found.push({ name, message: `cannot be used together with ${first}` });
  if (isSet("BACKUP_DIR") && !first) {
    found.push({
      name: "BACKUP_DIR",
      message:
        "needs BACKUP_PASSPHRASE, BACKUP_PASSPHRASE_FILE or BACKUP_RECIPIENTS, or BACKUP_ENCRYPTION=off to keep backups that anybody with the file can read",
    });
  }
  if (isSet("BACKUP_S3_URL")) {
    const needed = ["BACKUP_DIR", "AWS_ACCESS_KEY_ID", "AWS_SECRET_ACCESS_KEY"] as const;
    for (const name of needed) if (!isSet(name)) found.push({ name, message: "is required with BACKUP_S3_URL" });
  }
  return found;
}

/** The passphrase of the variable or the file. @throws an error that names the variable, never the passphrase. */
export function backupPassphrase(env: BackupEnv): string | undefined {
  const file = env.BACKUP_PASSPHRASE_FILE;
  if (!file) return env.BACKUP_PASSPHRASE;
  const read = z.string().min(12).safeParse(firstLine(file));
  if (!read.success)
    throw new PassphraseFileError("the first line of BACKUP_PASSPHRASE_FILE has fewer than 12 characters");
  return read.data;
}

export class PassphraseFileError extends Error {
  override name = "PassphraseFileError";
}

function firstLine(file: string): string {
  try {
    return readFileSync(file, "utf8").split(/\r?\n/, 1)[0] ?? "";
  } catch (error) {
    throw new PassphraseFileError(
      `BACKUP_PASSPHRASE_FILE cannot be read by the user that Sintonia runs as (${(error as NodeJS.ErrnoException).code ?? "unknown"})`,
    );
  }
}
