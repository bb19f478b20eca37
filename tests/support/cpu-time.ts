/** The most that `timesTheWork` may be. Four times the text: 4 times the work where it is linear, 16 where quadratic, 64 where cubic. */
export const MOST_TIMES_THE_WORK = 40;
/** CPU time in ms below which nothing can be told from noise. */
const LEAST_MS = 40;

/** Milliseconds of CPU time, which waiting for a busy machine does not count in. */
function cpuTime(work: () => void): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}

/** How many times the CPU time of a quarter of a text the whole of `length` takes. */
export function timesTheWork(work: (length: number) => void, length: number): number {
  work(length / 4);
  const short = cpuTime(() => work(length / 4));
  return cpuTime(() => work(length)) / Math.max(short, LEAST_MS);
}
