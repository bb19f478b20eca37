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
import { changes, everythingRead, keepTaken, markOfMessage, toRead } from "./keep-taken.ts";
import { marksOf } from "#server/records/safety/findings.ts";
import type { MemoryRow } from "./memory-columns.ts";
import { asksRecords } from "./load-context.ts";
import { isStale, makeRoom } from "./stale.ts";
import { reading, storing as storingRows, type BeginInput, type ReadRow, type StoredRow } from "./store-message.ts";

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
  /** Of the session, which is looked up on the way: every trip to the database is a wait before the first word. */
  token: string;
  input: BeginInput;
}

/**
 * Stores a person's message and the row of its answer, state `streaming`, before anybody is asked; makes the
 * conversation when it is new. A message sent before finds its answer, unless that one never got a word out: then it is
 * asked again, in the same row. The same holds for another answer to a message that is stored.
 * @throws DomainError unauthenticated, forbidden, not_found, rate_limited, chat_busy while another answer is written in this conversation, conflict
 * when the id belongs to another message.
 */
export async function beginAnswer({ db, token, input }: BeginAnswer): Promise<{ user: SessionUser; begun: Begun }> {
  const again = input.anotherAnswerId;
  const answerId = again ?? crypto.randomUUID();
  const store = (first: boolean) =>
    storingRows(token, { ...input, limited: first && input.limited, quota: first ? db.quota : null }, answerId);
  // Side by side: what stores message and answer, and what reads all that the answer rests on. What was read is looked
  // through while the other one still waits for its disk.
  const storing = Promise.allSettled([db.statement<StoredRow>(store(true))]);
  // A turn later each is on its way: the message is read while the database works, its readers in turns with others.
  await setImmediate();
  const asks = await asksRecords(input);
  const looking = Promise.allSettled([
    db.statement<ReadRow>(reading(token, input, asks)).then(([read]) => {
      if (!read) throw new DomainError("unauthenticated");
      return toRead(read, input);
    }),
  ]);
  await setImmediate();
  const checked = again ? undefined : checkSafety(input.message);
  const [[storeTrip], [readTrip]] = await Promise.all([storing, looking]);
  const [row] = valueOf(storeTrip);
  if (!row) throw new DomainError("unauthenticated");
  const user = toUser(row);
  try {
    if (input.saysUser && input.saysUser !== user.id) throw new DomainError("forbidden", { field: "userId" });
    const first = valueOf(readTrip);
    // Written before this version of the check, and not read by it yet: what stands there must not be missed.
    const read = first.safetyRead ? first : await everythingRead({ db, token, user, input });
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
      // Together with others it was weighed when it was sent.
      unheard: again ? [] : messagesSinceCare(context.history),
      // What the user has called something else is not found again.
      finding: mark?.status === "cleared" ? null : checked,
    });
    // Another answer to a message changes nothing of what is open.
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
      // Rare, and so not worth a wait in every other case.
      const safety = !again && changes(taken) ? await db.withUser(user.id, keep) : mark;
      return { user, begun: started(answerId, safety) };
    }
    const begun = await db.withUser(user.id, async (tx) => {
      const earlier = await existing(tx, { db, input, keep, started });
      if (earlier) return earlier;
      // The message is new, but another answer may be being written; or the account is full, of which the end of the
      // transaction decides, when it is known whether the message tells of danger.
      await makeRoom(tx, { db, conversationId: input.conversationId, runId: answerId, now: input.now });
      const stored = await tx.$client.query<StoredRow>(store(false));
      if (!stored.rows[0]?.stored) throw new DomainError("chat_busy");
      return started(answerId, await keep(tx));
    });
    return { user, begun };
  } catch (error) {
    // Stored, and nobody writes it: the conversation must not stay busy. Should this fail too, its silence will tell.
    if (row.stored) await db.withUser(user.id, (tx) => giveUp(tx, answerId, input.personaId)).catch(() => undefined);
    throw error;
  }
}

function valueOf<T>(trip: PromiseSettledResult<T>): T {
  if (trip.status === "rejected") throw trip.reason;
  return trip.value;
}

/**
 * An answer that got no word out; the message asked again starts it anew. What the message tells of may not have been kept:
 * the person is read again.
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
  /** Keeps what the message does to what is open. */
  keep: (tx: Tx) => Promise<ChatSafety | null>;
  started: (runId: string, safety: ChatSafety | null) => Begun;
}

/** What became of a message sent before, or of another answer asked for before; null when it is new. */
async function existing(tx: Tx, { db, input, keep, started }: Asked): Promise<Begun | null> {
  // Locked: of two that ask again at once, one starts the answer and the other follows it.
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

  await makeRoom(tx, { db, conversationId: input.conversationId, runId: run.id, now: input.now });
  await tx.update(chatMessages).set({ status: "streaming", updatedAt: input.now }).where(eq(chatMessages.id, run.id));
  // It may have failed before this was kept.
  return started(run.id, await keep(tx));
}

/** The answer with this id; null while there is none. */
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
