import { placeOf } from "#server/runtime/log.ts";
import type { Log } from "#server/services.ts";
import { run, type InputOf, type OutputOf, type Write, type WriteOptions, type WriterName } from "./writers.ts";

interface Here<N extends WriterName> {
  write: Write;
  log: Log;
  signal?: AbortSignal;
  /** What this thread does instead; by default, the same. */
  here?: (input: InputOf<N>) => Promise<OutputOf<N>>;
}

/**
 * Has the writer thread write, at the front of its queue, and logs a failure and writes in this thread instead: for what
 * must not be missing while danger is open, and for what takes little time. @throws the signal's reason once aborted.
 */
export async function byCoachOrHere<N extends WriterName>(
  name: N,
  input: InputOf<N>,
  { write, log, signal, here = async (from) => run(name, from) }: Here<N>,
): Promise<OutputOf<N>> {
  try {
    return await write(name, input, { first: true, signal });
  } catch (error) {
    signal?.throwIfAborted();
    const where = error instanceof Error ? placeOf(error) : undefined;
    log("warn", "written_here", { task: name, kind: error instanceof Error ? error.name : "unknown", where });
    return here(input);
  }
}

/** As `Write`, with the fallback where `mustNotFail`. */
export type WriteCaring = <N extends WriterName>(
  name: N,
  input: InputOf<N>,
  danger: boolean,
  options?: WriteOptions,
) => Promise<OutputOf<N>>;

export function writeCaring({ write, log }: { write: Write; log: Log }): WriteCaring {
  return (name, input, danger, options = {}) =>
    danger ? byCoachOrHere(name, input, { write, log, ...options }) : write(name, input, options);
}
