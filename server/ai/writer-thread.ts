import { Worker } from "node:worker_threads";
import { placeOf } from "#server/runtime/log.ts";
import type { Write } from "./writers.ts";

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
 * where that error was thrown. Whoever tells a log of an error by its name tells what happened.
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
  resolve: (output: unknown) => void;
  reject: (error: Error) => void;
}

/**
 * A thread in which the built-in coach reads and writes, so that whoever has written much keeps nobody else waiting: to
 * look through a thousand notes takes seconds. It takes one job after another, starts at once, and again after a failure,
 * which is that of the job at hand alone; by itself it does not keep the process running.
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
    const waiting = current ? undefined : queue.shift();
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
    write: <Output>(name: string, input: unknown) => {
      if (closed) return Promise.reject(isClosed());
      const { promise, resolve, reject } = Promise.withResolvers<Output>();
      queue.push({ job: { id: (next += 1), name, input }, resolve: resolve as (output: unknown) => void, reject });
      goOn();
      return promise;
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
