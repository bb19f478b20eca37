import { Worker } from "node:worker_threads";
import type { Write } from "./writers.ts";

/** Milliseconds in which a text must be written; the longest takes a tenth of that on a slow machine. */
const LATE_MS = 30_000;

/** What the thread is asked. */
export interface Job {
  id: number;
  name: string;
  input: unknown;
}

/** What it answers: a text, or the name of the error. */
export type Done = { id: number; output: unknown } | { id: number; failed: string };

export interface WriterThread {
  write: Write;
  close(): Promise<void>;
}

interface Waiting {
  resolve: (output: unknown) => void;
  reject: (error: Error) => void;
  late: NodeJS.Timeout;
}

/**
 * A thread in which the built-in coach reads and writes, so that whoever has written much keeps nobody else waiting: to
 * look through a thousand notes takes seconds. It takes one job after another, starts at once, and again after a failure;
 * by itself it does not keep the process running.
 */
export function createWriterThread({
  lateMs = LATE_MS,
  script = new URL("./writer-worker.ts", import.meta.url),
} = {}): WriterThread {
  const waiting = new Map<number, Waiting>();
  let next = 0;
  let closed = false;
  let worker: Worker | null = null;

  const fail = (of: Worker, reason: string) => {
    if (worker !== of) return;
    worker = null;
    for (const { reject, late } of waiting.values()) {
      clearTimeout(late);
      reject(new Error(reason));
    }
    waiting.clear();
    void of.terminate();
  };

  const start = (): Worker => {
    const started = new Worker(script, { execArgv: [] });
    started.unref();
    started.on("message", (done: Done) => {
      const job = waiting.get(done.id);
      // Under `node --watch` the runtime sends messages of its own.
      if (!job) return;
      waiting.delete(done.id);
      clearTimeout(job.late);
      if ("failed" in done) job.reject(new Error(`the writer failed: ${done.failed}`));
      else job.resolve(done.output);
    });
    started.on("error", (error) => fail(started, `the writer failed: ${error.name}`));
    started.on("exit", () => fail(started, "the writer ended"));
    return started;
  };
  worker = start();

  return {
    write: <Output>(name: string, input: unknown) => {
      if (closed) return Promise.reject(new Error("the writer is closed"));
      const { promise, resolve, reject } = Promise.withResolvers<Output>();
      const to = (worker ??= start());
      const id = (next += 1);
      const late = setTimeout(() => fail(to, "the writer took too long"), lateMs);
      waiting.set(id, { resolve: resolve as (output: unknown) => void, reject, late });
      to.postMessage({ id, name, input } satisfies Job);
      return promise;
    },
    close: async () => {
      closed = true;
      const ending = worker;
      if (ending) fail(ending, "the writer is closed");
      await ending?.terminate();
    },
  };
}
