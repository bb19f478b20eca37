import { and, eq } from "drizzle-orm";
import { DomainError } from "#domain/errors.ts";
import { chatMessages } from "#server/db/schema/chat.ts";
import type { Verb } from "#server/services.ts";
import { isStale } from "./stale.ts";
import type { RunRow } from "./begin-answer.ts";

/**
 * The stored row of an answer, marked `interrupted` if the process that wrote it has died. @throws DomainError
 * not_found.
 */
export function findRun({ db, user, input }: Verb<{ id: string; now: Date }>): Promise<RunRow> {
  return db.withUser(user.id, async (tx) => {
    const [run] = await tx
      .select()
      .from(chatMessages)
      .where(and(eq(chatMessages.id, input.id), eq(chatMessages.role, "assistant")));
    if (!run) throw new DomainError("not_found");
    if (run.status !== "streaming" || !isStale(db, run.updatedAt, input.now)) return run;
    await tx.update(chatMessages).set({ status: "interrupted" }).where(eq(chatMessages.id, run.id));
    return { ...run, status: "interrupted" };
  });
}
