import type pg from "pg";
import type { AskState } from "#server/db/account-states.ts";
import type { Database } from "#server/db/connect.ts";

/** A list's page, which the server keeps (decision 053). */
export const KEPT_PAGE = /\bstored\.state\b/;

/** Whether pages are read although they are kept. A test of what is kept switches it off. */
export const rereading = { isOn: true };

interface Page {
  state: string;
  items: string;
}

/** What each page last held, by statement and values. */
const held = new Map<string, Page>();

/**
 * Asks a read.
 * @throws when it is a page that held something else with the same state, so that what the server had kept was wrong.
 */
export async function checkingKept<R extends object>(
  db: Pick<Database, "read">,
  query: pg.QueryConfig,
  whose?: string,
): Promise<R[]> {
  const rows = await db.read<R>(query, whose);
  const page = rows[0] as Partial<Page> | undefined;
  if (!KEPT_PAGE.test(query.text) || page?.state === undefined) return rows;
  const { state, items = "" } = page;
  const key = JSON.stringify([query.name, query.values]);
  const before = held.get(key);
  if (before?.state === state && before.items !== items)
    throw new Error(`${query.name}: the page that was kept is not the one that is stored`);
  held.set(key, { state, items });
  return rows;
}

/** Asks for a state, and hides it, so that the page is read. */
export async function hidingState(ask: AskState, credentialHash: string): Promise<string | null> {
  const state = await ask(credentialHash);
  return rereading.isOn ? null : state;
}
