import { setImmediate } from "node:timers/promises";

/** Milliseconds of work before yielding to the event loop. */
const TURN_MS = 8;

/**
 * Runs work that may be interrupted at each `yield`, and returns to the event loop now and then, so that other requests
 * are served: for what a user may have thousands of. May run inside a transaction.
 */
export async function inTurns<R>(work: Generator<void, R>): Promise<R> {
  let since = performance.now();
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
    if (performance.now() - since <= TURN_MS) continue;
    await setImmediate();
    since = performance.now();
  }
}

/** `inTurns` for a function of each item, in order. */
export function mapInTurns<T, R>(items: readonly T[], make: (item: T, index: number) => R): Promise<R[]> {
  return inTurns(
    (function* () {
      const made: R[] = [];
      for (const [index, item] of items.entries()) {
        made.push(make(item, index));
        yield;
      }
      return made;
    })(),
  );
}
