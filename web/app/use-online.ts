import { useEffect, useEffectEvent, useSyncExternalStore } from "react";

function subscribe(listener: () => void): () => void {
  addEventListener("online", listener);
  addEventListener("offline", listener);
  return () => {
    removeEventListener("online", listener);
    removeEventListener("offline", listener);
  };
}

/** The browser's `navigator.onLine`, reactive. */
export function useOnline(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
}

/** Calls `act` when the network comes back, while `isWanted`. */
export function useOnReconnect(isWanted: boolean, act: () => void): void {
  const acted = useEffectEvent(act);
  useEffect(() => {
    if (!isWanted) return undefined;
    const listener = () => acted();
    addEventListener("online", listener);
    return () => removeEventListener("online", listener);
  }, [isWanted]);
}
