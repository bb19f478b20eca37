import { OutgoingError } from "./outgoing-error.ts";
import { Deadline } from "./deadline.ts";

/**
 * Time limits of external requests, in milliseconds, however slowly the response arrives. A conversation's answer is
 * read while it is written, and has limits for each of its parts as well.
 */
export const TIMEOUTS = {
  /** To the response's headers, to the first chunk, between chunks, in total. A small machine may read for a minute. */
  answer: { headersMs: 120_000, firstChunkMs: 120_000, betweenChunksMs: 60_000, totalMs: 600_000 },
  /** A profile text, a plan or tips, including corrections. */
  objectMs: 30_000,
  embeddingMs: 20_000,
  /** A small machine takes a while for five minutes of speech; nobody would wait longer. */
  transcriptionMs: 120_000,
  /** A push service that accepts a notification. */
  pushMs: 10_000,
  /** A user is waiting to be signed in. */
  signInMs: 10_000,
};

const NEVER = new AbortController().signal;

/**
 * Runs work that makes external requests, and aborts it after `totalMs` or when `wanted` is aborted.
 * @throws the reason of `wanted`; OutgoingError too_slow after that time; what `work` throws.
 */
export async function within<T>(
  totalMs: number,
  callerSignal: AbortSignal | undefined,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const deadline = new Deadline(callerSignal ?? NEVER, totalMs);
  try {
    return await work(deadline.signal);
  } catch (error) {
    callerSignal?.throwIfAborted();
    if (deadline.timedOut) throw new OutgoingError("too_slow");
    throw error;
  } finally {
    deadline.stop();
  }
}
