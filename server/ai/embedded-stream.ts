import { setTimeout as sleep } from "node:timers/promises";
import { splitForStreaming } from "#domain/coaching/stream.ts";
import type { Finish } from "./relay.ts";

/** Between two words: quick enough not to be waited for, slow enough to be read along. */
export const EMBEDDED_PACE_MS = 12;

/** The built-in coach's text word by word, as a model would send it. Aborting `signal` ends it with the signal's reason. */
export async function* paced(text: string, paceMs: number, signal: AbortSignal): AsyncGenerator<string, Finish> {
  for (const word of splitForStreaming(text)) {
    signal.throwIfAborted();
    yield word;
    if (paceMs > 0) await sleep(paceMs, undefined, { signal });
  }
  return "stop";
}
