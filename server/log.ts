import type { Log } from "./services.ts";

/** One line of JSON an event, on standard error, so that standard output is free for what people should read. */
export const log: Log = (level, event, details = {}) => {
  process.stderr.write(`${JSON.stringify({ time: new Date().toISOString(), level, event, ...details })}\n`);
};
