import { setTimeout as sleep } from "node:timers/promises";
import { hasCode } from "#server/causes.ts";

/** SQLSTATE deadlock_detected. */
const DEADLOCK = "40P01";
const MOST_TRIES = 3;
/** Milliseconds until the next try: at once, it might take again what the other one has just been given. */
const TANGLED_MS = 50;

/** Tries again what was undone because it and another transaction waited for each other: the other one is done by then. */
export async function untangled<T>(attempt: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await attempt();
    } catch (error) {
      if (!hasCode(error, DEADLOCK) || tries === MOST_TRIES) throw error;
      await sleep(TANGLED_MS * (1 + Math.random()));
    }
  }
}
