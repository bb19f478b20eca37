/** What a generator returns, without a pause between its parts. */
export function finish<R>(work: Generator<void, R>): R {
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
  }
}
