import type { AnyRoute, AnyRouter } from "@tanstack/react-router";

const known = new WeakSet<object>();

/**
 * Tells failures to fetch code from those of code that failed. The router answers the first by loading the document anew,
 * which without a network leads out of the application: under another message they come to the error screen instead.
 */
export function watchMissingCode(): void {
  addEventListener("vite:preloadError", ({ payload }) => {
    known.add(payload);
    payload.message = `Code that could not be fetched: ${payload.message}`;
  });
}

/** Whether this is the failure to fetch a part of the application. */
export function isMissingCode(error: unknown): boolean {
  return typeof error === "object" && error !== null && known.has(error);
}

/** Whether the code of a route is here: the router takes the way to load it away once it is. */
function isLoaded({ options: { component, pendingComponent } }: AnyRoute): boolean {
  return [component, pendingComponent].every((part) => !(part as { preload?: unknown } | undefined)?.preload);
}

/** Fetches the code of the page at an address and tells whether all of it came; nothing where it is here already. */
export function loadPageCode(router: AnyRouter, href: string): Promise<boolean> | undefined {
  const [routes] = router.getMatchedRoutes(new URL(href, location.href).pathname);
  if (routes.every(isLoaded)) return undefined;
  return Promise.all(routes.map(async (route) => router.loadRouteChunk(route))).then(
    () => routes.every(isLoaded),
    () => false,
  );
}

/** Whether the server answers at this address. */
export async function isThere(href: string): Promise<boolean> {
  return fetch(href, { method: "HEAD", cache: "no-store" }).then(
    ({ ok }) => ok,
    () => false,
  );
}

/** Asks for the page's files again, past every cache: WebKit's keeps that one did not come, even for the next document. */
export async function forgetFailures(): Promise<void> {
  const files = [...document.querySelectorAll<HTMLLinkElement>("link[rel=modulepreload]")].map(({ href }) => href);
  await Promise.allSettled(files.map(async (file) => (await fetch(file, { cache: "reload" })).blob()));
}

const RELOADED = "sintonia-reloaded:";

/** Whether the document has been loaded anew for this failure, or storage is forbidden; from now on it has been. */
function wasTried({ message }: Error): boolean {
  try {
    const key = RELOADED + message;
    if (sessionStorage.getItem(key)) return true;
    sessionStorage.setItem(key, "1");
    return false;
  } catch {
    return true;
  }
}

/**
 * Loads the document anew where the server answers but a file of it did not come: it is of a version that is gone, or the
 * browser, as WebKit does, remembers the failure and never asks again. By itself once a file, else as often as `asked`.
 * Tells whether the document goes.
 */
export async function loadAnew(failure: Error, { asked }: { asked: boolean }): Promise<boolean> {
  if (!isMissingCode(failure) || !(await isThere(location.href))) return false;
  if (!asked && wasTried(failure)) return false;
  await forgetFailures();
  location.reload();
  return true;
}
