import type { BACKUP_STATES } from "./contract.ts";

/** How long after a failure another attempt is made. */
const RETRY_MS = 3_600_000;

export interface PastRun {
  state: (typeof BACKUP_STATES)[number];
  startedAt: Date;
  /** Null while it runs. */
  endedAt: Date | null;
  leaseUntil: Date;
}

/**
 * Whether a backup should start now. One is due from `time` (HH:MM, in the process's time zone) on every day, and at once
 * where none has been made since it was last due. Clocks of several machines may differ by seconds, and a daylight
 * saving time that skips the hour moves it: neither makes two.
 */
export function isBackupDue(time: string, now: Date, past: readonly PastRun[]): boolean {
  const since = lastDue(time, now);
  for (const { state, startedAt, endedAt, leaseUntil } of past) {
    if (state === "running" && leaseUntil > now) return false;
    if (state === "good" && startedAt >= since) return false;
    if (state !== "good" && (endedAt ?? leaseUntil).getTime() > now.getTime() - RETRY_MS) return false;
  }
  return true;
}

/** The last moment, up to now, at which the clock of the process's time zone showed this time. */
export function lastDue(time: string, now: Date): Date {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  const at = (daysAgo: number) => new Date(now.getFullYear(), now.getMonth(), now.getDate() - daysAgo, hours, minutes);
  return [at(0), at(1)].find((moment) => moment <= now) ?? at(2);
}
