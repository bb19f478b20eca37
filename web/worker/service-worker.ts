import { disable as disableNavigationPreload, enable as enableNavigationPreload } from "workbox-navigation-preload";
import { cleanupOutdatedCaches, matchPrecache, precacheAndRoute } from "workbox-precaching";
import { NavigationRoute, registerRoute } from "workbox-routing";
import { isOfflinePage, noteAddress, SHARE_URL, SHELL_URL } from "./offline-pages.ts";
import { listenForPushes, type PushScope } from "./push.ts";
import { shellFor } from "./shell.ts";
import type { PageRequest, WorkerScope } from "./worker-scope.ts";

declare const self: WorkerScope & PushScope;

const files = self.FILES_OF_THIS_VERSION;

/** How long a page is waited for before the shell shows what was read last, in milliseconds. */
const PATIENCE_MS = 3000;

precacheAndRoute(files, { cleanURLs: false, directoryIndex: "" });
cleanupOutdatedCaches();
// In Firefox (seen in 153) a page whose preload fails is the browser's error page, whatever the worker answers.
if (navigator.userAgent.includes(" Firefox/")) disableNavigationPreload();
else enableNavigationPreload();
listenForPushes(self);

/** The offline shell for the page at this path; undefined if it is not in the cache. */
async function shell(path: string): Promise<Response | undefined> {
  const kept = await matchPrecache(SHELL_URL);
  if (!kept) return undefined;
  const cookie = async (name: string) => (await self.cookieStore?.get(name).catch(() => null))?.value ?? "";
  return shellFor(kept, { language: await cookie("sintonia_lang"), theme: await cookie("sintonia_theme"), path });
}

/** Whether a proxy answers that the server is not there. */
const isGone = ({ status }: Response) => status === 502 || status === 503 || status === 504;

async function fromServer({ request, preloadResponse }: PageRequest): Promise<Response> {
  return (await preloadResponse) ?? fetch(request);
}

/** The server's page; the shell if it does not come. */
async function page(event: PageRequest): Promise<Response> {
  const fetched = fromServer(event);
  const arrived = fetched.then(
    (response) => (isGone(response) ? null : response),
    () => null,
  );
  const late = new Promise<null>((resolve) => setTimeout(resolve, PATIENCE_MS, null));
  return (await Promise.race([arrived, late])) ?? (await shell(new URL(event.request.url).pathname)) ?? fetched;
}

registerRoute(
  new NavigationRoute(({ event, url }) => {
    const asked = event as unknown as PageRequest;
    if (isOfflinePage(url.pathname)) return page(asked);
    const fetched = fromServer(asked);
    // The server redirects signed-in users from the landing page to the application; so does this without a server.
    return url.pathname === "/" ? fetched.catch(() => Response.redirect("/home")) : fetched;
  }),
);

registerRoute(
  ({ url }) => url.pathname === SHARE_URL,
  async ({ request }) => {
    const form = await request.formData();
    const field = (name: string) => {
      const value = form.get(name);
      return typeof value === "string" ? value : null;
    };
    return Response.redirect(noteAddress([field("title"), field("text"), field("url")]), 303);
  },
  "POST",
);

self.addEventListener("message", ({ data, ports }) => {
  const { type, url } = (data ?? {}) as { type?: unknown; url?: unknown };
  // Sent once every open tab has agreed (web/app/offline/new-version.ts).
  if (type === "SKIP_WAITING") void self.skipWaiting();
  // Whether a tab already runs this version.
  if (type === "HOLDS") ports[0]?.postMessage(files.some((file) => new URL(file.url, self.origin).href === url));
});
