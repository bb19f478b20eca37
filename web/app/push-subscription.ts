/** The address at which this browser gets notifications; null if it does not. */
export async function pushEndpoint(): Promise<string | null> {
  return (await subscription())?.endpoint ?? null;
}

/** Ends notifications in this browser, whoever they were for; does nothing where there are none. */
export async function unsubscribeBrowser(): Promise<void> {
  await (await subscription())?.unsubscribe();
}

/** How long ending notifications may take where a page is being left, in milliseconds. */
const END_MS = 2000;

/** `unsubscribeBrowser`, for a page that is about to be left. Never fails: without a network the server ends them, too. */
export async function endNotifications(): Promise<void> {
  const late = new Promise<void>((resolve) => setTimeout(resolve, END_MS));
  await Promise.race([unsubscribeBrowser().catch(() => undefined), late]);
}

async function subscription(): Promise<PushSubscription | null> {
  if (typeof navigator === "undefined" || !("serviceWorker" in navigator) || !("PushManager" in globalThis))
    return null;
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription()) ?? null;
}
