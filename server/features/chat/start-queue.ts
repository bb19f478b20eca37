/**
 * Starts tasks one after another: the next when this one is done or has taken `holdMs`, so that a slow one does not
 * block the rest. In a burst, other work gets its turn between two starts and not after all of them.
 */
export function createStartQueue(holdMs: number): <T>(work: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve();
  return async (work) => {
    const before = last;
    const turn = Promise.withResolvers<void>();
    last = turn.promise;
    await before;
    const timer = setTimeout(turn.resolve, holdMs);
    try {
      return await work();
    } finally {
      clearTimeout(timer);
      turn.resolve();
    }
  };
}
