import type { BACKUP_ERRORS, BACKUP_STATES } from "./contract.ts";

/** How long after a failure another attempt is made. */
const RETRY_MS = 3_600_000;
/** After a shutdown that interrupted one: most stops are restarts. */
const RESUME_MS = 60_000;

export interface PastRun {
  state: (typeof BACKUP_STATES)[number];
  startedAt: Date;
  /** Null while it runs. */
  endedAt: Date | null;
  leaseUntil: Date;
  error: (typeof BACKUP_ERRORS)[number] | null;
}

/**
 * Whether a backup should start now. One is due from `time` (HH:MM, in the process's time zone) on every day, and at once
 * where none has been made since it was last due. Clocks of several machines may differ by seconds, and a daylight
 * saving time that skips the hour moves it: neither makes two.
 */
export function isBackupDue(time: string, now: Date, past: readonly PastRun[]): boolean {
  const since = lastDue(time, now);
  if (isBackupRunning(now, past)) return false;
  for (const { state, startedAt, endedAt, leaseUntil, error } of past) {
    if (state === "good" && startedAt >= since) return false;
    const pause = error === "interrupted" ? RESUME_MS : RETRY_MS;
    if (state !== "good" && (endedAt ?? leaseUntil).getTime() > now.getTime() - pause) return false;
  }
  return true;
}

/** Whether a process makes one at this moment. */
export function isBackupRunning(now: Date, past: readonly PastRun[]): boolean {
  return past.some(({ state, leaseUntil }) => state === "running" && leaseUntil > now);
}

/** The last moment, up to now, at which the clock of the process's time zone showed this time. */
export function lastDue(time: string, now: Date): Date {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  const at = (daysAgo: number) => new Date(now.getFullYear(), now.getMonth(), now.getDate() - daysAgo, hours, minutes);
  return [at(0), at(1)].find((moment) => moment <= now) ?? at(2);
}
