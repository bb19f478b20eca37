/** Listeners to a state, told at once or, where changes come faster than they can be rendered, throttled. */
export class Notifier {
  private readonly listeners = new Set<() => void>();
  private readonly interval: number;
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** @param interval milliseconds between throttled notifications */
  constructor(interval: number) {
    this.interval = interval;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  notifySoon(): void {
    this.timer ??= setTimeout(() => this.notify(), this.interval);
  }

  notify(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    for (const listener of this.listeners) listener();
  }
}
