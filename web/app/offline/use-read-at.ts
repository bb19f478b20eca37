import { useQueryClient, type QueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { KEYS } from "#web/app/query-keys.ts";

const SHOWN = new Set<unknown>([KEYS.people, KEYS.notes, KEYS.interactions, KEYS.conversations].flat());

/** When the oldest data of this page was last read; null without any. */
function readAt(client: QueryClient): ReadAt | null {
  const times = client
    .getQueryCache()
    .findAll({ type: "active", predicate: ({ queryKey }) => SHOWN.has(queryKey[0]) })
    .map(({ state }) => state.dataUpdatedAt)
    .filter((time) => time > 0);
  if (times.length === 0) return null;
  const oldest = new Date(Math.min(...times));
  return { at: oldest.toISOString(), isToday: oldest.toDateString() === new Date().toDateString() };
}

/** The earlier value if nothing has changed, so that nothing is rendered again. */
function sameOr(before: ReadAt | null, now: ReadAt | null): ReadAt | null {
  return before && now && before.at === now.at && before.isToday === now.isToday ? before : now;
}

export interface ReadAt {
  /** ISO time. */
  at: string;
  isToday: boolean;
}

/** Reactive: when the oldest data of this page was last read; null if `watch` is false or there is none. */
export function useReadAt(watch: boolean): ReadAt | null {
  const client = useQueryClient();
  const [read, setRead] = useState<ReadAt | null>(null);
  useEffect(() => {
    if (!watch) return undefined;
    let frame = 0;
    // After the render that an event of the cache is part of.
    const look = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => setRead((before) => sameOr(before, readAt(client))));
    };
    look();
    const unsubscribe = client.getQueryCache().subscribe(look);
    return () => {
      unsubscribe();
      cancelAnimationFrame(frame);
    };
  }, [client, watch]);
  return watch ? read : null;
}
