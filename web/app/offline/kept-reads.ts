import { hashKey, type QueryCacheNotifyEvent, type QueryClient } from "@tanstack/react-query";
import { ApiError } from "#web/app/api.ts";
import { canKeep, KEPT, ownerOfDevice } from "./device.ts";
import { isKept, KEPT_MS, keptPart, surplus } from "./kept-policy.ts";
import { Vault } from "./vault.ts";

/** Milliseconds between the last change of a query's data and its writing. */
const PAUSE_MS = 800;
/** How long restored data that no screen shows stays in memory. */
const IN_MEMORY_MS = 86_400_000;

interface Kept {
  key: readonly unknown[];
  data: unknown;
  at: number;
}

/** What was kept, unless it is too old, or another version of the application kept it differently. */
function fresh(value: unknown): Kept | null {
  const { key, data, at } = (value ?? {}) as Partial<Kept>;
  if (!Array.isArray(key) || typeof at !== "number") return null;
  return isKept(key) && Date.now() - at <= KEPT_MS ? { key, data, at } : null;
}

/** Puts kept data into the cache, unless the cache has some. */
function restoreOne(client: QueryClient, { key, data, at }: Kept): void {
  if (client.getQueryData(key) !== undefined) return;
  const options = client.defaultQueryOptions({ queryKey: key, gcTime: IN_MEMORY_MS });
  client.getQueryCache().build(client, options).setData(data, { updatedAt: at, manual: true });
}

/** Fills the cache with everything that was read on this device, before the first render without a network. */
export async function restoreReads(client: QueryClient): Promise<void> {
  const owner = ownerOfDevice();
  if (!owner || !canKeep()) return;
  const vault = await Vault.openExisting(KEPT, owner);
  if (!vault) return;
  for (const value of await vault.all()) {
    const kept = fresh(value);
    if (kept) restoreOne(client, kept);
  }
  vault.close();
}

/** Deletes the records whose key names this id. */
export async function forgetRecords(id: string): Promise<void> {
  const owner = ownerOfDevice();
  const vault = owner && (await Vault.openExisting(KEPT, owner));
  if (!vault) return;
  const about = (await vault.list()).filter((record) => record.id.includes(id));
  await vault.remove(about.map((record) => record.id));
  vault.close();
}

/** Keeps what this tab reads, and gives it back where a request finds no network. Returns a function that stops. */
export async function keepReads(client: QueryClient, owner: string): Promise<() => void> {
  const vault = await Vault.open(KEPT, owner);
  const cache = client.getQueryCache();
  const timers = new Map<string, ReturnType<typeof setTimeout>>();
  /** `dataUpdatedAt` of what is stored, by hash. */
  const stored = new Map<string, number>();
  let stopped = false;

  async function write(hash: string): Promise<void> {
    timers.delete(hash);
    const query = cache.get(hash);
    if (stopped || query?.state.status !== "success" || query.state.data === undefined) return;
    const { queryKey: key, state } = query;
    stored.set(hash, state.dataUpdatedAt);
    await vault.put(hash, { key, data: keptPart(key, state.data), at: state.dataUpdatedAt }, state.dataUpdatedAt);
    await vault.remove(surplus(await vault.list(), Date.now()));
  }
  function plan(hash: string): void {
    clearTimeout(timers.get(hash));
    // A full disk or a deleted database: what is on the screen stays there.
    timers.set(
      hash,
      setTimeout(() => void write(hash).catch(() => undefined), PAUSE_MS),
    );
  }
  async function restore(hash: string): Promise<void> {
    const kept = fresh(await vault.get(hash));
    if (!kept || stopped) return;
    stored.set(hash, kept.at);
    restoreOne(client, kept);
  }
  function follow(event: QueryCacheNotifyEvent): void {
    if (event.type !== "updated" || !isKept(event.query.queryKey)) return;
    const { query, action } = event;
    const { queryHash } = query;
    if (action.type === "success" && query.state.dataUpdatedAt !== stored.get(queryHash)) plan(queryHash);
    if (action.type !== "failed" && action.type !== "error") return;
    const { code } = action.error instanceof ApiError ? action.error : {};
    if (code === "network" && query.state.data === undefined) void restore(queryHash).catch(() => undefined);
    if (code === "not_found") void vault.remove([queryHash]).catch(() => undefined);
  }

  await vault.remove(surplus(await vault.list(), Date.now()));
  for (const query of cache.getAll()) {
    if (isKept(query.queryKey) && query.state.data !== undefined) plan(hashKey(query.queryKey));
  }
  const unsubscribe = cache.subscribe(follow);
  return () => {
    stopped = true;
    unsubscribe();
    for (const timer of timers.values()) clearTimeout(timer);
    vault.close();
  };
}
