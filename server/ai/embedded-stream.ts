import { setTimeout as sleep } from "node:timers/promises";
import { splitForStreaming } from "#domain/coaching/stream.ts";
import type { Finish } from "./relay.ts";

/** A word's time: about as fast as people read along. */
export const EMBEDDED_PACE_MS = 12;
/** Between two pieces: as short as eyes take for steady. */
const PIECE_MS = 32;

/**
 * The built-in coach's text in pieces of some words, as from a model; without a pace, word by word. A piece has the words
 * whose time has come, so that a busy server sends fewer, and none later. @throws the signal's reason once aborted.
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
    if (paceMs > 0) await sleep(PIECE_MS, undefined, { signal });
  }
  return "stop";
}
