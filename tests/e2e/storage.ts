import { expect, type Page } from "@playwright/test";

/** Everything this origin has stored in the browser that a script can read. */
export interface DeviceStorage {
  cookies: string;
  local: Record<string, string>;
  session: Record<string, string>;
  /** Addresses in the caches of the service worker. */
  cached: string[];
  /** Records of each database and store. */
  databases: Record<string, Record<string, unknown[]>>;
}

export function readStorage(page: Page): Promise<DeviceStorage> {
  return page.evaluate(async () => {
    const done = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.addEventListener("success", () => resolve(request.result));
        request.addEventListener("error", () => reject(request.error ?? new Error("indexedDB")));
      });
    const databases: Record<string, Record<string, unknown[]>> = {};
    for (const { name } of await indexedDB.databases()) {
      const database = await done(indexedDB.open(name!));
      const stores: Record<string, unknown[]> = (databases[name!] = {});
      for (const store of database.objectStoreNames) {
        const all = (await done(database.transaction(store).objectStore(store).getAll())) as Record<string, unknown>[];
        // Bytes become text, so that a test can search them.
        stores[store] = all.map((record) =>
          Object.fromEntries(
            Object.entries(record).map(([key, value]) => [
              key,
              value instanceof ArrayBuffer ? new TextDecoder("latin1").decode(value) : value,
            ]),
          ),
        );
      }
      database.close();
    }
    const cached: string[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const { url } of await cache.keys()) cached.push(new URL(url).pathname);
    }
    return {
      cookies: document.cookie,
      local: Object.fromEntries(Object.entries(localStorage)),
      session: Object.fromEntries(Object.entries(sessionStorage)),
      cached,
      databases,
    };
  });
}

/** The names of what is kept for reading without a network. */
export async function keptNames(page: Page): Promise<string[]> {
  const { databases } = await readStorage(page);
  return (databases["sintonia-kept"]?.["records"] ?? []).map((record) => String((record as { id: unknown }).id));
}

/** Waits until the service worker has the application's files, and these things are stored for reading without it. */
export async function untilKept(page: Page, ...names: string[]): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  for (const name of names) await expect.poll(() => keptNames(page)).toContainEqual(expect.stringContaining(name));
}
