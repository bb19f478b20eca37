import { setTimeout as sleep } from "node:timers/promises";
import { hasCode } from "#server/runtime/causes.ts";

/** SQLSTATE deadlock_detected. */
const DEADLOCK = "40P01";
const MOST_TRIES = 3;
/** Milliseconds until the next try: at once, it might take again what the other one has just been given. */
const RETRY_MS = 50;

/** Runs a transaction again that PostgreSQL has aborted because of a deadlock. */
export async function retryOnDeadlock<T>(attempt: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await attempt();
    } catch (error) {
      if (!hasCode(error, DEADLOCK) || tries === MOST_TRIES) throw error;
      await sleep(RETRY_MS * (1 + Math.random()));
    }
  }
}
