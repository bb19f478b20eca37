import { setTimeout as sleep } from "node:timers/promises";
import type { Services } from "#server/services.ts";
import type { Embedder } from "#server/ai/embed.ts";
import { embedPending, queueMissing } from "./embed-pending.ts";

/** Polling interval while the queue is empty. */
const IDLE_MS = 5000;
/** Pause between two searches of all users for records without an embedding. */
const MISSING_MS = 10 * 60_000;

export interface MemoryWorker {
  /** Aborts requests to the model; resolves once the database is no longer used. */
  stop(): Promise<void>;
}

/** Keeps the coach's memory up to date in the background; any number of processes may do so. */
export function startMemoryWorker(services: Services): MemoryWorker {
  const { db, ai, log } = services;
  const controller = new AbortController();
  const { signal } = controller;
  let looked = Number.NEGATIVE_INFINITY;
  /** The user after whom the search goes on; undefined at its beginning. */
  let after: string | undefined;

  async function round(): Promise<number> {
    if (ai.embedder && performance.now() - looked >= MISSING_MS) await lookForMissing(ai.embedder);
    return embedPending(services, signal);
  }

  /** At some users. What is queued already does not wait for a search that fails. */
  async function lookForMissing(embedder: Embedder): Promise<void> {
    try {
      after = (await queueMissing(db, embedder, after)) ?? undefined;
    } catch (error) {
      failed(error as Error);
      after = undefined;
    }
    if (after === undefined) looked = performance.now();
  }

  function failed({ name }: Error): void {
    if (!signal.aborted) log("error", "memory_failed", { kind: name });
  }

  async function work(): Promise<void> {
    while (!signal.aborted) {
      const taken = await round().catch((error: Error) => {
        failed(error);
        return 0;
      });
      if (taken === 0) await sleep(IDLE_MS, undefined, { signal, ref: false }).catch(() => undefined);
    }
  }

  const done = work();
  return {
    stop: async () => {
      controller.abort();
      await done;
    },
  };
}
