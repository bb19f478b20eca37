import { useSyncExternalStore } from "react";

/** Database of what was read, and database of what waits to be sent. Each has a key of its own. */
export const KEPT = "sintonia-kept";
export const WAITING = "sintonia-waiting";
/** Also in server/pages/offline-shell.ts. */
export const WORKER_URL = "/service-worker.js";

const OWNER = "sintonia-owner";
const SHARED = "sintonia-shared-device";

function item(name: string): string | null {
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
}

function setItem(name: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(name);
    else localStorage.setItem(name, value);
  } catch {
    // Storage is forbidden: nothing is kept on this device.
  }
}

function deleteDatabase(name: string): Promise<void> {
  return new Promise((resolve) => {
    try {
      const asked = indexedDB.deleteDatabase(name);
      // Open connections close themselves (vault.ts); a tab that is frozen is waited for by the browser.
      for (const end of ["success", "error", "blocked"]) asked.addEventListener(end, () => resolve());
    } catch {
      resolve();
    }
  });
}

/** Deletes what was read, with its key, because the session has ended; what waits stays for the same account. */
export function forgetReads(): Promise<void> {
  return deleteDatabase(KEPT);
}

/** Deletes everything that is kept for working without a network, with its keys. */
export async function forgetDevice(): Promise<void> {
  setItem(OWNER, null);
  await Promise.all([deleteDatabase(KEPT), deleteDatabase(WAITING)]);
}

/** The id of the account that this device keeps something for; null for none. */
export function ownerOfDevice(): string | null {
  return item(OWNER);
}

/** Makes an account the one that this device keeps something for; deletes what was kept for another. */
export async function claimDevice(owner: string): Promise<void> {
  if (item(OWNER) !== owner) await forgetDevice();
  setItem(OWNER, owner);
}

/** Whether several people use this device, so that nothing is kept on it. */
export function isSharedDevice(): boolean {
  return item(SHARED) !== null;
}

const listeners = new Set<() => void>();

export async function setSharedDevice(shared: boolean): Promise<void> {
  setItem(SHARED, shared ? "yes" : null);
  for (const listener of listeners) listener();
  if (shared) await forgetDevice();
}

function onSharedDevice(listener: () => void): () => void {
  listeners.add(listener);
  // Another tab may change it.
  addEventListener("storage", listener);
  return () => {
    listeners.delete(listener);
    removeEventListener("storage", listener);
  };
}

/** Reactive `isSharedDevice`. */
export function useSharedDevice(): boolean {
  return useSyncExternalStore(onSharedDevice, isSharedDevice, () => false);
}

/** Whether this browser can keep something encrypted. It cannot over plain http, and in some private windows. */
export function canKeep(): boolean {
  try {
    localStorage.setItem(`${OWNER}-test`, "");
    localStorage.removeItem(`${OWNER}-test`);
    return typeof indexedDB !== "undefined" && typeof crypto.subtle !== "undefined" && !isSharedDevice();
  } catch {
    return false;
  }
}

/** Whether this browser can run the service worker; in development there is none. */
export function canHaveWorker(): boolean {
  return "serviceWorker" in navigator && "locks" in navigator && !import.meta.env.DEV;
}

/** Whether a service worker answers this page's requests. */
export function isServedByWorker(): boolean {
  return "serviceWorker" in navigator && navigator.serviceWorker.controller !== null;
}

/** Deletes what was read about somebody or from a conversation that the user has deleted. */
export function forgetAbout(id: string): void {
  if (!ownerOfDevice()) return;
  import("./kept-reads.ts").then(
    ({ forgetRecords }) => forgetRecords(id),
    () => undefined,
  );
}
