/**
 * Lets one piece of work begin after another: the next once this one is done, or has taken `holdMs`, so that a slow one
 * holds nobody up for long. Where many come at once, what is under way then gets its turn between two beginnings and not
 * after all of them.
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
