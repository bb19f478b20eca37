import { PRODUCT_NAME } from "#domain/brand.ts";
import { ARCHIVE_FORMAT, ARCHIVE_VERSION } from "#domain/my-data/archive.ts";
import type { Database } from "#server/db/connect.ts";
import { EXPORTED_TABLES, tableName } from "./exported-tables.ts";
import type { AccountFacts } from "./read-account.ts";
import { readRows } from "./read-rows.ts";

interface DataFile {
  db: Database;
  account: AccountFacts;
  now: Date;
}

/** The archive's machine-readable file, streamed row by row (docs/EXPORT.md). */
export async function* dataFile({ db, account, now }: DataFile): AsyncGenerator<string> {
  const head = { format: ARCHIVE_FORMAT, version: ARCHIVE_VERSION, product: PRODUCT_NAME, exported_at: now, account };
  yield `${JSON.stringify(head, null, 1).slice(0, -2)},\n "tables": {`;
  for (const [at, table] of EXPORTED_TABLES.entries()) {
    yield `${at > 0 ? "," : ""}\n  ${JSON.stringify(tableName(table))}: [`;
    let separator = "\n";
    for await (const row of readRows(db, account.id, table)) {
      yield `${separator}   ${JSON.stringify(row)}`;
      separator = ",\n";
    }
    yield "]";
  }
  yield "\n }\n}\n";
}
