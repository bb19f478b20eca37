import type { SubscribeInput } from "#domain/reminders/contract.ts";
import { WORKER_URL } from "./offline/device.ts";

/**
 * What stands in the way of notifications in this browser: nothing (`ready`); a page without https; a browser that has
 * none; one that has them only once the application is installed (iOS); the user's own refusal.
 */
export type PushSupport = "ready" | "insecure" | "unsupported" | "install" | "denied";

/** An iPhone or iPad; newer iPads say that they are a Mac. */
function isApple(): boolean {
  return (
    /iPhone|iPad|iPod/.test(navigator.userAgent) ||
    (/Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1)
  );
}

export async function pushSupport(): Promise<PushSupport> {
  if (!isSecureContext) return "insecure";
  const known = "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;
  if (!known) return isApple() ? "install" : "unsupported";
  if (Notification.permission === "denied") return "denied";
  return (await hasWorker().catch(() => false)) ? "ready" : "unsupported";
}

/** Whether there is a service worker to receive notifications. One is registered where what is read is not kept. */
async function hasWorker(): Promise<boolean> {
  if (await navigator.serviceWorker.getRegistration()) return true;
  if (import.meta.env.DEV) return false;
  await navigator.serviceWorker.register(WORKER_URL);
  if (!(await navigator.serviceWorker.getRegistration())) return false;
  // Only an active one can be subscribed.
  await navigator.serviceWorker.ready;
  return true;
}

/**
 * Asks the user for permission and subscribes this browser with the server's public key. Null if the user refuses. Call
 * it from a click: browsers ask at no other moment.
 */
export async function subscribeBrowser(key: string): Promise<SubscribeInput | null> {
  if ((await Notification.requestPermission()) !== "granted") return null;
  const registration = await navigator.serviceWorker.getRegistration();
  if (!registration) throw new Error("there is no service worker");
  // One made with another key receives nothing from this server.
  await (await registration.pushManager.getSubscription())?.unsubscribe();
  const made = await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  const { endpoint, keys } = made.toJSON();
  return { endpoint: endpoint ?? "", keys: { p256dh: keys?.["p256dh"] ?? "", auth: keys?.["auth"] ?? "" } };
}
