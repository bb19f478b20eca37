import { dayOf } from "./short-day.ts";

/** A local day and what belongs to it. */
export interface DayOf<T> {
  /** "2026-11-17". */
  day: string;
  entries: T[];
}

/** Groups by local day, the newest day and within it the newest entry first, whatever the order they come in. */
export function byDay<T extends { at: string }>(entries: readonly T[]): DayOf<T>[] {
  const days = new Map<string, T[]>();
  for (const entry of entries.toSorted((a, b) => Date.parse(b.at) - Date.parse(a.at))) {
    const day = dayOf(new Date(entry.at));
    days.set(day, [...(days.get(day) ?? []), entry]);
  }
  return [...days].map(([day, found]) => ({ day, entries: found }));
}

/**
 * The marks that stand between entries loaded page after page: while older entries are still to come, none that is
 * older than what is there, for those would move as the entries come.
 */
export function marksWithin<T extends { at: string }>(
  marks: readonly T[],
  { oldest, more }: { oldest: string | undefined; more: boolean },
): T[] {
  if (!more || oldest === undefined) return [...marks];
  return marks.filter(({ at }) => Date.parse(at) >= Date.parse(oldest));
}
