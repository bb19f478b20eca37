import { dayOf } from "./short-day.ts";

/** A local day and its entries. */
export interface DayOf<T> {
  /** "2026-11-17". */
  day: string;
  entries: T[];
}

/** Groups entries by local day; days and entries newest first. */
export function byDay<T extends { at: string }>(entries: readonly T[]): DayOf<T>[] {
  const days = new Map<string, T[]>();
  for (const entry of entries.toSorted((a, b) => Date.parse(b.at) - Date.parse(a.at))) {
    const day = dayOf(new Date(entry.at));
    days.set(day, [...(days.get(day) ?? []), entry]);
  }
  return [...days].map(([day, found]) => ({ day, entries: found }));
}

/**
 * The marks to show between paginated entries: while more pages follow, only marks within the loaded range, because
 * older ones would move as entries load.
 */
export function marksWithin<T extends { at: string }>(
  marks: readonly T[],
  { oldest, more }: { oldest: string | undefined; more: boolean },
): T[] {
  if (!more || oldest === undefined) return [...marks];
  return marks.filter(({ at }) => Date.parse(at) >= Date.parse(oldest));
}
