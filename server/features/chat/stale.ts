import { and, eq, ne } from "drizzle-orm";
import { DomainError } from "#domain/errors.ts";
import type { Database, Tx } from "#server/db/connect.ts";
import { chatMessages } from "#server/db/schema/chat.ts";

/**
 * A process says every second or so that its answer is still being written (see run.ts). After this silence, in
 * seconds, whoever finds the row may take it for left over by a process that died. Of several processes, whose clocks
 * must agree to a second or two, one may die while the others are asked for its answers; the embedded database has only
 * one, which knows what it writes.
 */
export const STALE_SECONDS: Record<Database["kind"], number> = { embedded: 30, postgres: 10 };

export function isStale({ kind }: Pick<Database, "kind">, lastSign: Date, now: Date): boolean {
  return now.getTime() - lastSign.getTime() > STALE_SECONDS[kind] * 1000;
}

interface Place {
  db: Pick<Database, "kind">;
  conversationId: string;
  /** The answer that is to be written. */
  runId: string;
  now: Date;
}

/**
 * Makes sure that no other answer is being written in a conversation; one left over by a process that died makes room.
 * @throws DomainError chat_busy.
 */
export async function makeRoom(tx: Tx, { db, conversationId, runId, now }: Place): Promise<void> {
  const [busy] = await tx
    .select({ id: chatMessages.id, updatedAt: chatMessages.updatedAt })
    .from(chatMessages)
    .where(
      and(
        eq(chatMessages.conversationId, conversationId),
        eq(chatMessages.status, "streaming"),
        ne(chatMessages.id, runId),
      ),
    );
  if (!busy) return;
  if (!isStale(db, busy.updatedAt, now)) throw new DomainError("chat_busy");
  await tx.update(chatMessages).set({ status: "interrupted" }).where(eq(chatMessages.id, busy.id));
}
