import { createBrowserHistory, type RouterHistory } from "@tanstack/react-router";
import { forgetFailures, isThere } from "./missing-code.ts";

/** How long a page's code is waited for before the router shows that it is on its way, in milliseconds. */
const PATIENCE = 400;

/** A page that was asked for and could not be fetched. */
export interface HeldPage {
  href: string;
  retry: () => void;
}

let held: HeldPage | null = null;
const listeners = new Set<() => void>();

/** Holds back the way to a page, for the screen to tell and to offer again; null when there is none any more. */
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
 * The browser's history, which stays on the page it is on where the next one's code cannot be fetched: what is typed there
 * is kept. `load` fetches a page and tells whether it came; nothing where all of it is here already.
 */
export function createPageHistory(load: (href: string) => Promise<boolean> | undefined): RouterHistory {
  const history = createBrowserHistory();
  // Whoever asks for another page meanwhile has decided otherwise.
  let newest = 0;
  for (const way of ["push", "replace"] as const) {
    const go = history[way];
    history[way] = (href, state, options) => {
      const asked = (newest += 1);
      holdPage(null);
      // A redirect is a part of a way that has begun: where it leads nowhere, the error screen says so.
      const loading = options?.ignoreBlocker ? undefined : load(href);
      if (!loading) return go(href, state, options);
      const patience = new Promise<"slow">((resolve) => setTimeout(resolve, PATIENCE, "slow"));
      void Promise.race([loading, patience]).then(async (came) => {
        if (asked !== newest) return;
        if (came) return go(href, state, options);
        // The files of an older version are gone: the page comes with those of the new one.
        const there = await isThere(href);
        if (there && asked === newest) await forgetFailures();
        if (asked !== newest) return;
        if (there) return location.assign(href);
        holdPage({ href, retry: () => history[way](href, state, options) });
      });
      return undefined;
    };
  }
  return history;
}
