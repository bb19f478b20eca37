import { Worker } from "node:worker_threads";
import { placeOf } from "#server/runtime/log.ts";
import type { Write, WriteOptions } from "./writers.ts";

/** The slowest text takes a tenth of that on a slow machine. */
const TIMEOUT_MS = 30_000;

/** Sent to the thread. */
export interface Job {
  id: number;
  name: string;
  input: unknown;
}

/** Its answer: the output, or the error's name and place. An error's message may contain what somebody wrote. */
export type JobResult = { id: number; output: unknown } | { id: number; failed: string; where: string };

/**
 * Why nothing was written. Logs record only an error's name, so it has the name of the error in the thread, or one that
 * says how the thread failed. Its stack begins where the error was thrown.
 */
export class WriterError extends Error {
  constructor(name: string, message: string, where = "") {
    super(message);
    this.name = name;
    if (where !== "") this.stack = `${name}: ${message}\n    ${where}`;
  }
}

export interface WriterThread {
  write: Write;
  close(): Promise<void>;
}

interface QueuedJob {
  job: Job;
  first: boolean;
  resolve: (output: unknown) => void;
  reject: (error: Error) => void;
}

/**
 * Runs the built-in coach in a worker thread, because reading a thousand notes takes seconds. Jobs run one after another in
 * the order they came, those with `first` before all others. A failure rejects the current job only and restarts the
 * thread, which does not keep the process alive.
 */
export function createWriterThread({
  timeoutMs = TIMEOUT_MS,
  script = new URL("./writer-worker.ts", import.meta.url),
} = {}): WriterThread {
  const queue: QueuedJob[] = [];
  let current: (QueuedJob & { timeout: NodeJS.Timeout }) | null = null;
  let next = 0;
  let closed = false;
  let worker: Worker | null = null;

  const isClosed = () => new WriterError("WriterClosed", "the writer is closed");
  const clearCurrent = (): QueuedJob | null => {
    const ended = current;
    current = null;
    if (ended) clearTimeout(ended.timeout);
    return ended;
  };

  const fail = (of: Worker, error: WriterError) => {
    if (worker !== of) return;
    worker = null;
    clearCurrent()?.reject(error);
    void of.terminate();
    startNext();
  };

  const start = (): Worker => {
    const started = new Worker(script, { execArgv: [] });
    started.unref();
    started.on("message", (result: JobResult) => {
      // `node --watch` sends messages of its own.
      if (result.id !== current?.job.id) return;
      const ended = clearCurrent();
      if ("failed" in result) ended?.reject(new WriterError(result.failed, "the writer failed", result.where));
      else ended?.resolve(result.output);
      startNext();
    });
    started.on("error", (error) => fail(started, new WriterError(error.name, "the writer failed", placeOf(error))));
    started.on("exit", () => fail(started, new WriterError("WriterEnded", "the writer ended")));
    return started;
  };

  /** Starts the next job if none is running. */
  const startNext = () => {
    if (current) return;
    const at = queue.findIndex(({ first }) => first);
    const [waiting] = queue.splice(at < 0 ? 0 : at, 1);
    if (!waiting) return;
    const to = (worker ??= start());
    current = {
      ...waiting,
      timeout: setTimeout(() => fail(to, new WriterError("WriterLate", "the writer took too long")), timeoutMs),
    };
    try {
      to.postMessage(waiting.job);
    } catch (error) {
      clearCurrent()?.reject(error as Error);
      startNext();
    }
  };
  worker = start();

  return {
    write: <Output>(name: string, input: unknown, { first = false, signal }: WriteOptions = {}) => {
      if (closed) return Promise.reject(isClosed());
      if (signal?.aborted) return Promise.reject(signal.reason as Error);
      const { promise, resolve, reject } = Promise.withResolvers<Output>();
      const job = { id: (next += 1), name, input };
      queue.push({ job, first, resolve: resolve as (output: unknown) => void, reject });
      // A running job is not interrupted; its output is discarded.
      const stop = () => {
        const at = queue.findIndex((waiting) => waiting.job === job);
        if (at >= 0) queue.splice(at, 1);
        reject(signal?.reason);
      };
      signal?.addEventListener("abort", stop);
      startNext();
      return promise.finally(() => signal?.removeEventListener("abort", stop));
    },
    close: async () => {
      closed = true;
      for (const { reject } of queue.splice(0)) reject(isClosed());
      const ending = worker;
      if (ending) fail(ending, isClosed());
      await ending?.terminate();
    },
  };
}
