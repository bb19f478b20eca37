import type { Services } from "#server/services.ts";
import { Run, type RunInput } from "./run.ts";

/** The answers being written in this process, by id. */
const live = new Map<string, Run>();

export function startRun(services: Services, answer: RunInput): Run {
  const run = new Run(services, answer);
  live.set(run.id, run);
  void run.done.finally(() => {
    // A failed answer may be restarted under the same id.
    if (live.get(run.id) === run) live.delete(run.id);
  });
  return run;
}

/** The answer with this id, if it is the user's and written in this process. */
export function liveRun(id: string, userId: string): Run | null {
  const run = live.get(id);
  return run?.userId === userId ? run : null;
}

export function liveRunIds(): string[] {
  return [...live.keys()];
}

/** Ends every answer to a deleted user. */
export async function stopRunsOf(userId: string): Promise<void> {
  await Promise.all([...live.values()].filter((run) => run.userId === userId).map((run) => run.stop("gone")));
}

/** Stops every answer before the process exits, and stores the text so far. */
export async function stopAllRuns(): Promise<void> {
  await Promise.all([...live.values()].map((run) => run.stop("shutdown")));
}
