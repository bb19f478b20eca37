import type pg from "pg";
import { socketOf } from "./packet.ts";
import { isDirect, withoutNames } from "./pooler.ts";
import { prepareForReads } from "./single-statements.ts";

const MOST = 10;
/** Connections kept for whoever comes next, who would otherwise wait until they are open and have planned their statements. */
const KEPT = 2;
/** A connection that nobody uses is closed after this many milliseconds, except for those kept. */
const IDLE_MS = 10_000;
/** Where nothing answers any more, TCP closes a connection some ten seconds after that. */
const PROBE_AFTER_MS = 10_000;
/** A connection that sends nothing for this many milliseconds while a query runs is closed; queries end before (`settings.ts`). */
const SILENCE_MS = 12_000;

export interface PostgresPoolOptions {
  /** Default SILENCE_MS. */
  silenceMs?: number;
  /** Default IDLE_MS. */
  idleMs?: number;
}

/** A pool's options. `isLent`: a pooler in front lends its connections by transaction. */
export function postgresPoolOptions(
  connectionString: string,
  { silenceMs = SILENCE_MS, idleMs = IDLE_MS, isLent }: PostgresPoolOptions & { isLent: boolean },
): pg.PoolConfig {
  return {
    connectionString,
    max: MOST,
    min: KEPT,
    idleTimeoutMillis: idleMs,
    keepAlive: true,
    keepAliveInitialDelayMillis: PROBE_AFTER_MS,
    pipeline: true,
    // pg-pool awaits it and drops the connection if it rejects; its types do not say so.
    onConnect: async (client) => {
      limitSilence(client, silenceMs);
      if (isLent) withoutNames(client);
      else if (await isDirect(client)) await prepareForReads(client);
    },
  };
}

/** Connections in a pool that nobody uses. */
const idle = new WeakSet<pg.ClientBase>();

/** Tells which of the pool's connections may be silent. */
export function noteIdle(pool: pg.Pool): void {
  pool.on("acquire", (client) => idle.delete(client));
  pool.on("release", (_, client) => idle.add(client));
}

/**
 * Destroys a connection in use that sends nothing for `ms`, which rejects its queries. The driver's `query_timeout` sets a
 * timer for each query, which keeps its rows alive in the young generation: garbage collection then took a tenth of the
 * processor time of the people list under load.
 */
function limitSilence(client: pg.ClientBase, ms: number): void {
  const socket = socketOf(client);
  socket.setTimeout(ms, () => {
    if (!idle.has(client)) socket.destroy(Object.assign(new Error("the database says nothing"), { code: "ETIMEDOUT" }));
  });
}
