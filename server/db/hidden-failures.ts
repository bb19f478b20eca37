import { AsyncLocalStorage } from "node:async_hooks";
import type pg from "pg";
import { isStorageFull, isUnavailable } from "./unavailable.ts";
import { withQuery } from "./with-query.ts";

/** The database failure during a call to the sign-in library, whose response does not name it. */
const calls = new AsyncLocalStorage<{ failure: Error | null }>();

/** Records a failure that means the database is unavailable or full, and rethrows it. */
export async function recordFailure<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    const call = calls.getStore();
    if (call && error instanceof Error && (isUnavailable(error) || isStorageFull(error))) call.failure = error;
    throw error;
  }
}

/** The same connection; within a call to the library, its failures are recorded. */
export function recordingFailures(client: pg.PoolClient): pg.PoolClient {
  if (!calls.getStore()) return client;
  return withQuery(
    client,
    (original) =>
      (...values) =>
        recordFailure(original(...values) as Promise<unknown>),
  );
}

/** Calls the library; if it responds with an error because the database is unavailable or full, throws that failure. */
export async function rethrowHiddenFailure(ask: () => Promise<Response>): Promise<Response> {
  const call: { failure: Error | null } = { failure: null };
  const response = await calls.run(call, ask);
  if (response.status >= 400 && call.failure) throw call.failure;
  return response;
}
