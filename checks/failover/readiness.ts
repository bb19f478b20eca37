import { setTimeout as sleep } from "node:timers/promises";

const EVERY_MS = 250;
/** Longer than the server takes to answer by itself (operation.ts), on a busy machine. */
const LATE_MS = 6000;

interface Look {
  at: number;
  ready: boolean;
  ms: number;
}

/** Asks a process all the time whether it is ready. */
export class Readiness {
  readonly looks: Look[] = [];
  private ending = false;
  private readonly running: Promise<void>;

  constructor(url: () => string) {
    this.running = this.watch(url);
  }

  private async watch(url: () => string): Promise<void> {
    while (!this.ending) {
      const at = performance.now();
      const ready = await fetch(`${url()}/readyz`, { signal: AbortSignal.timeout(LATE_MS) }).then(
        async (response) => {
          await response.text();
          return response.ok;
        },
        () => false,
      );
      this.looks.push({ at, ready, ms: performance.now() - at });
      await sleep(EVERY_MS);
    }
  }

  async stop(): Promise<void> {
    this.ending = true;
    await this.running;
  }

  /** Looks between two moments that did not say what was true, by seconds since `from`. */
  lies(from: number, to: number, truth: boolean): string[] {
    return this.looks
      .filter(({ at, ready }) => at > from && at < to && ready !== truth)
      .map(({ at, ready }) => `${ready ? "ready" : "not ready"} at ${((at - from) / 1000).toFixed(1)} s`);
  }

  get slowestMs(): number {
    return Math.max(0, ...this.looks.map(({ ms }) => ms));
  }
}
