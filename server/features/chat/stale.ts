import { and, eq, ne } from "drizzle-orm";
import { DomainError } from "#domain/errors.ts";
import type { Database, Tx } from "#server/db/connect.ts";
import { chatMessages } from "#server/db/schema/chat.ts";

/**
 * Seconds without a heartbeat (about one a second, see run.ts) after which a row counts as left over by a dead process.
 * With several processes, whose clocks must agree to a second or two, one may die while others are asked for its
 * answers; the embedded database has a single process, which knows what it writes.
 */
export const STALE_SECONDS: Record<Database["kind"], number> = { embedded: 30, postgres: 10 };

export function isStale({ kind }: Pick<Database, "kind">, lastSign: Date, now: Date): boolean {
  return now.getTime() - lastSign.getTime() > STALE_SECONDS[kind] * 1000;
}

interface Place {
  db: Pick<Database, "kind">;
  conversationId: string;
  /** The answer to be written. */
  runId: string;
  now: Date;
}

/**
 * Makes sure that no other answer is being written in a conversation; a stale one is marked interrupted.
 * @throws DomainError chat_busy.
 */
export async function requireNoOtherAnswer(tx: Tx, { db, conversationId, runId, now }: Place): Promise<void> {
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
