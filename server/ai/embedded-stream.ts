import { setTimeout as sleep } from "node:timers/promises";
import { splitForStreaming } from "#domain/coaching/stream.ts";
import type { Finish } from "./relay.ts";

/** Between two words: about as fast as people read along. */
export const EMBEDDED_PACE_MS = 12;

/** The built-in coach's text word by word, as from a model. @throws the signal's reason once aborted. */
export async function* streamWords(text: string, paceMs: number, signal: AbortSignal): AsyncGenerator<string, Finish> {
  for (const word of splitForStreaming(text)) {
    signal.throwIfAborted();
    yield word;
    if (paceMs > 0) await sleep(paceMs, undefined, { signal });
  }
  return "stop";
}
