import type { Services, Verb } from "#server/services.ts";
import { findRun } from "./find-run.ts";
import { followRow } from "./follow-run.ts";
import type { RunView } from "./run.ts";
import { liveRun } from "./runs.ts";

/** The answer still being written, here or in another process; null when it is finished and stored. @throws DomainError not_found. */
export async function resumeRun({
  user,
  input: { id },
  ...services
}: Verb<{ id: string }, keyof Services>): Promise<RunView | null> {
  const here = liveRun(id, user.id);
  if (here) return here;
  const row = await findRun({ db: services.db, user, input: { id, now: services.clock() } });
  return row.status === "streaming" ? followRow(services, user, row, null) : null;
}
