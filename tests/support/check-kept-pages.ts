import type pg from "pg";
import type { Database } from "#server/db/connect.ts";

/** The place of the known state in a page's statement. */
export const KNOWN_STATE = /stored\.state = \$(\d+)/;

interface Page {
  state: string;
  items: string;
}

/** What each page last held, by statement and values. */
const held = new Map<string, string>();

/**
 * Asks a read. Where its page is known already, which the server then answers without reading it, it is read all the same.
 * @throws when it holds something else than it did: something was changed that the account's state does not show.
 */
export async function checkingKept<R extends object>(db: Pick<Database, "read">, query: pg.QueryConfig): Promise<R[]> {
  const rows = await db.read<R>(query);
  const place = Number(KNOWN_STATE.exec(query.text)?.[1]) - 1;
  const page = rows[0] as Partial<Page> | undefined;
  if (Number.isNaN(place) || page?.state === undefined) return rows;
  const values = [...(query.values as unknown[])];
  const known = values[place];
  values[place] = null;
  const key = JSON.stringify([query.name, values]);
  if (known !== page.state) {
    held.set(key, page.items ?? "");
    return rows;
  }
  const [again] = await db.read<Page>({ ...query, values });
  if (again?.state === known && held.has(key) && again.items !== held.get(key))
    throw new Error(`${query.name}: the page that was kept is not the one that is stored`);
  return rows;
}
