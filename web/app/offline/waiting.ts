import { useMemo, useSyncExternalStore } from "react";
import { ApiError, request, type FailureCode } from "#web/app/api.ts";

/** Kinds of changes that wait for a network. */
export type WaitingKind = "note" | "note-change" | "note-deletion" | "outcome" | "answers" | "message";

/** A change as it is handed to the queue. */
export interface NewWaiting {
  kind: WaitingKind;
  /** Changes of one group are sent in order; one that is refused holds back those behind it. */
  group: string;
  request: { method: "POST" | "PUT" | "PATCH" | "DELETE"; path: string; body?: unknown };
  /** What is shown while it waits: the text the user wrote, and what it is about. */
  shows: {
    personaId?: string | undefined;
    personName?: string | undefined;
    id?: string | undefined;
    /** Id of the message that a message is an edit of. */
    edits?: string | undefined;
    text: string;
  };
}

export interface Waiting extends NewWaiting {
  id: string;
  /** When it was written, in milliseconds. */
  at: number;
  /** Times it was sent without a definite answer; as long as it is 0, the server cannot know it. */
  tries: number;
  /** Why the server refused it. */
  refused: FailureCode | null;
}

/** Takes changes to send later; loaded after the first screen (queue.ts). */
export interface WaitingQueue {
  /** `attempted`: it was sent already, and may have arrived. */
  add(change: NewWaiting, attempted: boolean): Promise<void>;
  drop(ids: readonly string[]): Promise<void>;
  retry(id: string): Promise<void>;
  flush(): Promise<void>;
}

/** How long the queue may take to be loaded once it is needed, in milliseconds. */
const LOADING_MS = 5000;

let queue: WaitingQueue | null = null;
let load: (() => void) | null = null;
const arrivals = new Set<() => void>();
let entries: readonly Waiting[] = [];
const listeners = new Set<() => void>();
const deliveries = new Set<(entry: Waiting, answer: unknown) => void>();

export function setQueue(next: WaitingQueue | null): void {
  queue = next;
  if (!next) return;
  for (const arrived of arrivals) arrived();
  arrivals.clear();
}

/** `load` loads the queue at once, where it will be loaded after the first screen; null where there will be none. */
export function setQueueLoader(next: (() => void) | null): void {
  load = next;
}

/** The queue, which is loaded if it is not there yet; null if there is none. */
async function neededQueue(): Promise<WaitingQueue | null> {
  if (!queue && load) {
    const arrival = new Promise<void>((resolve) => {
      arrivals.add(resolve);
      setTimeout(resolve, LOADING_MS);
    });
    load();
    await arrival;
  }
  return queue;
}

export function setWaiting(next: readonly Waiting[]): void {
  entries = next;
  for (const listener of listeners) listener();
}

export function waitingNow(): readonly Waiting[] {
  return entries;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The changes that wait, oldest first; with `of`, those of some kinds only. */
export function useWaiting(...of: readonly WaitingKind[]): readonly Waiting[] {
  const all = useSyncExternalStore(subscribe, waitingNow, waitingNow);
  const kinds = of.join();
  return useMemo(() => (kinds === "" ? all : all.filter(({ kind }) => kinds.split(",").includes(kind))), [all, kinds]);
}

/** Reports a change that the server has stored, with its answer. */
export function deliver(entry: Waiting, answer: unknown): void {
  for (const listener of deliveries) listener(entry, answer);
}

export function onDelivered(listener: (entry: Waiting, answer: unknown) => void): () => void {
  deliveries.add(listener);
  return () => deliveries.delete(listener);
}

/** Takes changes back. */
export async function dropWaiting(ids: readonly string[]): Promise<void> {
  await queue?.drop(ids);
}

export async function retryWaiting(id: string): Promise<void> {
  await queue?.retry(id);
}

/** Without the data that a result is made of, a change cannot wait. @throws ApiError `network` */
export function cannotWait(): never {
  throw new ApiError("network");
}

/** How long a server may take to say that it is there, in milliseconds. */
const PATIENCE_MS = 4000;

/** Whether there is no network, or no server on it; a single lost request is not enough. */
async function isCutOff(): Promise<boolean> {
  if (!navigator.onLine) return true;
  const init: RequestInit = { method: "HEAD", cache: "no-store", signal: AbortSignal.timeout(PATIENCE_MS) };
  return request("/healthz", init).then(
    () => false,
    () => true,
  );
}

/**
 * Puts a change into the queue if it has to wait: behind others of its group, or because there is no network. Called
 * before it is sent, and again with the error if that failed.
 */
export async function waits(change: NewWaiting, failure?: unknown): Promise<boolean> {
  const mustWait =
    failure === undefined
      ? !navigator.onLine || entries.some(({ group }) => group === change.group)
      : failure instanceof ApiError && failure.code === "network" && (await isCutOff());
  if (!mustWait) return false;
  const taking = await neededQueue();
  await taking?.add(change, failure !== undefined);
  return taking !== null;
}

/** Sends a change; without a network it waits, and the result is `instead`. @throws ApiError if it cannot wait */
export async function sendOrWait<T>(send: () => Promise<T>, change: NewWaiting, instead: () => T): Promise<T> {
  if (await waits(change)) return instead();
  try {
    return await send();
  } catch (error) {
    if (await waits(change, error)) return instead();
    throw error;
  }
}
