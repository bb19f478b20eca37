import { and, eq, lt, notInArray } from "drizzle-orm";
import type { Database } from "#server/db/connect.ts";
import { chatMessages } from "#server/db/schema/chat.ts";
import { liveRunIds } from "./runs.ts";
import { STALE_SECONDS } from "./stale.ts";

/**
 * Marks as `interrupted` every answer whose process died, keeping what it wrote: by its silence, or at once where this
 * process is the only one. Returns how many there were.
 */
export async function recoverRuns(db: Database, now: Date): Promise<number> {
  const silent = lt(chatMessages.updatedAt, new Date(now.getTime() - STALE_SECONDS * 1000));
  const rows = await db.withSystem((tx) =>
    tx
      .update(chatMessages)
      .set({ status: "interrupted" })
      .where(
        and(
          eq(chatMessages.status, "streaming"),
          notInArray(chatMessages.id, liveRunIds()),
          db.kind === "embedded" ? undefined : silent,
        ),
      )
      .returning({ id: chatMessages.id }),
  );
  return rows.length;
}
