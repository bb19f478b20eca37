import { parentPort } from "node:worker_threads";
import { placeOf } from "#server/runtime/log.ts";
import type { JobResult, Job } from "./writer-thread.ts";
import { run, type WriterName } from "./writers.ts";

if (parentPort === null) throw new Error("writer-worker.ts runs in a worker thread only.");
const port = parentPort;

port.on("message", ({ id, name, input }: Job) => {
  let done: JobResult;
  try {
    done = { id, output: run(name as WriterName, input as never) };
  } catch (error) {
    // Its message may contain what somebody wrote.
    const [failed, where] = error instanceof Error ? [error.name, placeOf(error)] : ["unknown", ""];
    done = { id, failed, where };
  }
  port.postMessage(done);
});
