/**
 * A process says every second or so that its answer is still being written (see run.ts). After this silence, in
 * seconds, whoever finds the row may take it for left over by a process that died.
 */
export const STALE_SECONDS = 30;

export function isStale(lastSign: Date, now: Date): boolean {
  return now.getTime() - lastSign.getTime() > STALE_SECONDS * 1000;
}
