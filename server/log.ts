import type { Log } from "./services.ts";

/** One line of JSON an event, on standard error, so that standard output is free for what people should read. */
export const log: Log = (level, event, details = {}) => {
  process.stderr.write(`${JSON.stringify({ time: new Date().toISOString(), level, event, ...details })}\n`);
};

/**
 * Where an error was thrown, to find it by. Never its message, and so not the first lines of the stack that repeat it:
 * a failed statement's holds what somebody wrote.
 */
export function placeOf(error: Error): string {
  const { stack = "", message } = error;
  const frames = message === "" ? stack : stack.slice(stack.lastIndexOf(message) + message.length);
  return (/^ +at .+$/m.exec(frames)?.[0] ?? "").trim().slice(0, 200);
}
