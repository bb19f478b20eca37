import { bigint, boolean, check, index, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { BACKUP_ERRORS, BACKUP_STATES } from "#domain/backups/contract.ts";
import { newestFirst, oneOf, time } from "./columns.ts";

/** The backups that the server has made by itself; a day's is claimed by the process that inserts its row. */
export const backupRuns = pgTable(
  "backup_runs",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    startedAt: time("started_at").notNull(),
    /** Until when a running one counts as alive; its process moves it on. */
    leaseUntil: time("lease_until").notNull(),
    endedAt: time("ended_at"),
    state: text("state", { enum: BACKUP_STATES }).notNull().default("running"),
    file: text("file"),
    bytes: bigint("bytes", { mode: "number" }),
    rows: bigint("rows", { mode: "number" }),
    encrypted: boolean("encrypted"),
    uploaded: boolean("uploaded"),
    error: text("error", { enum: BACKUP_ERRORS }),
  },
  (t) => [
    index("backup_runs_newest_idx").on(newestFirst(t.startedAt)),
    check("backup_runs_state_values", oneOf(t.state, BACKUP_STATES)),
    check("backup_runs_error_values", oneOf(t.error, BACKUP_ERRORS)),
  ],
);
