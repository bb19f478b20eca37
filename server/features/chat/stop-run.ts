import { and, eq } from "drizzle-orm";
import { chatMessages } from "#server/db/schema/chat.ts";
import type { Verb } from "#server/services.ts";
import { findRun } from "./find-run.ts";
import { liveRun } from "./runs.ts";

/**
 * Stops an answer; its text is kept as `interrupted`. One that has ended is left as it is. If another process writes
 * it, the stop is requested through the row and takes a second or two. @throws DomainError not_found.
 */
export async function stopRun({ db, user, input: { id }, clock }: Verb<{ id: string }, "clock">): Promise<void> {
  const here = liveRun(id, user.id);
  if (here) return here.stop("stopped");
  const row = await findRun({ db, user, input: { id, now: clock() } });
  if (row.status !== "streaming") return;
  await db.withUser(user.id, (tx) =>
    tx
      .update(chatMessages)
      .set({ stopRequested: true })
      .where(and(eq(chatMessages.id, id), eq(chatMessages.status, "streaming"))),
  );
}
