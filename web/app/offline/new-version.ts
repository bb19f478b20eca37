import { Workbox } from "workbox-window";
import { isReachable } from "#web/app/chunk-errors.ts";
import { canHaveWorker, WORKER_URL } from "./device.ts";

/** Held, shared, by every open tab that has not agreed to the new version. */
const LOCK = "sintonia-version";
/** How often a newer version is looked for while the application is open, in milliseconds. */
const LOOK_MS = 3_600_000;
/** How long an agreed version may take to start before the tab fetches it from the server, in milliseconds. */
const START_MS = 4000;

/**
 * Whether this tab already runs the version of the waiting worker: pages come from the server where there is one. The
 * name of this module changes with every version, because it contains the names of those it imports.
 */
async function isCurrent(worker: ServiceWorker): Promise<boolean> {
  const channel = new MessageChannel();
  const answer = new Promise<boolean>((resolve) => {
    channel.port1.addEventListener("message", ({ data }: MessageEvent<unknown>) => resolve(data === true));
    channel.port1.start();
  });
  worker.postMessage({ type: "HOLDS", url: import.meta.url }, [channel.port2]);
  const held = await answer;
  channel.port1.close();
  return held;
}

interface VersionWatch {
  /** Resolves once every other open tab has agreed as well. */
  agree: () => Promise<void>;
  stop: () => void;
}

/**
 * Registers the service worker, and finds out whether a newer version waits. A version only replaces another once every
 * open tab has agreed or is closed, because its worker deletes the files that the tabs of the old version still load.
 */
export async function watchVersion(onOffer: () => void): Promise<VersionWatch> {
  const registered = { agree: async () => {}, stop: () => {} };
  if (!canHaveWorker()) return registered;
  const workbox = new Workbox(WORKER_URL);
  let release = () => {};
  let stopped = false;
  let agreed = false;
  let offered = false;
  let late: ReturnType<typeof setTimeout> | undefined;
  void navigator.locks.request(LOCK, { mode: "shared" }, () =>
    agreed || stopped ? undefined : new Promise<void>((resolve) => (release = resolve)),
  );

  async function agree(): Promise<void> {
    if (agreed) return;
    agreed = true;
    release();
    // Granted as soon as no other tab objects.
    await navigator.locks.request(LOCK, () => {
      if (stopped) return;
      workbox.messageSkipWaiting();
      if (offered) reloadIfLate();
    });
  }

  /**
   * A browser lets the new worker start only once the old one has no request left. One page that does not arrive, in
   * any tab, holds it up for as long as the browser allows (five minutes in Chromium). The server’s pages are those of
   * the new version under either worker.
   */
  function reloadIfLate(): void {
    late = setTimeout(async () => {
      if (!(await isReachable(location.href))) return reloadIfLate();
      if (!stopped) location.reload();
    }, START_MS);
  }
  workbox.addEventListener("waiting", ({ sw }) => {
    if (!sw || stopped) return;
    void isCurrent(sw).then((current) => {
      if (stopped) return;
      if (current) return agree();
      // A tab that was opened before there was a worker has none, and would not be told of another.
      sw.addEventListener("statechange", () => {
        if (agreed && sw.state === "activated") location.reload();
      });
      offered = true;
      return onOffer();
    });
  });
  await workbox.register({ immediate: true });
  // The browser looks for a new version at navigations only, and an installed application may stay open for days.
  const look = () => void workbox.update().catch(() => undefined);
  const timer = setInterval(look, LOOK_MS);
  return {
    agree,
    stop: () => {
      stopped = true;
      clearInterval(timer);
      clearTimeout(late);
      release();
    },
  };
}
