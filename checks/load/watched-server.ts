// The server as the checks start it, with a monitor of its event loop. Takes WATCH_PORT.
import { createServer } from "node:http";

/** Sampling interval in milliseconds. */
const EVERY_MS = 2;

/** The longest event loop delay since the last request, in milliseconds. */
export interface Held {
  /** Elapsed time, including time in which the thread was not scheduled. */
  waited: number;
  /** CPU time of the loop's thread within one delay, including garbage collection. */
  worked: number;
}

let held: Held = { waited: 0, worked: 0 };
let since = performance.now();
let cpu = process.threadCpuUsage();
setInterval(() => {
  const { user, system } = process.threadCpuUsage(cpu);
  const now = performance.now();
  held = {
    waited: Math.max(held.waited, now - since - EVERY_MS),
    worked: Math.max(held.worked, (user + system) / 1000),
  };
  since = now;
  cpu = process.threadCpuUsage();
}, EVERY_MS);

await import("../fuzz/server.ts");

createServer((_, response) => {
  response.end(JSON.stringify(held));
  held = { waited: 0, worked: 0 };
}).listen(Number(process.env["WATCH_PORT"]), "127.0.0.1");
