import { useMemo, useState } from "react";

/** Turns in a group at most. */
export const GROUP_SIZE = 16;

export interface TurnGroup {
  /** Key of the first turn. */
  key: string;
  /** Index of the first turn, and the index after the last. */
  from: number;
  to: number;
}

/**
 * Divides turns into groups. A turn that began a group before begins one again, so that adding turns at either end
 * never moves a turn to another group.
 * @param keys keys of all turns, in order, each once
 * @param starts keys of the turns that began a group before
 */
export function groupTurns(keys: readonly string[], starts: ReadonlySet<string>): TurnGroup[] {
  const groups: TurnGroup[] = [];
  for (const [index, key] of keys.entries()) {
    const last = groups.at(-1);
    if (last && last.to - last.from < GROUP_SIZE && !starts.has(key)) last.to = index + 1;
    else groups.push({ key, from: index, to: index + 1 });
  }
  return groups;
}

/** The groups of turns whose keys change over time. */
export function useTurnGroups(keys: readonly string[]): TurnGroup[] {
  const [starts, setStarts] = useState<ReadonlySet<string>>(() => new Set());
  const groups = useMemo(() => groupTurns(keys, starts), [keys, starts]);
  if (groups.some(({ key }) => !starts.has(key))) setStarts(new Set([...starts, ...groups.map(({ key }) => key)]));
  return groups;
}
