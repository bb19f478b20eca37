import { AsyncLocalStorage } from "node:async_hooks";
import type pg from "pg";
import { isStorageFull, isUnavailable } from "./unavailable.ts";
import { withQuery } from "./with-query.ts";

/** What failed while the sign-in library was asked; it says itself only that something did. */
const asking = new AsyncLocalStorage<{ failure: Error | null }>();

/** Notes a failure that means the database is away or full, and passes it on. */
export async function noteFailure<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    const asked = asking.getStore();
    if (asked && error instanceof Error && (isUnavailable(error) || isStorageFull(error))) asked.failure = error;
    throw error;
  }
}

/** The same connection; asked by the library, with every failure noted. */
export function watched(client: pg.PoolClient): pg.PoolClient {
  if (!asking.getStore()) return client;
  return withQuery(
    client,
    (own) =>
      (...values) =>
        noteFailure(own(...values) as Promise<unknown>),
  );
}

/** Asks the library; where it answers with an error because the database is away or full, throws that. */
export async function throwHidden(ask: () => Promise<Response>): Promise<Response> {
  const asked: { failure: Error | null } = { failure: null };
  const response = await asking.run(asked, ask);
  if (response.status >= 400 && asked.failure) throw asked.failure;
  return response;
}
