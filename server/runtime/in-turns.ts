import { setImmediate } from "node:timers/promises";

/** Milliseconds of work after which others are answered. */
const TURN_MS = 8;

/**
 * Does work that may be interrupted wherever it yields, and lets everybody else be answered in between once it has
 * lasted a while: for what somebody may have thousands of. A transaction may be open meanwhile.
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

/** The same for what is made of each item by itself, in their order. */
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
