/**
 * What happens to a session, told to every tab: one that signs out takes the others with it. The session itself is a
 * cookie that no script can read.
 */
export type SessionEvent = "signed-in" | "signed-out" | "user-updated";

const channel = typeof BroadcastChannel === "undefined" ? null : new BroadcastChannel("sintonia-session");
const lost = new EventTarget();

/** Tells the other tabs. */
export function announceSession(event: SessionEvent): void {
  channel?.postMessage(event);
}

/** Calls back on what other tabs announce; returns the way to stop. */
export function onSessionEvent(listener: (event: SessionEvent) => void): () => void {
  const handle = (message: MessageEvent<SessionEvent>) => listener(message.data);
  channel?.addEventListener("message", handle);
  return () => channel?.removeEventListener("message", handle);
}

/** Says that the server no longer knows this session, although the page thought it had one. */
export function announceSessionLost(): void {
  lost.dispatchEvent(new Event("lost"));
}

export function onSessionLost(listener: () => void): () => void {
  lost.addEventListener("lost", listener);
  return () => lost.removeEventListener("lost", listener);
}
