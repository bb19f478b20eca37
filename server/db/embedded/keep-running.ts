import { setTimeout as sleep } from "node:timers/promises";

/** Something that runs until it stops or fails. */
export interface Running {
  failed: Promise<Error>;
  stop(): Promise<void>;
}

/** A failure sooner than this after the start counts towards FAILURES_MAX, at which it is no longer restarted. */
const STEADY_MS = 60_000;
const FAILURES_MAX = 5;
const WAIT_MS = { first: 250, longest: 5000 };

interface Options {
  /** Failures while the disk is full do not count: they end when there is space. */
  hasDiskSpace: () => boolean;
  onFailure?: ((error: Error) => void) | undefined;
}

/** Starts something, and restarts it when it fails. @throws the error of the first start. */
export async function keepRunning(
  start: () => Promise<Running>,
  { hasDiskSpace, onFailure }: Options,
): Promise<Running> {
  const failed = Promise.withResolvers<Error>();
  const stopping = new AbortController();
  let running: Running | null = await start();

  async function restart(): Promise<Running | null> {
    for (let wait = WAIT_MS.first; ; wait = Math.min(2 * wait, WAIT_MS.longest)) {
      await sleep(wait, undefined, { ref: false, signal: stopping.signal }).catch(() => undefined);
      if (stopping.signal.aborted) return null;
      try {
        return await start();
      } catch (error) {
        if (tooManyFailures(error as Error)) throw error;
      }
    }
  }

  let failures = 0;
  /** True if there were too many failures. */
  function tooManyFailures(error: Error): boolean {
    onFailure?.(error);
    if (hasDiskSpace()) failures += 1;
    return failures >= FAILURES_MAX;
  }

  async function supervise(): Promise<void> {
    while (running) {
      const startedAt = performance.now();
      const error = await Promise.race([running.failed, stopped]);
      if (!error) return;
      running = null;
      if (performance.now() - startedAt > STEADY_MS) failures = 0;
      if (tooManyFailures(error)) throw error;
      running = await restart();
    }
  }

  const stopped = new Promise<null>((done) => stopping.signal.addEventListener("abort", () => done(null)));
  const supervising = supervise().catch((error: Error) => failed.resolve(error));
  return {
    failed: failed.promise,
    stop: async () => {
      stopping.abort();
      await supervising;
      await running?.stop();
    },
  };
}
