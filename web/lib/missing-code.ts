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
