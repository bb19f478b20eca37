import { createHash, randomBytes } from "node:crypto";
import { existsSync, rmSync } from "node:fs";
import { open, rename } from "node:fs/promises";
import path from "node:path";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import type pg from "pg";
import type { ConnectOptions } from "#server/db/connect.ts";
import { lastMigration } from "#server/db/migrate.ts";
import { secretFingerprint } from "#server/runtime/secret.ts";
import { BackupError, FORMAT_VERSION, type BackupHeader } from "./format.ts";
import { databaseExists, openDirect } from "./open-direct.ts";
import { SKIPPED_TABLES, ownTables, quoteIdent, quoteIdents, type Table } from "./tables.ts";

/** Rows per fetch; the longest row has 100,000 characters. */
const FETCH_ROWS = 200;

export interface BackupInput {
  options: ConnectOptions;
  /** Must not exist yet. */
  file: string;
  /** The current secret, and whether the backup includes it; null if none has been generated. */
  secret: { value: string; kept: boolean } | null;
  now: Date;
}

/**
 * Writes everything except SKIPPED_TABLES into one file, as a consistent snapshot, while the server runs. The file gets
 * its name only once it is complete and synced; only its owner can read it.
 * @throws BackupError
 */
export async function backUp({ options, file, secret, now }: BackupInput): Promise<{ tables: number; rows: number }> {
  if (existsSync(file)) throw new BackupError(`${file} already exists; choose another file.`);
  if (!databaseExists(options)) throw new BackupError("There is no database here to back up.");
  const direct = await openDirect(options);
  const { client } = direct;
  const written = { tables: 0, rows: 0 };
  try {
    await client.query("begin isolation level repeatable read read only");
    await client.query("set local timezone = 'UTC'; set local statement_timeout = 0; set local role none");
    const migration = await migrationOf(client);
    await client.query("set local role sintonia_system");
    const header: BackupHeader = {
      format: "sintonia-backup",
      version: FORMAT_VERSION,
      created_at: now.toISOString(),
      migration,
      auth_secret: secret?.kept ? secret.value : null,
      auth_secret_print: secret ? secretFingerprint(secret.value) : null,
    };
    await writeWhole(file, lines(client, header, written));
    await client.query("commit");
  } finally {
    await direct.close();
  }
  return written;
}

async function migrationOf(client: pg.ClientBase): Promise<BackupHeader["migration"]> {
  const last = await lastMigration(client);
  if (last === null) throw new BackupError("There is no database here to back up.");
  if (last === "newer") {
    throw new BackupError("This database belongs to a newer version of Sintonia; back it up with that one.");
  }
  return { tag: last.tag, when: last.when };
}

async function* lines(
  client: pg.ClientBase,
  header: BackupHeader,
  written: { tables: number; rows: number },
): AsyncGenerator<string> {
  const hash = createHash("sha256");
  const line = (text: string) => {
    hash.update(`${text}\n`);
    return `${text}\n`;
  };
  yield line(JSON.stringify(header));
  for (const table of await ownTables(client)) {
    yield line(JSON.stringify({ table: table.name, columns: table.columns }));
    let count = 0;
    for await (const row of SKIPPED_TABLES.has(table.name) ? [] : rowsOf(client, table)) {
      count += 1;
      yield line(`[${row}]`);
    }
    yield line(JSON.stringify({ rows: count }));
    written.tables += 1;
    written.rows += count;
  }
  yield `${JSON.stringify({ sha256: hash.digest("hex") })}\n`;
}

async function* rowsOf(client: pg.ClientBase, { name, columns }: Table): AsyncGenerator<string> {
  await client.query(
    `declare backup_rows no scroll cursor for
     select row_to_json(r)::text as row from (select ${quoteIdents(columns)} from public.${quoteIdent(name)}) r`,
  );
  for (;;) {
    const { rows } = await client.query<{ row: string }>(`fetch ${FETCH_ROWS} from backup_rows`);
    for (const { row } of rows) yield row;
    if (rows.length < FETCH_ROWS) break;
  }
  await client.query("close backup_rows");
}

/** Writes to a temporary name until complete, so that a file under the final name is always whole. */
async function writeWhole(file: string, content: AsyncGenerator<string>): Promise<void> {
  const draft = `${file}.${randomBytes(4).toString("hex")}.partial`;
  const discard = () => rmSync(draft, { force: true });
  process.once("exit", discard);
  try {
    const target = await openDraft(draft);
    await pipeline(content, createGzip(), target.createWriteStream({ flush: true }));
    await rename(draft, file);
    const folder = await open(path.dirname(path.resolve(file)));
    await folder.sync().finally(() => folder.close());
  } finally {
    discard();
    process.off("exit", discard);
  }
}

async function openDraft(draft: string) {
  try {
    return await open(draft, "wx", 0o600);
  } catch (error) {
    throw new BackupError(`The backup cannot be written: ${(error as Error).message}`);
  }
}
