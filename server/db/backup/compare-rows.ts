import { hash } from "node:crypto";
import type pg from "pg";
import { BackupError } from "./format.ts";
import { quoteIdent, quoteIdents, type Table } from "./tables.ts";

/** A restored backup is not what was backed up. */
export class BackupDiffersError extends BackupError {
  override name = "BackupDiffersError";
}

/** What a backup says of a table's rows. */
export interface TableEnd {
  table: Table;
  rows: number;
  digest?: string | undefined;
}

/** Hexadecimal digits of a row's SHA-256 that are added up: what a bigint holds. */
const DIGITS = 15;

/** A digest of rows in any order: the sum of the beginnings of their SHA-256. The database computes the same below. */
export class RowDigest {
  private sum = 0n;

  add(row: string): void {
    this.sum += BigInt(`0x${hash("sha256", row).slice(0, DIGITS)}`);
  }

  toString(): string {
    return this.sum.toString();
  }
}

/**
 * Reads every restored table and compares the number and content of its rows with what the backup says.
 * @throws BackupDiffersError naming the table.
 */
export async function compareRows(client: pg.ClientBase, ends: readonly TableEnd[]): Promise<void> {
  // The owner of the tables is subject to row-level security.
  await client.query("set local role sintonia_system");
  for (const { table, rows: expected, digest } of ends) {
    const { rows } = await client.query<{ rows: string; digest: string }>(`
      select count(*)::text as rows,
        coalesce(sum(('x' || left(encode(sha256(convert_to(row, 'UTF8')), 'hex'), ${DIGITS}))::bit(${DIGITS * 4})::bigint), 0)::text as digest
      from (select row_to_json(r)::text as row
        from (select ${quoteIdents(table.columns)} from public.${quoteIdent(table.name)}) r) texts`);
    const found = rows[0]!;
    if (Number(found.rows) !== expected) {
      throw new BackupDiffersError(`${table.name} has ${found.rows} rows once restored, not ${expected}.`);
    }
    if (digest !== undefined && found.digest !== digest) {
      throw new BackupDiffersError(`${table.name} has other rows once restored than were backed up.`);
    }
  }
  await client.query("set local role none");
}
