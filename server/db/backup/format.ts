import { z } from "zod";

/**
 * A backup is one gzip file of lines, each a JSON text: the header; then for each table a line that names it and its
 * columns, one line `[{…}]` a row and a line with their number; last a line with the SHA-256 of all bytes before it.
 */
export const FORMAT_VERSION = 1;

export const headerSchema = z.object({
  format: z.literal("sintonia-backup"),
  version: z.number().int(),
  created_at: z.iso.datetime(),
  /** The newest step the schema had taken. */
  migration: z.object({ tag: z.string(), when: z.number() }),
  /**
   * The secret of the data folder, without which nobody's second factor can be checked; null where it comes from the
   * environment, and is for whoever keeps that to keep.
   */
  auth_secret: z.string().nullable(),
  /** By which another secret is told apart from the one in force; null where there was none yet. */
  auth_secret_print: z.string().nullable(),
});
export type BackupHeader = z.output<typeof headerSchema>;

export const tableSchema = z.object({ table: z.string(), columns: z.array(z.string()).min(1) });
export const countSchema = z.object({ rows: z.number().int() });
export const trailerSchema = z.object({ sha256: z.string() });

/** Why there is no backup or nothing was restored, in words for whoever asked. */
export class BackupError extends Error {
  override name = "BackupError";
}
