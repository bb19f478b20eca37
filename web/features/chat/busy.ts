import {
  createContext,
  startTransition,
  use,
  useEffect,
  useLayoutEffect,
  useState,
  useSyncExternalStore,
  type Context,
} from "react";

interface BusyStore {
  now: () => boolean;
  set: (busy: boolean) => void;
  subscribe: (listener: () => void) => () => void;
}

function createBusyStore(busy: boolean): BusyStore {
  const listeners = new Set<() => void>();
  return {
    now: () => busy,
    set: (next) => {
      if (next === busy) return;
      busy = next;
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/**
 * Whether an answer is under way. Held in a store that never changes, so that sending a message does not redraw a long
 * conversation.
 */
export const Busy: Context<BusyStore> = createContext(createBusyStore(false));

/** What to provide as `Busy`. */
export function useBusyStore(busy: boolean): BusyStore {
  const [store] = useState(() => createBusyStore(busy));
  useLayoutEffect(() => store.set(busy), [store, busy]);
  return store;
}

/** Whether an answer is under way. */
export function useBusy(): boolean {
  const { subscribe, now } = use(Busy);
  return useSyncExternalStore(subscribe, now);
}

/**
 * Like `useBusy`, for buttons that every answer has: `busy` follows in a transition, after the sent message is painted;
 * handlers ask `now()`.
 */
export function useBusySoon(): { busy: boolean; now: () => boolean } {
  const { subscribe, now } = use(Busy);
  const [busy, setBusy] = useState(now);
  useEffect(() => {
    const follow = () => startTransition(() => setBusy(now()));
    follow();
    return subscribe(follow);
  }, [subscribe, now]);
  return { busy, now };
}
