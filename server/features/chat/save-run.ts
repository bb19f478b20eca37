import { setTimeout as sleep } from "node:timers/promises";
import { sql, type SQL, type SQLWrapper } from "drizzle-orm";
import type { DangerPath } from "#domain/care/care-texts.ts";
import type { CareMemo } from "#domain/care/danger.ts";
import type { FinishReason, MessageState } from "#domain/chat/contract.ts";
import type { Source } from "#server/ai/answer.ts";
import type { Database } from "#server/db/connect.ts";
import { asUser } from "#server/db/own-rows.ts";
import { prepared } from "#server/db/prepared.ts";
import { isUnavailable } from "#server/db/unavailable.ts";
import type { Services } from "#server/services.ts";
import { queuedAgain } from "#server/records/memory/queue-memory.ts";
import { chatMessages } from "#server/db/schema/chat.ts";
import type { Proposal } from "./run.ts";

/** Maximum interval between saves, well below the time after which a row is stale (stale.ts). */
export const SAVE_WITHIN_MS = 2000;
/** How long the end of an answer is tried to store while the database is away: longer than a failover takes. */
const STORE_WITHIN_MS = 45_000;

interface RunKey {
  db: Database;
  userId: string;
  runId: string;
}

const isWritten = (userId: SQLWrapper, runId: SQLWrapper): SQL =>
  sql`user_id = ${userId}::uuid and id = ${runId}::uuid and status = 'streaming'`;

const savingProgress = prepared<"userId" | "runId" | "content" | "now" | "commit">(
  "save_progress",
  ({ userId, runId, content, now, commit }) => sql`
    with saved as (
      update ${chatMessages} set content = coalesce(${content}::text, content), updated_at = ${now}::timestamptz
      where ${isWritten(userId, runId)} returning stop_requested
    )
    select (select stop_requested from saved) as stop_requested
    ${asUser(userId)} cross join set_config('synchronous_commit', ${commit}::text, true) as commit`,
);

/**
 * Stores the text so far as a heartbeat. Returns whether another process requested a stop; null if the row is no longer
 * being written, because it was deleted or given up. On PostgreSQL the commit is asynchronous: every process sees it at
 * once, but a crash of the database's machine may lose the last second.
 */
export async function saveProgress(
  { db, userId, runId }: RunKey,
  content: string | null,
  now: Date,
): Promise<{ stopRequested: boolean } | null> {
  // The embedded database has no background process that writes to the disk later.
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
      where ${isWritten(value.userId, value.runId)} returning user_id, parent_message_id
    ), queued as (
      ${queuedAgain(sql`select user_id, 'chat_messages', parent_message_id from answer where parent_message_id is not null`)}
    )
    select exists (select from answer) or exists (
      select from ${chatMessages} where user_id = ${value.userId}::uuid and id = ${value.runId}::uuid and status = ${value.status}::text and content = ${value.content}::text
    ) as stored
    ${asUser(value.userId)}`,
);

/**
 * Stores how an answer ended, with its plan. Queues the answered message for embedding only now, when nobody waits. One
 * statement, because the reader waits until the end is stored. Returns false if the row was deleted or given up.
 */
async function saveResult(
  { db, userId, runId }: RunKey,
  { proposal, sources, care, ...result }: RunResult,
  now: Date,
): Promise<boolean> {
  const [row] = await db.statement<{ stored: boolean }>(
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
  return row?.stored === true;
}

/**
 * Stores how an answer ended, with several tries; longer while the database is away, unless the process is `ending`.
 * Returns false if the row was deleted or given up. An answer that would be gone after a reload must not be reported as
 * complete.
 */
export async function storeResult(
  { clock, log }: Pick<Services, "clock" | "log">,
  key: RunKey,
  result: RunResult,
  ending: () => boolean,
): Promise<boolean> {
  const begun = performance.now();
  for (let tries = 0; ; tries += 1) {
    try {
      return await saveResult(key, result, clock());
    } catch (error) {
      log("error", "run_not_stored", { kind: error instanceof Error ? error.name : "unknown" });
      const away = isUnavailable(error) && !ending();
      if (tries >= 2 && !(away && performance.now() - begun < STORE_WITHIN_MS)) throw error;
      await sleep(Math.min(200 * 4 ** tries, SAVE_WITHIN_MS));
    }
  }
}
