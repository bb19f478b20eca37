import type { AnyRoute, AnyRouter } from "@tanstack/react-router";
import { loadPageTexts } from "./i18n.ts";

const known = new WeakSet<object>();

/**
 * Marks chunk-load errors, to tell them from errors thrown by loaded code. The router answers their original message
 * with a document reload, which offline leads to the browser's error page; with another message they reach the error
 * screen.
 */
export function watchChunkErrors(): void {
  addEventListener("vite:preloadError", ({ payload }) => {
    known.add(payload);
    payload.message = `Code that could not be fetched: ${payload.message}`;
  });
}

/** Whether this error is a failed chunk load. */
export function isChunkError(error: unknown): boolean {
  return typeof error === "object" && error !== null && known.has(error);
}

/** Whether a route's chunks are loaded: the router removes a component's `preload` once it is. */
function isLoaded({ options: { component, pendingComponent } }: AnyRoute): boolean {
  return [component, pendingComponent].every((part) => !(part as { preload?: unknown } | undefined)?.preload);
}

/** Fetches the chunks and texts of the page at an address. Resolves to whether all loaded; undefined if they already are. */
export function loadPageChunks(router: AnyRouter, href: string): Promise<boolean> | undefined {
  const [routes] = router.getMatchedRoutes(new URL(href, location.href).pathname);
  const texts = loadPageTexts(routes.at(-1)?.fullPath ?? "");
  if (!texts && routes.every(isLoaded)) return undefined;
  return Promise.all([texts, ...routes.map(async (route) => router.loadRouteChunk(route))]).then(
    () => routes.every(isLoaded),
    () => false,
  );
}

/** Whether the server responds with success at this address. */
export async function isReachable(href: string): Promise<boolean> {
  return fetch(href, { method: "HEAD", cache: "no-store" }).then(
    ({ ok }) => ok,
    () => false,
  );
}

/** Refetches the page's files, bypassing the cache: WebKit caches failed module loads, even across documents. */
export async function refetchModules(): Promise<void> {
  const files = [...document.querySelectorAll<HTMLLinkElement>("link[rel=modulepreload]")].map(({ href }) => href);
  await Promise.allSettled(files.map(async (file) => (await fetch(file, { cache: "reload" })).blob()));
}

const RELOADED = "sintonia-reloaded:";

/** Whether the document was already reloaded for this error, or storage is blocked; records the attempt. */
function wasReloaded({ message }: Error): boolean {
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
 * Reloads the document if the server responds but a chunk failed to load: the chunk belongs to a replaced version, or
 * the browser has cached the failure (WebKit). Automatically once per chunk; without limit if `asked`. Resolves to
 * whether it reloads.
 */
export async function reloadOnChunkError(failure: Error, { asked }: { asked: boolean }): Promise<boolean> {
  if (!isChunkError(failure) || !(await isReachable(location.href))) return false;
  if (!asked && wasReloaded(failure)) return false;
  await refetchModules();
  location.reload();
  return true;
}
