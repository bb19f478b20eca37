/**
 * One signal from a caller's and a moving deadline. Moving the deadline only sets a number, so it can be done for every
 * chunk: the timer checks it when it fires.
 */
export class Deadline {
  readonly signal: AbortSignal;
  /** Whether the deadline, not the caller, aborted it. */
  timedOut = false;
  private readonly controller = new AbortController();
  private readonly endsAt: number;
  private dueAt: number;
  private firesAt = Number.POSITIVE_INFINITY;
  private timer: NodeJS.Timeout | undefined;

  constructor(signal: AbortSignal, totalMs: number) {
    this.signal = AbortSignal.any([signal, this.controller.signal]);
    this.endsAt = performance.now() + totalMs;
    this.dueAt = this.endsAt;
    this.arm();
  }

  /** Moves the deadline to this time from now, at most to the end of the total. */
  expectWithin(ms: number): void {
    this.dueAt = Math.min(performance.now() + ms, this.endsAt);
    if (this.dueAt < this.firesAt) this.arm();
  }

  stop(): void {
    clearTimeout(this.timer);
  }

  private arm(): void {
    clearTimeout(this.timer);
    this.firesAt = this.dueAt;
    this.timer = setTimeout(() => this.fire(), Math.max(0, this.dueAt - performance.now()));
  }

  private fire(): void {
    // A timer may fire a fraction of a millisecond early.
    if (performance.now() < this.dueAt - 1) return this.arm();
    this.timedOut = true;
    this.controller.abort();
  }
}
