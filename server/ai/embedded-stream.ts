import { setTimeout as sleep } from "node:timers/promises";
import { splitForStreaming } from "#domain/coaching/stream.ts";
import type { Finish } from "./relay.ts";

/** Milliseconds for each word. */
export const EMBEDDED_PACE_MS = 12;
/** Milliseconds between two pieces: 30 a second look like a steady flow. */
const PIECE_MS = 32;

/**
 * The built-in coach's text in pieces, as from a model. A piece has all words that are due by the pace, so a busy server
 * sends fewer and longer ones. Without a pace: word by word, at once. @throws once aborted: the signal's reason, or an
 * AbortError with it as its cause.
 */
export async function* streamWords(text: string, paceMs: number, signal: AbortSignal): AsyncGenerator<string, Finish> {
  const words = splitForStreaming(text);
  const begun = performance.now();
  for (let at = 0; at < words.length;) {
    signal.throwIfAborted();
    const due = paceMs > 0 ? Math.floor((performance.now() - begun) / paceMs) : 0;
    const end = Math.max(due, at) + 1;
    yield words.slice(at, end).join("");
    at = end;
    if (paceMs > 0) await sleep(Math.max(PIECE_MS, paceMs), undefined, { signal });
  }
  return "stop";
}
