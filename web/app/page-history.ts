import { createBrowserHistory, type RouterHistory } from "@tanstack/react-router";
import { refetchModules, isReachable } from "./chunk-errors.ts";

/** How long to wait for a page's chunks before the router shows its pending state, in milliseconds. */
const PATIENCE = 400;

/** A requested page that could not be fetched. */
export interface HeldPage {
  href: string;
  retry: () => void;
}

let held: HeldPage | null = null;
const listeners = new Set<() => void>();

/** Sets the page that could not be fetched, for `PageGate` to report; null clears it. */
export function holdPage(page: HeldPage | null): void {
  if (held === page) return;
  held = page;
  for (const listener of listeners) listener();
}

export function heldPage(): HeldPage | null {
  return held;
}

export function onHeldPage(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/**
 * Browser history that stays on the current page, with its unsaved input, if the next page's chunks cannot be fetched.
 * `load` fetches a page's chunks and resolves to whether all loaded; undefined if they already are.
 */
export function createPageHistory(load: (href: string) => Promise<boolean> | undefined): RouterHistory {
  const history = createBrowserHistory();
  // A newer navigation cancels pending ones.
  let newest = 0;
  for (const way of ["push", "replace"] as const) {
    const go = history[way];
    history[way] = (href, state, options) => {
      const asked = (newest += 1);
      holdPage(null);
      // A redirect is part of a navigation that has already started; if it fails, the error screen shows it.
      const loading = options?.ignoreBlocker ? undefined : load(href);
      if (!loading) return go(href, state, options);
      const patience = new Promise<"slow">((resolve) => setTimeout(resolve, PATIENCE, "slow"));
      void Promise.race([loading, patience]).then(async (came) => {
        if (asked !== newest) return;
        if (came) return go(href, state, options);
        // The chunks of an older version are gone from the server: load the document of the new one.
        const reachable = await isReachable(href);
        if (reachable && asked === newest) await refetchModules();
        if (asked !== newest) return;
        if (reachable) return location.assign(href);
        holdPage({ href, retry: () => history[way](href, state, options) });
      });
      return undefined;
    };
  }
  return history;
}
