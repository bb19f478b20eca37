import type { Log } from "#server/services.ts";
import { careOfModel, type CareOf } from "./built-in-reply.ts";
import type { CoachContext } from "./coach-context.ts";
import { unlessStopped } from "./unless-stopped.ts";
import type { Write } from "./writers.ts";

/**
 * What a model's answer keeps while danger is open, null without any; worked out in the thread of the built-in coach, and
 * here where that fails: nobody in danger is left without an answer.
 */
export async function careBeside(
  context: CoachContext,
  { write, signal, log }: { write: Write; signal: AbortSignal; log: Log },
): Promise<CareOf | null> {
  if (context.taken.open.length === 0) return null;
  try {
    return await unlessStopped(write("careOfModel", context), signal);
  } catch (error) {
    signal.throwIfAborted();
    log("warn", "care_not_written", { kind: error instanceof Error ? error.name : "unknown" });
    return careOfModel(context);
  }
}
