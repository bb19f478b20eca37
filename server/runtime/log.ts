import type { Log } from "#server/services.ts";

export const LOG_LEVELS = ["info", "warn", "error"] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

/** How long an event of the everyday kind may wait to be written with others, in milliseconds. */
const HELD_MS = 100;
/** More than this many characters are written at once. */
const HELD_MAX = 32_768;

/**
 * One line of JSON an event, on standard error, so that standard output is free for what people should read. Events
 * below `least` are left out. Writing holds up everything else in the process: lines of level info, one for each
 * request, are written several at a time. Any other is written at once, after those that wait, and the end of the
 * process writes what is left; only a kill can lose the last tenth of a second.
 */
export function createLog(
  least: LogLevel,
  write: (lines: string) => unknown = (lines) => process.stderr.write(lines),
): Log {
  let held = "";
  let timer: NodeJS.Timeout | undefined;
  function flush(): void {
    clearTimeout(timer);
    timer = undefined;
    const lines = held;
    held = "";
    if (lines !== "") write(lines);
  }
  process.on("exit", flush);
  return (level, event, details = {}) => {
    if (LOG_LEVELS.indexOf(level) < LOG_LEVELS.indexOf(least)) return;
    held += `${JSON.stringify({ time: new Date().toISOString(), level, event, ...details })}\n`;
    if (level !== "info" || held.length > HELD_MAX) flush();
    else timer ??= setTimeout(flush, HELD_MS).unref();
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
