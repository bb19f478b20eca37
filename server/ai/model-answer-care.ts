import type { Log } from "#server/services.ts";
import type { AnswerCare } from "./built-in-reply.ts";
import { writeWithFallback } from "./write-with-fallback.ts";
import type { CoachContext } from "./coach-context.ts";
import type { Write } from "./writers.ts";

/** What to store with a model's answer while danger is open; null without danger. */
export async function modelAnswerCare(
  context: CoachContext,
  options: { write: Write; signal: AbortSignal; log: Log },
): Promise<AnswerCare | null> {
  return context.taken.open.length > 0 ? writeWithFallback("careOfModel", context, options) : null;
}
