import type pg from "pg";
import { holdWrites } from "./packet.ts";
import { POSTGRES, POSTGRES_SESSION } from "./settings.ts";
import { isStandby } from "./standby.ts";

export type RunStatement = (query: pg.QueryConfig) => Promise<pg.QueryResult>;

/** Connections whose session has the settings of single statements. */
const prepared = new WeakSet<pg.ClientBase>();

/** For a connection that no pooler lends to others. */
export async function prepareForReads(client: pg.ClientBase): Promise<void> {
  await client.query(POSTGRES_SESSION);
  prepared.add(client);
}

/** Statements on PostgreSQL in a transaction of their own, in one round trip. */
export function singleStatements(pool: pg.Pool): Record<"statement" | "read", RunStatement> {
  return {
    statement: async (query) => inOnePacket(await pool.connect(), query),
    read: async (query) => {
      const client = await pool.connect();
      return prepared.has(client) ? alone(client, query) : inOnePacket(client, query);
    },
  };
}

/** Begin, statement and commit in one packet. */
async function inOnePacket(client: pg.PoolClient, query: pg.QueryConfig): Promise<pg.QueryResult> {
  const writes = holdWrites(client);
  const sent = [client.query(POSTGRES.statement), client.query(query), client.query(POSTGRES.commit)] as const;
  writes.release();
  const [begun, answered, committed] = await Promise.allSettled(sent);
  let broken: Error | undefined;
  if (committed.status === "rejected") {
    await client.query("rollback").catch((reason: Error) => {
      broken = reason;
    });
  }
  if (answered.status === "rejected" && isStandby(answered.reason)) broken = answered.reason as Error;
  client.release(broken);
  for (const each of [begun, answered, committed]) if (each.status === "rejected") throw each.reason;
  return (answered as PromiseFulfilledResult<pg.QueryResult>).value;
}

/** Without a transaction block: PostgreSQL commits at its end. */
async function alone(client: pg.PoolClient, query: pg.QueryConfig): Promise<pg.QueryResult> {
  let broken: Error | undefined;
  try {
    return await client.query(query);
  } catch (error) {
    if (isStandby(error)) broken = error as Error;
    throw error;
  } finally {
    client.release(broken);
  }
}

/** Statements that share a turn of the connection at most, so that a transaction that waits for it gets one. */
const TURN = 32;

/**
 * Single statements on the only connection of the embedded database. Those that come while others run are sent at once,
 * so that the database has the next one before it has answered.
 */
export function sharedStatements(pool: pg.Pool): RunStatement {
  let turn: { client: Promise<pg.PoolClient>; begun: number; running: number } | undefined;
  return async (query) => {
    if (!turn || turn.begun === TURN) turn = { client: pool.connect(), begun: 0, running: 0 };
    const own = turn;
    own.begun += 1;
    own.running += 1;
    const client = await own.client.catch((error: unknown) => {
      if (turn === own) turn = undefined;
      throw error;
    });
    try {
      return await client.query(query);
    } finally {
      own.running -= 1;
      if (own.running === 0) {
        if (turn === own) turn = undefined;
        client.release();
      }
    }
  };
}
