import { z } from "zod";
import { timeSchema } from "#domain/ids.ts";

const bytes = z.number().int();

export const backupReportSchema = z.object({
  /** Whether the server itself makes backups. */
  scheduled: z.boolean(),
  /** The last attempt; null before the first. */
  last: z
    .object({
      at: timeSchema,
      ok: z.boolean(),
      /** Whether it was restored into a throw-away database and compared. */
      verified: z.boolean(),
      bytes: bytes.nullable(),
      /** What failed, in a fixed word; null if nothing did. */
      problem: z.string().nullable(),
    })
    .nullable(),
});
export type BackupReport = z.infer<typeof backupReportSchema>;

export const installationSchema = z.object({
  version: z.string(),
  started_at: timeSchema,
  database: z.object({ kind: z.enum(["embedded", "postgres"]), version: z.string(), bytes }),
  /** Of the file system with DATA_DIR; null where it cannot be read. */
  disk: z.object({ free_bytes: bytes, total_bytes: bytes }).nullable(),
  backup: backupReportSchema,
  /** Requests that this process answered within the last hour, or since it started. */
  requests: z.object({ count: z.int(), errors: z.int(), since: timeSchema }),
  queues: z.object({
    /** Reminders that are due and not sent yet. */
    reminders: z.int(),
    /** People whose texts wait for the safety check. */
    safety: z.int(),
    /** Records waiting for the coach's memory. */
    memory: z.int(),
  }),
  /** The largest tables first. `rows` is PostgreSQL's estimate; null before its first count. */
  tables: z.array(z.object({ name: z.string(), bytes, rows: z.number().int().nullable() })),
  accounts: z.object({ total: z.int(), suspended: z.int(), seen_this_week: z.int() }),
  mail: z.object({ by: z.enum(["server", "folder"]) }),
  /** The configured model; null if the built-in coach answers. */
  model: z.object({ name: z.string(), host: z.string() }).nullable(),
});
export type Installation = z.infer<typeof installationSchema>;

/** The mail server accepted the letter, refused it for good, or could not be reached. `folder`: it was written there. */
export const triedMailSchema = z.object({
  outcome: z.enum(["sent", "folder", "refused", "failed"]),
  to: z.string(),
  ms: z.int(),
});
export type TriedMail = z.infer<typeof triedMailSchema>;

/** `problem` is an error code of the API, never the model server's own words. */
export const triedModelSchema = z.object({
  ok: z.boolean(),
  model: z.string(),
  ms: z.int(),
  problem: z.string().nullable(),
});
export type TriedModel = z.infer<typeof triedModelSchema>;
