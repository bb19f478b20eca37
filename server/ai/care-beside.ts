import type { Log } from "#server/services.ts";
import type { CareOf } from "./built-in-reply.ts";
import { byCoachOrHere } from "./by-coach-or-here.ts";
import type { CoachContext } from "./coach-context.ts";
import type { Write } from "./writers.ts";

/** What to store with a model's answer while danger is open; null without danger. */
export async function careBeside(
  context: CoachContext,
  options: { write: Write; signal: AbortSignal; log: Log },
): Promise<CareOf | null> {
  return context.taken.open.length > 0 ? byCoachOrHere("careOfModel", context, options) : null;
}
