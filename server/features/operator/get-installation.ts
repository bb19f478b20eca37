import { statfs } from "node:fs/promises";
import { sql } from "drizzle-orm";
import type { Installation } from "#domain/operator/installation.ts";
import type { Database } from "#server/db/connect.ts";
import { operatorFigures } from "#server/db/schema/operator.ts";
import { readBackupState } from "#server/records/backups/read-backup-state.ts";
import { COMMIT, VERSION } from "#server/runtime/version.ts";
import type { Services } from "#server/services.ts";

/** The largest tables are enough to see what grows. */
const TABLES_SHOWN = 40;

/** How the installation is doing: numbers only. */
export async function getInstallation(
  services: Pick<Services, "db" | "ai" | "mail" | "operation">,
): Promise<Installation> {
  const { db, ai, mail, operation } = services;
  const { installation, figures } = operation;
  const { database, numbers, tables } = await readDatabase(db);
  const letters = mail.figures();
  const recent = figures?.metrics.recent() ?? { count: 0, errors: 0, since: installation.startedAt };
  return {
    version: VERSION,
    commit: COMMIT,
    started_at: installation.startedAt.toISOString(),
    database: { kind: db.kind, version: database.version, bytes: Number(database.bytes) },
    disk: await diskOf(installation.dataDir),
    backups: await readBackupState(services),
    requests: { count: recent.count, errors: recent.errors, since: recent.since.toISOString() },
    queues: {
      reminders: numbers.dueReminders,
      safety: numbers.pendingSafety,
      memory: numbers.pendingMemory,
    },
    tables: tables.map(({ name, bytes, rows }) => ({
      name,
      bytes: Number(bytes),
      rows: rows === null ? null : Math.round(rows),
    })),
    accounts: { total: numbers.accounts, suspended: numbers.suspended, seen_this_week: numbers.seenThisWeek },
    mail: { by: installation.mailBy, waiting: letters.waiting, failed: letters.failedLately },
    model: ai.model !== null && ai.host !== null ? { name: ai.model, host: ai.host } : null,
  };
}

function readDatabase(db: Database) {
  return db.withOperator(async (tx) => {
    const { rows: about } = await tx.execute<{ version: string; bytes: string }>(
      sql`select current_setting('server_version') as version, pg_database_size(current_database())::text as bytes`,
    );
    const [numbers] = await tx.select().from(operatorFigures);
    // Until a table is analysed: what the statistics counted. The embedded database loses these at each start.
    const written = db.kind === "postgres" ? sql`nullif(pg_stat_get_live_tuples(oid), 0)` : sql`null`;
    const { rows: tables } = await tx.execute<{ name: string; bytes: string; rows: number | null }>(sql`
      select relname::text as name, pg_total_relation_size(oid)::text as bytes,
        (case when reltuples >= 0 then reltuples when pg_relation_size(oid) = 0 then 0 else ${written} end)::float8 as rows
      from pg_class
      where relkind = 'r' and relnamespace = 'public'::regnamespace
      order by pg_total_relation_size(oid) desc, relname limit ${TABLES_SHOWN}::int`);
    return { database: about[0]!, numbers: numbers!, tables };
  });
}

/** The file system with the data folder; null where it cannot be asked. */
async function diskOf(folder: string | null): Promise<Installation["disk"]> {
  if (folder === null) return null;
  try {
    const { bavail, blocks, bsize } = await statfs(folder);
    return { free_bytes: bavail * bsize, total_bytes: blocks * bsize };
  } catch {
    return null;
  }
}
