import { sql, type SQL, type SQLWrapper } from "drizzle-orm";
import type { DangerPath } from "#domain/care/care-texts.ts";
import type { CareMemo } from "#domain/care/danger.ts";
import type { FinishReason, MessageState } from "#domain/chat/contract.ts";
import type { Source } from "#server/ai/door.ts";
import type { Database } from "#server/db/connect.ts";
import { prepared } from "#server/db/prepared.ts";
import { queuedAgain } from "#server/records/memory/queue-memory.ts";
import { chatMessages } from "#server/db/schema/chat.ts";
import type { Proposal } from "./run.ts";

interface RunKey {
  db: Database;
  userId: string;
  runId: string;
}

/**
 * Sets the user that row-level security then goes by. It is what a statement selects from, so it happens before anything
 * is looked at or stored; were it to happen later, nothing would be found.
 */
const asUser = (userId: SQLWrapper): SQL => sql`from set_config('app.user_id', ${userId}::uuid::text, true) as own`;
const isWritten = (runId: SQLWrapper): SQL => sql`id = ${runId}::uuid and status = 'streaming'`;

const savingProgress = prepared<"userId" | "runId" | "content" | "now" | "commit">(
  "save_progress",
  ({ userId, runId, content, now, commit }) => sql`
    with saved as (
      update ${chatMessages} set content = coalesce(${content}::text, content), updated_at = ${now}::timestamptz
      where ${isWritten(runId)} returning stop_requested
    )
    select (select stop_requested from saved) as stop_requested
    ${asUser(userId)} cross join set_config('synchronous_commit', ${commit}::text, true) as commit`,
);

/**
 * Stores the text so far as a sign of life. Says whether another process was asked to stop this answer; null when the
 * row is no longer being written, because it was deleted or given up. On PostgreSQL nobody waits until it is on the disk,
 * since it may be lost with the last second before a crash of the database's machine; it is seen at once, by every process.
 */
export async function saveProgress(
  { db, userId, runId }: RunKey,
  content: string | null,
  now: Date,
): Promise<{ stopRequested: boolean } | null> {
  // The embedded database has nobody who writes to the disk afterwards.
  const commit = db.kind === "postgres" ? "off" : "on";
  const query = savingProgress({ userId, runId, content, now: now.toISOString(), commit });
  const [row] = await db.statement<{ stop_requested: boolean | null }>(query);
  const stopRequested = row?.stop_requested ?? null;
  return stopRequested === null ? null : { stopRequested };
}

export interface RunResult {
  content: string;
  status: Exclude<MessageState, "streaming">;
  finish: FinishReason | null;
  safety: DangerPath | null;
  care: CareMemo | null;
  sources: Source[];
  proposal: Proposal | null;
  stopRequested: boolean;
}

const savingResult = prepared<
  | "userId"
  | "runId"
  | "now"
  | "content"
  | "status"
  | "finish"
  | "safety"
  | "care"
  | "sources"
  | "plan"
  | "planKind"
  | "stopRequested"
>(
  "save_result",
  (value) => sql`
    with answer as (
      update ${chatMessages} set content = ${value.content}::text, status = ${value.status}::text, finish_reason = ${value.finish}::text,
        safety = ${value.safety}::text, care = ${value.care}::jsonb, sources = ${value.sources}::jsonb, plan = ${value.plan}::jsonb,
        plan_kind = ${value.planKind}::text, stop_requested = ${value.stopRequested}::boolean,
        updated_at = ${value.now}::timestamptz
      where ${isWritten(value.runId)} returning user_id, parent_message_id
    ), queued as (
      ${queuedAgain(sql`select user_id, 'chat_messages', parent_message_id from answer where parent_message_id is not null`)}
    )
    select ${asUser(value.userId)}`,
);

/**
 * Stores how an answer ended, its plan with it; only now, when nobody waits for it, is the message queued that was
 * answered. One statement, for its reader waits for the end until it is stored.
 */
export async function saveResult(
  { db, userId, runId }: RunKey,
  { proposal, sources, care, ...result }: RunResult,
  now: Date,
): Promise<void> {
  await db.statement(
    savingResult({
      ...result,
      userId,
      runId,
      now: now.toISOString(),
      sources: JSON.stringify(sources),
      care: care && JSON.stringify(care),
      plan: proposal && JSON.stringify(proposal.plan),
      planKind: proposal?.plan_kind ?? null,
    }),
  );
}
