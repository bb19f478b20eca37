import { z } from "zod";
import { backupStateSchema } from "#domain/backups/contract.ts";
import { timeSchema } from "#domain/ids.ts";

const bytes = z.number().int();

export const installationSchema = z.object({
  version: z.string(),
  /** The beginning of the commit that runs; null where it is unknown. */
  commit: z.string().nullable(),
  started_at: timeSchema,
  database: z.object({ kind: z.enum(["embedded", "postgres"]), version: z.string(), bytes }),
  /** Of the file system with DATA_DIR; null where it cannot be read. */
  disk: z.object({ free_bytes: bytes, total_bytes: bytes }).nullable(),
  /** Overdue where there is a schedule and no good backup of the last 26 hours. */
  backups: backupStateSchema,
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
  /** The largest tables first. `rows` is PostgreSQL's estimate; null where it has none yet. */
  tables: z.array(z.object({ name: z.string(), bytes, rows: z.number().int().nullable() })),
  accounts: z.object({ total: z.int(), suspended: z.int(), seen_this_week: z.int() }),
  /** Of this process: letters that are tried again, and those that were not sent within the last 24 hours. */
  mail: z.object({ by: z.enum(["server", "folder"]), waiting: z.int(), failed: z.int() }),
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

/** `problem` is a fixed word such as `status_401`, `network` or `too_slow`, never the model server's own words. */
export const triedModelSchema = z.object({
  ok: z.boolean(),
  model: z.string(),
  ms: z.int(),
  problem: z.string().nullable(),
});
export type TriedModel = z.infer<typeof triedModelSchema>;
