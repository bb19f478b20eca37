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
import { BackupDiffersError, RowDigest } from "./compare-rows.ts";
import { encrypted, type Encryption } from "./encryption.ts";
import { BackupError, FORMAT_VERSION, type BackupHeader } from "./format.ts";
import { databaseExists, openDirect } from "./open-direct.ts";
import { SKIPPED_TABLES, ownTables, quoteIdent, quoteIdents, type Table } from "./tables.ts";

/** Rows per fetch; the longest row has 100,000 characters. */
const FETCH_ROWS = 200;

/** What is written, and where. */
export interface BackupFile {
  /** Must not exist yet. */
  file: string;
  /** The current secret, and whether the backup includes it; null if none has been generated. */
  secret: { value: string; kept: boolean } | null;
  now: Date;
  encryption?: Encryption;
}

export interface BackupInput extends BackupFile {
  options: ConnectOptions;
}

export interface Written {
  tables: number;
  rows: number;
  /** Of the content, as in the file's last line. */
  sha256: string;
  /** Bytes of the content, before it is compressed. */
  length: number;
}

/**
 * Writes everything except SKIPPED_TABLES into one file, as a consistent snapshot, while the server runs. The file gets
 * its name only once it is complete and synced; only its owner can read it.
 * @throws BackupError
 */
export async function backUp({ options, ...input }: BackupInput): Promise<Written> {
  requireNew(input.file);
  if (!databaseExists(options)) throw new BackupError("There is no database here to back up.");
  const direct = await openDirect(options);
  const { client } = direct;
  try {
    await client.query("begin isolation level repeatable read read only");
    await client.query("set local timezone = 'UTC'; set local statement_timeout = 0; set local role none");
    const written = await backUpWithin(client, input);
    await client.query("commit");
    return written;
  } finally {
    await direct.close();
  }
}

/**
 * The same within the caller's transaction, which keeps the tables as they are meanwhile, is in UTC and has the role of
 * the tables' owner; afterwards, too.
 * @throws BackupError; OlderSchemaError
 */
export async function backUpWithin(client: pg.ClientBase, input: BackupFile): Promise<Written> {
  const { file, secret, now, encryption = { kind: "off" } } = input;
  requireNew(file);
  const written: Written = { tables: 0, rows: 0, sha256: "", length: 0 };
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
  await writeWhole(file, lines(client, header, written), encryption);
  await client.query("set local role none");
  return written;
}

function requireNew(file: string): void {
  if (existsSync(file)) throw new BackupError(`${file} already exists; choose another file.`);
}

async function migrationOf(client: pg.ClientBase): Promise<BackupHeader["migration"]> {
  const last = await lastMigration(client);
  if (last === null) throw new BackupError("There is no database here to back up.");
  if (last === "newer") {
    throw new BackupError("This database belongs to a newer version of Sintonia; back it up with that one.");
  }
  return { tag: last.tag, when: last.when };
}

async function* lines(client: pg.ClientBase, header: BackupHeader, written: Written): AsyncGenerator<string> {
  const hash = createHash("sha256");
  const line = (text: string) => {
    hash.update(`${text}\n`);
    written.length += Buffer.byteLength(text) + 1;
    return `${text}\n`;
  };
  yield line(JSON.stringify(header));
  for (const table of await ownTables(client)) {
    yield line(JSON.stringify({ table: table.name, columns: table.columns }));
    let count = 0;
    const digest = new RowDigest();
    const skipped = SKIPPED_TABLES.has(table.name);
    for await (const row of skipped ? [] : rowsOf(client, table)) {
      count += 1;
      digest.add(row);
      yield line(`[${row}]`);
    }
    if (!skipped) await expectRows(client, table, count);
    yield line(JSON.stringify({ rows: count, digest: digest.toString() }));
    written.tables += 1;
    written.rows += count;
  }
  written.sha256 = hash.digest("hex");
  yield `${JSON.stringify({ sha256: written.sha256 })}\n`;
}

/** Counts a table's rows in another way than they were read. */
async function expectRows(client: pg.ClientBase, { name }: Table, count: number): Promise<void> {
  const { rows } = await client.query<{ rows: string }>(
    `select count(*)::text as rows from public.${quoteIdent(name)}`,
  );
  const found = Number(rows[0]?.rows);
  if (found !== count) throw new BackupDiffersError(`${name} has ${found} rows, of which ${count} were read.`);
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
async function writeWhole(file: string, content: AsyncGenerator<string>, encryption: Encryption): Promise<void> {
  const draft = `${file}.${randomBytes(4).toString("hex")}.partial`;
  const discard = () => rmSync(draft, { force: true });
  process.once("exit", discard);
  try {
    const target = await openDraft(draft);
    const output = target.createWriteStream({ flush: true });
    if (encryption.kind === "off") await pipeline(content, createGzip(), output);
    else await pipeline(content, createGzip(), encrypted(encryption), output);
    await rename(draft, file);
    await syncFolder(path.dirname(path.resolve(file)));
  } finally {
    discard();
    process.off("exit", discard);
  }
}

/** Makes names given or removed in a folder survive a crash of the machine. */
export async function syncFolder(name: string): Promise<void> {
  const folder = await open(name);
  await folder.sync().finally(() => folder.close());
}

async function openDraft(draft: string) {
  try {
    return await open(draft, "wx", 0o600);
  } catch (error) {
    throw new BackupError(`The backup cannot be written: ${(error as Error).message}`, { cause: error });
  }
}
