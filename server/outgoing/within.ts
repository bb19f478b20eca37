import { OutgoingError } from "./outgoing-error.ts";
import { Watch } from "./watch.ts";

/**
 * How long what leaves is waited for, in milliseconds: each question has an end, however slowly its answer comes. An
 * answer in a conversation is read while it is written, and has limits for each of its parts besides.
 */
export const WAITS = {
  /** To the response's headers, to the first chunk, between chunks, and in all. A small machine may read for a minute. */
  answer: { headersMs: 120_000, firstChunkMs: 120_000, betweenChunksMs: 60_000, totalMs: 600_000 },
  /** A text of the profile, a plan or tips, with its corrections. */
  objectMs: 30_000,
  embeddingMs: 20_000,
  /** Five minutes of speech take a small machine a while; a longer wait nobody would sit out. */
  transcriptionMs: 120_000,
  /** Somebody waits to be signed in. */
  signInMs: 10_000,
};

const NOBODY = new AbortController().signal;

/**
 * Does something that asks outside, and ends it after so many milliseconds or when `wanted` is aborted.
 * @throws the reason of `wanted`; OutgoingError too_slow after that time; what `work` throws.
 */
export async function within<T>(
  totalMs: number,
  wanted: AbortSignal | undefined,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const watch = new Watch(wanted ?? NOBODY, totalMs);
  try {
    return await work(watch.signal);
  } catch (error) {
    wanted?.throwIfAborted();
    if (watch.timedOut) throw new OutgoingError("too_slow");
    throw error;
  } finally {
    watch.stop();
  }
}
