import { Worker } from "node:worker_threads";
import { placeOf } from "#server/runtime/log.ts";
import type { Write, WriteOptions } from "./writers.ts";

/** Milliseconds in which a text must be written; the longest takes a tenth of that on a slow machine. */
const LATE_MS = 30_000;

/** What the thread is asked. */
export interface Job {
  id: number;
  name: string;
  input: unknown;
}

/** What it answers: a text, or the error's name and place, never its words. */
export type Done = { id: number; output: unknown } | { id: number; failed: string; where: string };

/**
 * Why nothing was written. Its name is that of the error in the thread, or says how the thread failed; its stack begins
 * where that error was thrown. Logs record only an error's name, so the name says what happened.
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

interface Waiting {
  job: Job;
  first: boolean;
  resolve: (output: unknown) => void;
  reject: (error: Error) => void;
}

/**
 * A thread in which the built-in coach reads and writes, so that whoever has written much keeps nobody else waiting: to
 * look through a thousand notes takes seconds. It takes one job after another, those asked for with `first` before all
 * others, and in each of the two groups in the order they came. It starts at once, and again after a failure, which is that
 * of the job at hand alone; by itself it does not keep the process running.
 */
export function createWriterThread({
  lateMs = LATE_MS,
  script = new URL("./writer-worker.ts", import.meta.url),
} = {}): WriterThread {
  const queue: Waiting[] = [];
  let current: (Waiting & { late: NodeJS.Timeout }) | null = null;
  let next = 0;
  let closed = false;
  let worker: Worker | null = null;

  const isClosed = () => new WriterError("WriterClosed", "the writer is closed");
  const end = (): Waiting | null => {
    const ended = current;
    current = null;
    if (ended) clearTimeout(ended.late);
    return ended;
  };

  const fail = (of: Worker, error: WriterError) => {
    if (worker !== of) return;
    worker = null;
    end()?.reject(error);
    void of.terminate();
    goOn();
  };

  const start = (): Worker => {
    const started = new Worker(script, { execArgv: [] });
    started.unref();
    started.on("message", (done: Done) => {
      // Under `node --watch` the runtime sends messages of its own.
      if (done.id !== current?.job.id) return;
      const ended = end();
      if ("failed" in done) ended?.reject(new WriterError(done.failed, "the writer failed", done.where));
      else ended?.resolve(done.output);
      goOn();
    });
    started.on("error", (error) => fail(started, new WriterError(error.name, "the writer failed", placeOf(error))));
    started.on("exit", () => fail(started, new WriterError("WriterEnded", "the writer ended")));
    return started;
  };

  /** Hands over the next job, if none is at hand. */
  const goOn = () => {
    if (current) return;
    const at = queue.findIndex(({ first }) => first);
    const [waiting] = queue.splice(at < 0 ? 0 : at, 1);
    if (!waiting) return;
    const to = (worker ??= start());
    current = {
      ...waiting,
      late: setTimeout(() => fail(to, new WriterError("WriterLate", "the writer took too long")), lateMs),
    };
    try {
      to.postMessage(waiting.job);
    } catch (error) {
      end()?.reject(error as Error);
      goOn();
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
      // A job at hand goes on to its end, and what it writes is thrown away.
      const stop = () => {
        const at = queue.findIndex((waiting) => waiting.job === job);
        if (at >= 0) queue.splice(at, 1);
        reject(signal?.reason);
      };
      signal?.addEventListener("abort", stop);
      goOn();
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
