import { setImmediate } from "node:timers/promises";
import { and, asc, eq } from "drizzle-orm";
import { DomainError } from "#domain/errors.ts";
import type { ChatSafety } from "#domain/chat/contract.ts";
import { takeMessage } from "#domain/care/take-message.ts";
import { latestCareMemo, messagesSinceCare } from "#domain/coaching/care.ts";
import { checkSafety } from "#domain/safety/check.ts";
import type { CoachContext } from "#server/ai/coach-context.ts";
import type { ModelUse } from "#server/ai/model-use.ts";
import { toUser, type Database, type Tx } from "#server/db/connect.ts";
import { tooMany } from "#server/records/account/count-use.ts";
import { chatMessages } from "#server/db/schema/chat.ts";
import { personas } from "#server/db/schema/people.ts";
import type { SessionUser } from "#server/services.ts";
import { changesFindings, checkAndReread, keepTaken, markOfMessage, toRead } from "./keep-taken.ts";
import { marksOf } from "#server/records/safety/findings.ts";
import type { MemoryRow } from "./memory-columns.ts";
import { mayNeedRecords } from "./load-context.ts";
import { isStale, requireNoOtherAnswer } from "./stale.ts";
import { readStatement, storeStatement, type BeginInput, type ReadRow, type StoredRow } from "./store-message.ts";

export type RunRow = Pick<
  typeof chatMessages.$inferSelect,
  "id" | "content" | "status" | "finishReason" | "safety" | "plan" | "planKind" | "stopRequested" | "updatedAt"
>;

export type Begun =
  | {
      kind: "started";
      runId: string;
      context: CoachContext;
      found: MemoryRow[];
      use: ModelUse;
      safety: ChatSafety | null;
    }
  | { kind: "existing"; run: RunRow; safety: ChatSafety | null };

interface BeginAnswer {
  db: Database;
  /** The session token, looked up in the same statements: every round trip delays the first word. */
  token: string;
  input: BeginInput;
}

/**
 * Stores the user's message and its answer's row (status `streaming`) before the coach or a model is called; creates
 * the conversation if it is new. A message sent again returns its answer, unless that failed without any text: then it
 * is written again, in the same row. The same holds for another answer to a stored message.
 * @throws DomainError unauthenticated, forbidden, not_found, rate_limited; chat_busy while another answer is being
 * written in this conversation; conflict when the id belongs to another message.
 */
export async function beginAnswer({ db, token, input }: BeginAnswer): Promise<{ user: SessionUser; begun: Begun }> {
  const again = input.anotherAnswerId;
  const answerId = again ?? crypto.randomUUID();
  const store = (first: boolean) =>
    storeStatement(
      token,
      { ...input, limited: first && input.limited, quota: first ? (db.quota ?? 0) : null },
      answerId,
    );
  // The store and the read run in parallel: what was read is processed while the store still waits for the disk.
  const storing = Promise.allSettled([db.statement<StoredRow>(store(true))]);
  // Yields so that the statement is sent: the message is analysed while the database works, in turns with other
  // requests.
  await setImmediate();
  const asks = await mayNeedRecords(input);
  const looking = Promise.allSettled([
    db.statement<ReadRow>(readStatement(token, input, asks)).then(([read]) => {
      if (!read) throw new DomainError("unauthenticated");
      return toRead(read, input);
    }),
  ]);
  await setImmediate();
  const checked = again ? undefined : checkSafety(input.message);
  const [[storeResult], [readResult]] = await Promise.all([storing, looking]);
  const [row] = valueOf(storeResult);
  if (!row) throw new DomainError("unauthenticated");
  const user = toUser(row);
  try {
    if (input.saysUser && input.saysUser !== user.id) throw new DomainError("forbidden", { field: "userId" });
    const first = valueOf(readResult);
    // Texts that this version of the check has not read yet must be read first, so that no danger is missed.
    const read = first.safetyRead ? first : await checkAndReread({ db, token, user, input });
    const { message, context, consented, use, found } = read;
    if (!row.found) throw new DomainError("not_found", { field: again ? "id" : "parentId" });
    if (row.wait) throw tooMany(row.wait);
    await setImmediate();
    const mark = again ? await markOfMessage(db, user, input.messageId) : null;
    const now = takeMessage({
      id: input.messageId,
      message,
      open: context.open,
      memo: latestCareMemo(context.history),
      about: context.persona,
      before: context.history.filter(({ role }) => role === "user").map(({ content }) => content),
      // It was weighed together with earlier messages when it was sent.
      unheard: again ? [] : messagesSinceCare(context.history),
      // A finding that the user has cleared is not found again.
      finding: mark?.status === "cleared" ? null : checked,
    });
    // Another answer to the same message does not change what is open.
    const taken = again && now.ended ? { ...now, ended: null, open: context.open } : now;
    const keep = async (tx: Tx) =>
      again ? mark : keepTaken(tx, { userId: user.id, input, about: context.persona, taken });
    const started = (runId: string, safety: ChatSafety | null): Begun => ({
      kind: "started",
      runId,
      context: { ...context, taken },
      found,
      use: { userId: user.id, consented, ...use },
      safety,
    });
    if (row.stored) {
      // Rarely needed, so not part of the first statement.
      const safety = !again && changesFindings(taken) ? await db.withUser(user.id, keep) : mark;
      return { user, begun: started(answerId, safety) };
    }
    const begun = await db.withUser(user.id, async (tx) => {
      const earlier = await existing(tx, { db, input, keep, started });
      if (earlier) return earlier;
      // The message is new, but another answer is being written or the account is full. The quota is checked at the end
      // of the transaction, when it is known whether the message tells of danger.
      await requireNoOtherAnswer(tx, { db, conversationId: input.conversationId, runId: answerId, now: input.now });
      const stored = await tx.$client.query<StoredRow>(store(false));
      if (!stored.rows[0]?.stored) throw new DomainError("chat_busy");
      return started(answerId, await keep(tx));
    });
    return { user, begun };
  } catch (error) {
    // The answer is stored but will not be written: the conversation must not stay busy. If this fails too, the row
    // becomes stale.
    if (row.stored) await db.withUser(user.id, (tx) => giveUp(tx, answerId, input.personaId)).catch(() => undefined);
    throw error;
  }
}

function valueOf<T>(result: PromiseSettledResult<T>): T {
  if (result.status === "rejected") throw result.reason;
  return result.value;
}

/**
 * Marks an answer without text as failed, so that sending the message again restarts it. The message's findings may not
 * be stored, so the person's texts must be read for danger again.
 */
async function giveUp(tx: Tx, answerId: string, personaId: string): Promise<void> {
  await tx
    .update(chatMessages)
    .set({ status: "failed" })
    .where(and(eq(chatMessages.id, answerId), eq(chatMessages.status, "streaming")));
  await tx.update(personas).set({ safetyReadAt: null }).where(eq(personas.id, personaId));
}

interface Asked {
  db: Database;
  input: BeginInput;
  /** Stores the message's effects on open findings. */
  keep: (tx: Tx) => Promise<ChatSafety | null>;
  started: (runId: string, safety: ChatSafety | null) => Begun;
}

/** The state of a message, or of another answer, that was requested before; null if it is new. */
async function existing(tx: Tx, { db, input, keep, started }: Asked): Promise<Begun | null> {
  // Locked, so that of two concurrent requests one starts the answer and the other follows it.
  const [message] = await tx.select().from(chatMessages).where(eq(chatMessages.id, input.messageId)).for("update");
  if (!message) return null;
  if (message.role !== "user" || message.conversationId !== input.conversationId) {
    throw new DomainError("conflict", { field: "id" });
  }
  const run = input.anotherAnswerId
    ? await answerOf(tx, input.messageId, input.anotherAnswerId)
    : await firstAnswer(tx, input.messageId);
  if (!run) return null;
  const wordless = run.content === "" && !run.stopRequested;
  const dead =
    run.status === "failed" ||
    run.status === "interrupted" ||
    (run.status === "streaming" && isStale(db, run.updatedAt, input.now));
  if (!wordless || !dead) {
    return { kind: "existing", run, safety: (await marksOf(tx, "message", [message.id])).get(message.id) ?? null };
  }

  await requireNoOtherAnswer(tx, { db, conversationId: input.conversationId, runId: run.id, now: input.now });
  await tx.update(chatMessages).set({ status: "streaming", updatedAt: input.now }).where(eq(chatMessages.id, run.id));
  // The first attempt may have failed before storing this.
  return started(run.id, await keep(tx));
}

/** The answer with this id, or null. */
async function answerOf(tx: Tx, messageId: string, id: string): Promise<RunRow | null> {
  const [run] = await tx.select().from(chatMessages).where(eq(chatMessages.id, id));
  if (run && (run.role !== "assistant" || run.parentMessageId !== messageId)) {
    throw new DomainError("conflict", { field: "answerId" });
  }
  return run ?? null;
}

async function firstAnswer(tx: Tx, messageId: string): Promise<RunRow> {
  const [run] = await tx
    .select()
    .from(chatMessages)
    .where(and(eq(chatMessages.parentMessageId, messageId), eq(chatMessages.role, "assistant")))
    .orderBy(asc(chatMessages.createdAt))
    .limit(1);
  if (!run) throw new DomainError("conflict", { field: "id" });
  return run;
}
