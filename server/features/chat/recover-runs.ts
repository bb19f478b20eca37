import { and, eq, inArray, lt, notInArray } from "drizzle-orm";
import type { Database } from "#server/db/connect.ts";
import { lockChore } from "#server/db/chores.ts";
import { chatMessages } from "#server/db/schema/chat.ts";
import { personas } from "#server/db/schema/people.ts";
import { liveRunIds } from "./runs.ts";
import { STALE_SECONDS } from "./stale.ts";

/**
 * Marks as `interrupted` every answer whose process has died, keeping its text. Such a row is recognised by its age,
 * because one that nothing writes here may just be starting. Only before the sole process of an embedded database takes
 * requests (`starting`) is every streaming row left over. Returns how many there were.
 */
export async function recoverRuns(db: Database, now: Date, { starting = false } = {}): Promise<number> {
  const silent = lt(chatMessages.updatedAt, new Date(now.getTime() - STALE_SECONDS[db.kind] * 1000));
  return db.withSystem(async (tx) => {
    if (!(await lockChore(tx, "recover"))) return 0;
    const rows = await tx
      .update(chatMessages)
      .set({ status: "interrupted" })
      .where(
        and(
          eq(chatMessages.status, "streaming"),
          notInArray(chatMessages.id, liveRunIds()),
          starting && db.kind === "embedded" ? undefined : silent,
        ),
      )
      .returning({ userId: chatMessages.userId, personaId: chatMessages.personaId });
    // The findings of the answered messages may not be stored, so these persons' texts must be read for danger again.
    if (rows.length > 0) {
      await tx
        .update(personas)
        .set({ safetyReadAt: null })
        .where(
          and(
            // The key begins with it.
            inArray(
              personas.userId,
              rows.map(({ userId }) => userId),
            ),
            inArray(
              personas.id,
              rows.map(({ personaId }) => personaId),
            ),
          ),
        );
    }
    return rows.length;
  });
}
