const MINUTE = 60_000;
/** Minutes that are remembered. */
const MINUTES = 60;

/** Requests of the last hour, and those that failed through a fault of the server's. */
export interface RecentRequests {
  count: number;
  errors: number;
  /** The beginning of what is counted: an hour ago, or the process's start. */
  since: Date;
}

interface Counted {
  /** Minutes since 1970. */
  minute: number;
  count: number;
  errors: number;
}

/** Counts requests by the minute, in memory that does not grow. */
export function countRecent(now: () => number = Date.now) {
  const startedAt = now();
  const slots: Counted[] = Array.from({ length: MINUTES }, () => ({ minute: -1, count: 0, errors: 0 }));
  const minuteOf = (at: number) => Math.floor(at / MINUTE);
  return {
    add(status: number): void {
      const minute = minuteOf(now());
      const slot = slots[minute % MINUTES]!;
      if (slot.minute !== minute) Object.assign(slot, { minute, count: 0, errors: 0 });
      slot.count += 1;
      if (status >= 500) slot.errors += 1;
    },
    read(): RecentRequests {
      const first = minuteOf(now()) - MINUTES + 1;
      const kept = slots.filter(({ minute }) => minute >= first);
      return {
        count: kept.reduce((sum, { count }) => sum + count, 0),
        errors: kept.reduce((sum, { errors }) => sum + errors, 0),
        since: new Date(Math.max(startedAt, first * MINUTE)),
      };
    },
  };
}
