import { z } from "zod";

/**
 * A backup is a gzip file of JSON lines: the header; then for each table a line with its name and columns, a line
 * `[{…}]` per row and a line with the row count and a digest of the rows; last a line with the SHA-256 of all bytes
 * before it. It may be encrypted as a whole (encryption.ts).
 */
export const FORMAT_VERSION = 1;

export const headerSchema = z.object({
  format: z.literal("sintonia-backup"),
  version: z.number().int(),
  created_at: z.iso.datetime(),
  /** The last migration applied. */
  migration: z.object({ tag: z.string(), when: z.number() }),
  /**
   * The data folder's secret, without which no second factor can be checked; null if it comes from the environment,
   * where the operator must keep it.
   */
  auth_secret: z.string().nullable(),
  /** Fingerprint that shows whether another secret is the same; null if there was no secret yet. */
  auth_secret_print: z.string().nullable(),
});
export type BackupHeader = z.output<typeof headerSchema>;

export const tableSchema = z.object({ table: z.string(), columns: z.array(z.string()).min(1) });
/** Files of earlier versions have no digest. */
export const countSchema = z.object({ rows: z.number().int(), digest: z.string().optional() });
export const trailerSchema = z.object({ sha256: z.string() });

/** Why a backup or restore failed, in words for the operator. */
export class BackupError extends Error {
  override name = "BackupError";
}
