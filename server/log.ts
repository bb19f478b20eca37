import type { Log } from "./services.ts";

export const LOG_LEVELS = ["info", "warn", "error"] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

/**
 * One line of JSON an event, on standard error, so that standard output is free for what people should read. Events
 * below `least` are left out.
 */
export function createLog(least: LogLevel): Log {
  return (level, event, details = {}) => {
    if (LOG_LEVELS.indexOf(level) < LOG_LEVELS.indexOf(least)) return;
    process.stderr.write(`${JSON.stringify({ time: new Date().toISOString(), level, event, ...details })}\n`);
  };
}

/**
 * Where an error was thrown, to find it by. Never its message, and so not the first lines of the stack that repeat it:
 * a failed statement's holds what somebody wrote.
 */
export function placeOf(error: Error): string {
  const { stack = "", message } = error;
  const frames = message === "" ? stack : stack.slice(stack.lastIndexOf(message) + message.length);
  return (/^ +at .+$/m.exec(frames)?.[0] ?? "").trim().slice(0, 200);
}
