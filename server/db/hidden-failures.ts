import { AsyncLocalStorage } from "node:async_hooks";
import type pg from "pg";
import { isStorageFull, isUnavailable } from "./unavailable.ts";
import { withQuery } from "./with-query.ts";

/** The database failure during a call to the sign-in library, whose response does not name it. */
const asking = new AsyncLocalStorage<{ failure: Error | null }>();

/** Records a failure that means the database is unavailable or full, and rethrows it. */
export async function noteFailure<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    const asked = asking.getStore();
    if (asked && error instanceof Error && (isUnavailable(error) || isStorageFull(error))) asked.failure = error;
    throw error;
  }
}

/** The same connection; within a call to the library, its failures are recorded. */
export function watched(client: pg.PoolClient): pg.PoolClient {
  if (!asking.getStore()) return client;
  return withQuery(
    client,
    (own) =>
      (...values) =>
        noteFailure(own(...values) as Promise<unknown>),
  );
}

/** Calls the library; if it responds with an error because the database is unavailable or full, throws that failure. */
export async function throwHidden(ask: () => Promise<Response>): Promise<Response> {
  const asked: { failure: Error | null } = { failure: null };
  const response = await asking.run(asked, ask);
  if (response.status >= 400 && asked.failure) throw asked.failure;
  return response;
}
