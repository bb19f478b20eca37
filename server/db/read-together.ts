import type { Socket } from "node:net";
import type pg from "pg";
import { withQuery } from "./with-query.ts";

/** What a connection is sent through, which the types of one that a pool lends do not show. */
export function socketOf(client: pg.ClientBase): Socket {
  return (client as pg.Client).connection.stream as Socket;
}

/** What is sent until `release` is called travels in as few packets as it fits into. */
export function hold(client: pg.ClientBase): { release(): void } {
  const stream = socketOf(client);
  stream.cork();
  return { release: () => stream.uncork() };
}

/**
 * A transaction that only reads, sent at once from its beginning to its end: one trip where `withUser` takes two. `work`
 * asks all it has to in its first turn; a statement that waits for another one's answer is refused. On a connection
 * without a pipeline each statement still waits for the one before.
 */
export async function readTogether<T>(
  client: pg.PoolClient,
  { begin, pipeline }: { begin: string; pipeline: boolean },
  work: (client: pg.PoolClient) => Promise<T>,
): Promise<T> {
  let ended = false;
  let broken: Error | undefined;
  const query = client.query.bind(client) as (...values: unknown[]) => Promise<unknown>;
  let last: Promise<unknown> = Promise.resolve();
  const send = (...values: unknown[]): Promise<unknown> => {
    const before = last;
    const sent = pipeline ? query(...values) : before.then(() => query(...values));
    last = sent.catch(() => {});
    return sent;
  };
  const asking = withQuery(client, () => (...values) => {
    if (ended) throw new Error("a read asks everything in its first turn");
    return send(...values);
  });
  const packet = hold(client);
  try {
    const begun = send(begin);
    // Awaited once: a query of Drizzle's is sent anew by whoever waits for it.
    const working = (async () => work(asking))();
    working.catch(() => {});
    await new Promise<void>((resolve) => process.nextTick(resolve));
    ended = true;
    const committed = send("commit");
    committed.catch((error: Error) => (broken = error));
    packet.release();
    const [beginning, result, commit] = await Promise.allSettled([begun, working, committed]);
    for (const settled of [beginning, result, commit]) if (settled.status === "rejected") throw settled.reason;
    if (result.status === "rejected") throw result.reason;
    return result.value;
  } finally {
    client.release(broken);
  }
}
