/** Runs work, maybe later; settles as the work does. */
export type RunLimited = <T>(work: () => Promise<T>) => Promise<T>;

/**
 * Lets `most` pieces of work go on at once, in the order in which they came. Neither does work that takes long hold up
 * the rest, nor a crowd keep anybody for long: work does not count any more after `patienceMs`, and what has waited for
 * as long goes on.
 */
export function limitConcurrency(most: number, patienceMs: number): RunLimited {
  let running = 0;
  const waiting = new Set<() => void>();

  function begin(): () => void {
    running += 1;
    const end = (): void => {
      clearTimeout(timer);
      if (!counts) return;
      counts = false;
      running -= 1;
      const [next] = waiting;
      if (running < most) next?.();
    };
    let counts = true;
    const timer = setTimeout(end, patienceMs);
    return end;
  }

  const turn = (): Promise<() => void> =>
    new Promise((goOn) => {
      const start = (): void => {
        clearTimeout(timer);
        waiting.delete(start);
        goOn(begin());
      };
      const timer = setTimeout(start, patienceMs);
      waiting.add(start);
    });

  return async (work) => {
    const end = running < most ? begin() : await turn();
    try {
      return await work();
    } finally {
      end();
    }
  };
}

/** Runs work of somebody, maybe later; settles as the work does. */
export type RunLimitedEach = <T>(whose: string, work: () => Promise<T>) => Promise<T>;

/**
 * Lets `most` pieces of work of each owner go on at once, in the order in which they came. Owners do not wait for each
 * other.
 */
export function limitEach(most: number): RunLimitedEach {
  const lines = new Map<string, { running: number; waiting: (() => void)[] }>();
  return async (whose, work) => {
    const line = lines.get(whose) ?? { running: 0, waiting: [] };
    lines.set(whose, line);
    if (line.running < most) line.running += 1;
    // Whoever ends hands over its place.
    else await new Promise<void>((goOn) => line.waiting.push(goOn));
    try {
      return await work();
    } finally {
      const next = line.waiting.shift();
      if (next) next();
      else {
        line.running -= 1;
        if (line.running === 0) lines.delete(whose);
      }
    }
  };
}
