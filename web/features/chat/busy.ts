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
 * Whether a message is being sent or an answer is being written. A store with a stable identity, so that a change
 * re-renders only its subscribers and not a long conversation.
 */
export const Busy: Context<BusyStore> = createContext(createBusyStore(false));

/** The store to provide as `Busy`; follows `busy`. */
export function useBusyStore(busy: boolean): BusyStore {
  const [store] = useState(() => createBusyStore(busy));
  useLayoutEffect(() => store.set(busy), [store, busy]);
  return store;
}

/** Whether a message is being sent or an answer is being written. */
export function useBusy(): boolean {
  const { subscribe, now } = use(Busy);
  return useSyncExternalStore(subscribe, now);
}

/**
 * Like `useBusy`, for the buttons of every answer: `busy` updates in a transition, after the sent message is painted;
 * event handlers must check `now()`.
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
