import { forgetLeaving } from "./offline/leave-device.ts";
import { unsubscribeBrowser } from "./push-subscription.ts";

/**
 * Session changes broadcast to all tabs: signing out in one signs out the others. The session cookie itself is
 * HttpOnly.
 */
export type SessionEvent = "signed-in" | "signed-out" | "user-updated";

const channel = typeof BroadcastChannel === "undefined" ? null : new BroadcastChannel("sintonia-session");
const lost = new EventTarget();

/** Broadcasts to the other tabs. A new or ended session also ends the previous user's notifications on this device. */
export function announceSession(event: SessionEvent): void {
  if (event !== "user-updated") unsubscribeBrowser().catch(() => undefined);
  if (event === "signed-in") forgetLeaving();
  channel?.postMessage(event);
}

/** Listens to other tabs' broadcasts; returns the unsubscribe function. */
export function onSessionEvent(listener: (event: SessionEvent) => void): () => void {
  const handle = (message: MessageEvent<SessionEvent>) => listener(message.data);
  channel?.addEventListener("message", handle);
  return () => channel?.removeEventListener("message", handle);
}

/** Reports that the server rejected this tab's session. */
export function announceSessionLost(): void {
  lost.dispatchEvent(new Event("lost"));
}

export function onSessionLost(listener: () => void): () => void {
  lost.addEventListener("lost", listener);
  return () => lost.removeEventListener("lost", listener);
}
