/** Runs a generator to its end and returns its result. */
export function finish<R>(work: Generator<void, R>): R {
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
  }
}
