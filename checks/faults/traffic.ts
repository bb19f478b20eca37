import { setTimeout as sleep } from "node:timers/promises";
import { isErrorCode } from "#domain/errors.ts";
import { Refused } from "../../tests/support/client.ts";
import type { Writers } from "./writers.ts";

/** Expected errors while the database is unavailable, its disk is full, or a rate limit is reached. */
const CLEAR = new Map([
  ["rate_limited", 429],
  ["unavailable", 503],
  ["storage_full", 507],
]);

/** The outcomes of reads or writes. */
export class Outcomes {
  done = 0;
  /** Expected errors by code. */
  readonly refused = new Map<string, number>();
  /** Everything else: unexpected errors, or no response. */
  readonly unclear: string[] = [];
  longestMs = 0;
  /** The operation that took longest. */
  slowest = "";

  refusals(): string {
    return [...this.refused].map(([code, count]) => `${count} ${code}`).join(", ") || "none";
  }

  /** Runs and measures an operation. Returns whether it succeeded. */
  async take(name: string, work: () => Promise<void>): Promise<boolean> {
    const begun = performance.now();
    try {
      await work();
      this.done += 1;
      return true;
    } catch (error) {
      const code = error instanceof Refused ? clearCode(error) : null;
      if (code === null) this.unclear.push(`${name}: ${String(error)}`);
      else this.refused.set(code, (this.refused.get(code) ?? 0) + 1);
      return false;
    } finally {
      // The end of a stream waits for the database, but the user already has the text, so it does not count.
      const ms = name === "message" ? 0 : performance.now() - begun;
      if (ms > this.longestMs) [this.longestMs, this.slowest] = [ms, name];
    }
  }
}

function clearCode({ answer: { status, body } }: Refused): string | null {
  const code = (body as { error?: { code?: unknown } } | null)?.error?.code;
  return typeof code === "string" && isErrorCode(code) && CLEAR.get(code) === status ? code : null;
}

/** Reads and writes with all accounts concurrently until stopped. */
export class Traffic {
  readonly reads: Outcomes;
  readonly writes: Outcomes;
  private ending = false;
  private readonly ended: Promise<unknown>;

  constructor(writers: Writers, { reads = new Outcomes(), writes = new Outcomes() } = {}) {
    this.reads = reads;
    this.writes = writes;
    const [first, second, third, fourth] = writers.accounts;
    if (!first || !second || !third || !fourth) throw new Error("four accounts are needed");
    this.ended = Promise.all([
      this.repeat("read", () => writers.read()),
      this.repeat("note", () => writers.note(first)),
      this.repeat("plan", () => writers.plan(second)),
      this.repeat("answer", () => writers.answer(third)),
      this.repeat("message", () => writers.message(fourth), 4000),
      this.repeat("sign-up", () => writers.signUp(), 1000),
    ]);
  }

  private async repeat(name: string, work: () => Promise<void>, pauseMs = 20): Promise<void> {
    const outcomes = name === "read" ? this.reads : this.writes;
    while (!this.ending) {
      await outcomes.take(name, work);
      await sleep(pauseMs);
    }
  }

  async stop(): Promise<void> {
    this.ending = true;
    await this.ended;
  }
}

/** Retries until `work` succeeds. Returns the milliseconds it took, or Infinity after `withinMs`. */
export async function retryUntilDone(work: () => Promise<unknown>, withinMs: number): Promise<number> {
  const begun = performance.now();
  for (;;) {
    try {
      await work();
      return performance.now() - begun;
    } catch {
      if (performance.now() - begun > withinMs) return Infinity;
      await sleep(100);
    }
  }
}
