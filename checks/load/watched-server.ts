// The server as checks start it, and beside it a watch on its event loop. Takes WATCH_PORT.
import { createServer } from "node:http";

/** Milliseconds between two looks at the loop. */
const EVERY_MS = 2;

/** What held the loop longest since it was asked last, in milliseconds. */
export interface Held {
  /** By the clock: also while the machine gave the thread no processor. */
  waited: number;
  /** Processor time of the loop's thread within one such delay, at most: code of the server, and collecting its memory. */
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
