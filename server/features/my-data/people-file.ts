import type { Language } from "#domain/language.ts";
import { vcard } from "#domain/people/vcard.ts";
import type { Database } from "#server/db/connect.ts";
import { personas } from "#server/db/schema/people.ts";
import { exportedTable } from "./exported-tables.ts";
import type { PersonRow } from "./page-rows.ts";
import { readRows } from "./read-rows.ts";

/** The archive's address book. */
export async function* peopleFile(db: Database, userId: string, language: Language): AsyncGenerator<string> {
  for await (const row of readRows<PersonRow>(db, userId, exportedTable(personas))) {
    yield vcard({ ...row, updated_at: new Date(row.updated_at) }, language);
  }
}
