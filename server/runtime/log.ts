import type { Log } from "#server/services.ts";

export const LOG_LEVELS = ["info", "warn", "error"] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

/** How long an info event may wait to be written with others, in milliseconds. */
const BATCH_MS = 100;
/** Above this many characters, waiting events are written. */
const BATCH_MAX = 32_768;

/**
 * Logs JSON lines to standard error; standard output is for what people should read. Events below `least` are dropped.
 * Writing blocks the process: info lines, one per request, are written in batches; any other level is written at once,
 * after the waiting lines. Exit writes the rest; only a kill can lose the last tenth of a second.
 */
export function createLog(
  least: LogLevel,
  write: (lines: string) => unknown = (lines) => process.stderr.write(lines),
): Log {
  let batch = "";
  let timer: NodeJS.Timeout | undefined;
  function flush(): void {
    clearTimeout(timer);
    timer = undefined;
    const lines = batch;
    batch = "";
    if (lines !== "") write(lines);
  }
  process.on("exit", flush);
  return (level, event, details = {}) => {
    if (LOG_LEVELS.indexOf(level) < LOG_LEVELS.indexOf(least)) return;
    batch += `${JSON.stringify({ time: new Date().toISOString(), level, event, ...details })}\n`;
    if (level !== "info" || batch.length > BATCH_MAX) flush();
    else timer ??= setTimeout(flush, BATCH_MS).unref();
  };
}

/**
 * Where an error was thrown. Leaves out its message, and so the first lines of the stack, which repeat it: the message
 * of a failed statement contains user text.
 */
export function placeOf(error: Error): string {
  const { stack = "", message } = error;
  const frames = message === "" ? stack : stack.slice(stack.lastIndexOf(message) + message.length);
  return (/^ +at .+$/m.exec(frames)?.[0] ?? "").trim().slice(0, 200);
}
