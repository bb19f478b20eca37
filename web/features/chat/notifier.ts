/**
 * Listeners to a state, told at once or, where changes come faster than they can be rendered, throttled: the first is
 * told at once, those that follow it once in each interval.
 */
export class Notifier {
  private readonly listeners = new Set<() => void>();
  private readonly interval: number;
  /** Runs as long as a throttled notification would come too early. */
  private timer: ReturnType<typeof setTimeout> | undefined;
  private waits = false;

  /** @param interval milliseconds between throttled notifications */
  constructor(interval: number) {
    this.interval = interval;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  notifySoon(): void {
    if (this.timer !== undefined) this.waits = true;
    else this.throttled();
  }

  notify(): void {
    this.waits = false;
    for (const listener of this.listeners) listener();
  }

  private throttled(): void {
    this.notify();
    this.timer = setTimeout(() => {
      this.timer = undefined;
      if (this.waits) this.throttled();
    }, this.interval);
  }
}
