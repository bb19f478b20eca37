import { and, eq } from "drizzle-orm";
import type { MessageState, SafetyKind } from "#domain/chat/contract.ts";
import type { Source } from "#server/ai/door.ts";
import { queueMemory } from "#server/db/queue-memory.ts";
import { chatMessages } from "#server/db/schema/chat.ts";
import type { Database } from "#server/db/connect.ts";
import type { Proposal } from "./run.ts";

interface RunKey {
  db: Database;
  userId: string;
  runId: string;
}

const streaming = (runId: string) => and(eq(chatMessages.id, runId), eq(chatMessages.status, "streaming"));

/**
 * Stores the text so far as a sign of life. Says whether another process was asked to stop this answer; null when the
 * row is no longer being written, because it was deleted or given up.
 */
export async function saveProgress(
  { db, userId, runId }: RunKey,
  content: string | null,
  now: Date,
): Promise<{ stopRequested: boolean } | null> {
  const rows = await db.withUserSoon(userId, (tx) =>
    tx
      .update(chatMessages)
      .set({ ...(content === null ? {} : { content }), updatedAt: now })
      .where(streaming(runId))
      .returning({ stopRequested: chatMessages.stopRequested }),
  );
  return rows[0] ?? null;
}

export interface RunResult {
  content: string;
  status: Exclude<MessageState, "streaming">;
  safety: SafetyKind | null;
  sources: Source[];
  proposal: Proposal | null;
  stopRequested: boolean;
}

/** Stores how an answer ended, its plan with it; only now, when nobody waits for it, is the message queued that was answered. */
export async function saveResult(
  { db, userId, runId }: RunKey,
  { proposal, ...result }: RunResult,
  now: Date,
): Promise<void> {
  await db.withUser(userId, async (tx) => {
    const [answer] = await tx
      .update(chatMessages)
      .set({ ...result, plan: proposal?.plan ?? null, planKind: proposal?.plan_kind ?? null, updatedAt: now })
      .where(streaming(runId))
      .returning({ question: chatMessages.parentMessageId });
    if (answer?.question) await queueMemory(tx, userId, "chat_messages", [answer.question]);
  });
}
