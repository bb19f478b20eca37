/** Limit for `timesTheWork`: for 4 times the text, linear work takes 4 times as long, quadratic 16, cubic 64. */
export const MOST_TIMES_THE_WORK = 40;
/** Shorter CPU times, in ms, are noise. */
const LEAST_MS = 40;

/** CPU time in ms. Unlike elapsed time, it does not depend on how busy the machine is. */
function cpuTime(work: () => void): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}

/** The ratio of the CPU time for a text of `length` to that for a quarter of it. */
export function timesTheWork(work: (length: number) => void, length: number): number {
  work(length / 4);
  const short = cpuTime(() => work(length / 4));
  return cpuTime(() => work(length)) / Math.max(short, LEAST_MS);
}
