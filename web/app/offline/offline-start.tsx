import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense, useEffect, useState, type ComponentType, type ReactNode } from "react";
import { fetchByPage } from "#web/app/fetch-later.ts";
import { profileQuery } from "#web/app/session.ts";
import { useSessionEnded } from "#web/app/use-session-ended.ts";
import { FIRST_SCREEN_MS } from "#web/app/when-idle.ts";
import { canHaveWorker, canKeep, claimDevice, forgetReads, useSharedDevice } from "./device.ts";
import { setQueueLoader } from "./waiting.ts";

/** Whether the service worker gave this page because there is no network. */
export function isShell(): boolean {
  return document.documentElement.dataset["shell"] !== undefined;
}

export interface OfflineProps {
  /** Id of the signed-in account. */
  owner: string;
  /** Shown instead of what cannot be loaded. */
  fallback: ReactNode;
}

/** Renders what `load` brings once the first screen is usable; until then, or if it cannot be loaded, the fallback. */
export function lazyOffline(load: () => Promise<ComponentType<OfflineProps>>) {
  const Parts = lazy(() =>
    load().then(
      (component) => ({ default: component }),
      () => ({ default: ({ fallback }: OfflineProps) => fallback }),
    ),
  );

  /** Starts what works without a network, for the signed-in account and as long as its session lasts. */
  return function OfflineStart({ fallback }: { fallback: ReactNode }) {
    const owner = useQuery({ ...profileQuery, enabled: false }).data?.user_id;
    const ended = useSessionEnded();
    const shared = useSharedDevice();
    const [ready, setReady] = useState(false);

    useEffect(() => {
      if (ended) void forgetReads();
    }, [ended]);
    useEffect(() => {
      if (!owner) return undefined;
      if (ended || shared || !canKeep() || !canHaveWorker()) fetchByPage();
      if (ended || shared) return undefined;
      void claimDevice(owner);
      const begin = () => setReady(canKeep());
      const timer = setTimeout(begin, isShell() ? 0 : FIRST_SCREEN_MS);
      if (canKeep()) setQueueLoader(begin);
      return () => {
        clearTimeout(timer);
        setQueueLoader(null);
        setReady(false);
      };
    }, [owner, ended, shared]);

    if (!ready || !owner || ended || shared) return fallback;
    return (
      <Suspense fallback={fallback}>
        <Parts owner={owner} fallback={fallback} />
      </Suspense>
    );
  };
}
