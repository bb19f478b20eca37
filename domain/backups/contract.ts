import { z } from "zod";

/** Why a backup failed, or why a good one is kept in the folder only (`upload`). */
export const BACKUP_ERRORS = [
  "disk_full",
  "folder",
  "database",
  "verification",
  "upload",
  "interrupted",
  "other",
] as const;
export const BACKUP_STATES = ["running", "good", "failed"] as const;

const runSchema = z.object({
  started_at: z.iso.datetime(),
  ended_at: z.iso.datetime().nullable(),
  /** `good`: restored into a throw-away database and compared. */
  state: z.enum(BACKUP_STATES),
  /** The file's name, without a folder; null unless good. */
  file: z.string().nullable(),
  bytes: z.number().int().nullable(),
  rows: z.number().int().nullable(),
  encrypted: z.boolean().nullable(),
  /** Null without BACKUP_S3_URL. */
  uploaded: z.boolean().nullable(),
  error: z.enum(BACKUP_ERRORS).nullable(),
});
export type BackupRun = z.output<typeof runSchema>;

const scheduleSchema = z.object({
  /** Hours and minutes in the server's time zone. */
  time: z.string(),
  folder: z.string(),
  encryption: z.enum(["passphrase", "recipients", "off"]),
  /** Host, bucket and prefix of BACKUP_S3_URL. */
  target: z.string().nullable(),
});
export type BackupSchedule = z.output<typeof scheduleSchema>;

/** What an operator sees of the backups that the server makes by itself. */
export const backupStateSchema = z.object({
  /** Null if the server makes none. */
  schedule: scheduleSchema.nullable(),
  /** The last ones, newest first. */
  runs: z.array(runSchema),
  last_good: runSchema.nullable(),
  /** How many have failed since the last good one. */
  failures: z.number().int(),
});
export type BackupState = z.output<typeof backupStateSchema>;
