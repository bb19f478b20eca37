import pg from "pg";
import { hasCode } from "#server/runtime/causes.ts";
import type { RunLimited } from "./limit-concurrency.ts";
import { gatherWrites, holdWrites } from "./packet.ts";
import { POSTGRES, POSTGRES_SESSION } from "./settings.ts";
import { isStandby } from "./standby.ts";

export type RunStatement = (query: pg.QueryConfig) => Promise<pg.QueryResult>;

/** Connections whose session has the settings of single statements. */
const prepared = new WeakSet<pg.ClientBase>();

/**
 * Has PostgreSQL's process keep up to 8 MB of memory between statements. By default glibc's allocator returns everything
 * over 128 KB to the system, and gets it again for each large plan; once a larger piece was freed, it keeps twice
 * that piece's size (decision 061). With another allocator this does nothing.
 */
const KEEP_MEMORY = "select length(repeat(' ', 4 * 1024 * 1024))";

/** A read that failed with what it shared is asked once more among others, then alone; one that took too long, alone. */
const SHARED_ATTEMPTS = 2;
/** query_canceled, after SHARED_MS (`settings.ts`) */
const TOO_LONG = "57014";
/** invalid_sql_statement_name: the statement that was to prepare the name has failed. */
const NOT_PREPARED = "26000";
/** admin_shutdown, crash_shutdown, cannot_connect_now, idle_session_timeout: PostgreSQL ends the connection. */
const ENDED = new Set(["57P01", "57P02", "57P03", "57P05"]);

const codeOf = (error: unknown): string => (error instanceof pg.DatabaseError ? (error.code ?? "") : "");

/** Nothing that is read changes anything that may not happen twice. */
function mayAskAgain(error: unknown): boolean {
  if (error instanceof pg.DatabaseError) return [TOO_LONG, NOT_PREPARED, ...ENDED].includes(codeOf(error));
  return !hasCode(error, "ETIMEDOUT");
}

/** For a connection that no pooler lends to others. */
export async function prepareForReads(client: pg.ClientBase): Promise<void> {
  await Promise.all([client.query(KEEP_MEMORY), client.query(POSTGRES_SESSION)]);
  prepared.add(client);
}

/** Statements on PostgreSQL in a transaction of their own, in one round trip. */
export function singleStatements(pool: pg.Pool, limited: RunLimited): Record<"statement" | "read", RunStatement> {
  const alone = (query: pg.QueryConfig) => limited(async () => inOnePacket(await pool.connect(), query));
  const share = shareConnections(pool, READERS);
  // Until a connection tells that a pooler lends it to others.
  let isLent = false;
  return {
    statement: alone,
    read: async (query) => {
      for (let attempt = 0; attempt < SHARED_ATTEMPTS && !isLent; attempt += 1) {
        let isSent = false;
        try {
          const answer = await share((client) => {
            if (!prepared.has(client)) return null;
            isSent = true;
            return client.query(query);
          });
          if (answer) return answer;
          isLent = true;
        } catch (error) {
          if (!isSent || !mayAskAgain(error)) throw error;
          if (codeOf(error) === TOO_LONG) break;
        }
      }
      return alone(query);
    },
  };
}

/** Single statements that share up to `most` connections. */
export function sharedStatements(pool: pg.Pool, most: number): RunStatement {
  const share = shareConnections(pool, most);
  return (query) => share((client) => client.query(query));
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

/** Connections that reads share at most. More brought fewer (decision 059). */
const READERS = 2;
/** Statements that share a turn of a connection at most, so that a transaction that waits for one gets it. */
const TURN = 32;

interface Turn {
  client: Promise<pg.PoolClient>;
  begun: number;
  running: number;
  broken?: Error;
}

/**
 * Lends up to `most` connections to several at a time. A statement that comes while others run is sent at once: the
 * database has the next one before it has answered, and need not be woken for each. What is sent at the same time leaves
 * in one packet. `run` sends one and waits for no other connection.
 */
function shareConnections(
  pool: pg.Pool,
  most: number,
): <T>(run: (client: pg.PoolClient) => T | Promise<T>) => Promise<T> {
  const turns = new Set<Turn>();
  const take = (): Turn => {
    const [least] = [...turns].toSorted((x, y) => x.running - y.running);
    if (least && turns.size === most) return least;
    const turn = { client: pool.connect(), begun: 0, running: 0 };
    turns.add(turn);
    return turn;
  };
  return async (run) => {
    const turn = take();
    turn.begun += 1;
    turn.running += 1;
    if (turn.begun === TURN) turns.delete(turn);
    const client = await turn.client.catch((error: unknown) => {
      turns.delete(turn);
      throw error;
    });
    try {
      gatherWrites(client);
      return await run(client);
    } catch (error) {
      if (isStandby(error) || ENDED.has(codeOf(error))) turn.broken = error as Error;
      // The connection is of no more use: nobody else may take it.
      if (turn.broken || !(error instanceof pg.DatabaseError)) turns.delete(turn);
      throw error;
    } finally {
      turn.running -= 1;
      if (turn.running === 0) {
        turns.delete(turn);
        client.release(turn.broken);
      }
    }
  };
}
