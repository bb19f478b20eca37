import { setTimeout as sleep } from "node:timers/promises";
import { hasCode } from "#server/runtime/causes.ts";

/** SQLSTATE deadlock_detected. */
const DEADLOCK = "40P01";
const MAX_TRIES = 3;
/** Milliseconds before a retry: an immediate one could take a lock that the other transaction has just been granted. */
const RETRY_MS = 50;

/** Retries a transaction, or what a savepoint undoes, that PostgreSQL aborted because of a deadlock. */
export async function retryOnDeadlock<T>(attempt: () => Promise<T>, maxTries = MAX_TRIES): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await attempt();
    } catch (error) {
      if (!hasCode(error, DEADLOCK) || tries === maxTries) throw error;
      await sleep(RETRY_MS * (1 + Math.random()));
    }
  }
}
