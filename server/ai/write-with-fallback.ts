import { placeOf } from "#server/runtime/log.ts";
import type { Log } from "#server/services.ts";
import { run, type InputOf, type OutputOf, type Write, type WriteOptions, type WriterName } from "./writers.ts";

interface FallbackOptions<N extends WriterName> {
  write: Write;
  log: Log;
  signal?: AbortSignal;
  /** What this thread does instead; by default, the same. */
  fallback?: (input: InputOf<N>) => Promise<OutputOf<N>>;
}

/**
 * Has the writer thread write, at the front of its queue; if that fails, logs it and writes in this thread: for what must
 * not be missing while danger is open, and for what takes little time. @throws the signal's reason once aborted.
 */
export async function writeWithFallback<N extends WriterName>(
  name: N,
  input: InputOf<N>,
  { write, log, signal, fallback = async (from) => run(name, from) }: FallbackOptions<N>,
): Promise<OutputOf<N>> {
  try {
    return await write(name, input, { first: true, signal });
  } catch (error) {
    signal?.throwIfAborted();
    const where = error instanceof Error ? placeOf(error) : undefined;
    log("warn", "written_here", { task: name, kind: error instanceof Error ? error.name : "unknown", where });
    return fallback(input);
  }
}

/** As `Write`, with the fallback where `mustNotFail`. */
export type CoachWriter = <N extends WriterName>(
  name: N,
  input: InputOf<N>,
  mustNotFail: boolean,
  options?: WriteOptions,
) => Promise<OutputOf<N>>;

export function createCoachWriter({ write, log }: { write: Write; log: Log }): CoachWriter {
  return (name, input, mustNotFail, options = {}) =>
    mustNotFail ? writeWithFallback(name, input, { write, log, ...options }) : write(name, input, options);
}
