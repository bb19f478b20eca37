import { and, asc, eq, sql } from "drizzle-orm";
import type pg from "pg";
import { CONVERSATION_TITLE_MAX, type ChatMode, type SafetyKind } from "#domain/chat/contract.ts";
import { DomainError } from "#domain/errors.ts";
import { DEFAULT_LANGUAGE, type Language } from "#domain/language.ts";
import { checkSafety, type SafetyFinding } from "#domain/safety/check.ts";
import type { CoachContext } from "#server/ai/coach-context.ts";
import type { Database, Tx } from "#server/db/connect.ts";
import { prepared } from "#server/db/prepared.ts";
import { countedUse, tooMany, type Limit } from "#server/db/count-use.ts";
import { chatMessages, conversations } from "#server/db/schema/chat.ts";
import { personas } from "#server/db/schema/people.ts";
import type { SessionUser } from "#server/services.ts";
import { contextColumns, toContext, type ContextRow } from "./load-context.ts";
import { isStale } from "./stale.ts";

export interface BeginInput {
  /** Made by the client; the same one again finds the answer it has. */
  messageId: string;
  conversationId: string;
  personaId: string;
  message: string;
  mode: ChatMode;
  language?: Language | undefined;
  timeZone?: string | undefined;
  /** Whom the body says it is from, if it does: must be the session's user. */
  saysUser: string | null;
  /** Counted, and refused when there have been too many. */
  limited: boolean;
  now: Date;
}

export type RunRow = Pick<
  typeof chatMessages.$inferSelect,
  "id" | "content" | "status" | "safety" | "stopRequested" | "updatedAt"
>;

export type Begun =
  | { kind: "started"; runId: string; context: CoachContext; consented: boolean; safety: SafetyFinding | null }
  | { kind: "existing"; run: RunRow; safety: SafetyFinding["kind"] | null };

interface BeginAnswer {
  db: Database;
  /** Of the session, which is looked up on the way: every trip to the database is a wait before the first word. */
  token: string;
  input: BeginInput;
}

/** More than anybody writes and reads, less than a script would have a model answer. */
const MESSAGES: Limit = { name: "chat", max: 20, seconds: 60 };

/**
 * Stores a person's message and the row of its answer, state `streaming`, before anybody is asked; makes the
 * conversation when it is new. A message sent before finds its answer, unless that one never got a word out: then it is
 * asked again, in the same row.
 * @throws DomainError unauthenticated, forbidden, not_found, rate_limited, chat_busy while another answer is written in this conversation, conflict
 * when the id belongs to another message.
 */
export async function beginAnswer({ db, token, input }: BeginAnswer): Promise<{ user: SessionUser; begun: Begun }> {
  const safety = checkSafety(input.message, input.language ?? DEFAULT_LANGUAGE);
  const answerId = crypto.randomUUID();
  const store = (limited: boolean) => storing({ ...input, limited }, answerId, safety?.kind ?? null);
  const { user, rows } = await db.once<StoredRow>(token, store(input.limited));
  if (!user) throw new DomainError("unauthenticated");
  if (input.saysUser && input.saysUser !== user.id) throw new DomainError("forbidden", { field: "userId" });
  const [row] = rows;
  const { context, consented } = toContext(row, input);
  if (row?.wait) throw tooMany(row.wait);
  const started = (runId: string): Begun => ({
    kind: "started",
    runId,
    context: { ...context, severe: safety?.severity === "severe" },
    consented,
    safety,
  });
  if (row?.stored) return { user, begun: started(answerId) };
  const begun = await db.withUser(user.id, async (tx) => {
    const earlier = await existing(tx, input, started);
    if (earlier) return earlier;
    // The message is new, but another answer is being written; one left over by a process that died makes room.
    const [busy] = await tx.select().from(chatMessages).where(streamingIn(input.conversationId));
    if (busy && !isStale(busy.updatedAt, input.now)) throw new DomainError("chat_busy");
    if (busy) await tx.update(chatMessages).set({ status: "interrupted" }).where(eq(chatMessages.id, busy.id));
    const again = await tx.$client.query<StoredRow>(store(false));
    if (!again.rows[0]?.stored) throw new DomainError("chat_busy");
    return started(answerId);
  });
  return { user, begun };
}

interface StoredRow extends ContextRow {
  /** Milliseconds to wait, when there were too many; null when there were not. */
  wait: number | null;
  /** Message and answer are there; false while another answer is being written, or when the message is not new. */
  stored: boolean;
}

/**
 * Conversation, answer, message and all that the answer rests on, in one statement that stores all or nothing. The
 * answer comes first: where another one is being written, no message is left without an answer. Every message is later
 * than the last.
 */
function storing(input: BeginInput, answerId: string, safety: SafetyKind | null): pg.QueryConfig {
  const now = input.now.toISOString();
  const { conversationId, messageId, personaId } = input;
  return prepared(
    "begin_answer",
    sql`
    with used as materialized (
      select ${countedUse(MESSAGES, sql`case when ${input.limited}::boolean then app_user_id()::text end`, input.now)} as wait
    ), last as (
      select id, created_at from ${chatMessages} where conversation_id = ${conversationId} order by created_at desc, id desc limit 1
    ), conversation as (
      insert into ${conversations} (id, user_id, persona_id, title, created_at, updated_at)
      select ${conversationId}::uuid, user_id, id, ${titleOf(input.message)}, ${now}::timestamptz, ${now}::timestamptz
      from ${personas} where id = ${personaId} and deleted_at is null and (select wait from used) is null
        and not exists (select from ${chatMessages} where id = ${messageId})
        and coalesce(${input.saysUser}::text = user_id::text, true)
      on conflict (user_id, id) do update set updated_at = excluded.updated_at
        where conversations.persona_id = excluded.persona_id and conversations.deleted_at is null
      returning user_id, id, persona_id
    ), answer as (
      insert into ${chatMessages} (id, user_id, persona_id, conversation_id, parent_message_id, role, content, status, created_at, updated_at)
      select ${answerId}::uuid, c.user_id, c.persona_id, c.id, ${messageId}::uuid, 'assistant', '', 'streaming',
        greatest(${now}::timestamptz, last.created_at + interval '1 millisecond') + interval '1 millisecond', ${now}::timestamptz
      from conversation c left join last on true
      on conflict do nothing returning *
    ), message as (
      insert into ${chatMessages} (id, user_id, persona_id, conversation_id, parent_message_id, role, content, safety, created_at, updated_at)
      select ${messageId}::uuid, a.user_id, a.persona_id, a.conversation_id, last.id, 'user', ${input.message}::text, ${safety}::text,
        a.created_at - interval '1 millisecond', ${now}::timestamptz
      from answer a left join last on true
      returning id
    )
    select (select wait from used)::int as wait, exists(select from message) as stored, ${contextColumns(input)}`,
  );
}

const streamingIn = (conversationId: string) =>
  and(eq(chatMessages.conversationId, conversationId), eq(chatMessages.status, "streaming"));

/** What became of a message sent before; null when it is new. */
async function existing(tx: Tx, input: BeginInput, started: (runId: string) => Begun): Promise<Begun | null> {
  // Locked: of two that ask again at once, one starts the answer and the other follows it.
  const [message] = await tx.select().from(chatMessages).where(eq(chatMessages.id, input.messageId)).for("update");
  if (!message) return null;
  if (message.role !== "user" || message.conversationId !== input.conversationId) {
    throw new DomainError("conflict", { field: "id" });
  }
  const [run] = await tx
    .select()
    .from(chatMessages)
    .where(and(eq(chatMessages.parentMessageId, input.messageId), eq(chatMessages.role, "assistant")))
    .orderBy(asc(chatMessages.createdAt))
    .limit(1);
  if (!run) throw new DomainError("conflict", { field: "id" });
  const wordless = run.content === "" && !run.stopRequested;
  const dead =
    run.status === "failed" ||
    run.status === "interrupted" ||
    (run.status === "streaming" && isStale(run.updatedAt, input.now));
  if (!wordless || !dead) return { kind: "existing", run, safety: message.safety };

  const [busy] = await tx.select({ id: chatMessages.id }).from(chatMessages).where(streamingIn(input.conversationId));
  if (busy && busy.id !== run.id) throw new DomainError("chat_busy");
  await tx.update(chatMessages).set({ status: "streaming", updatedAt: input.now }).where(eq(chatMessages.id, run.id));
  return started(run.id);
}

/** The first line of a conversation's first message, cut between words. */
function titleOf(message: string): string {
  const line = message.replaceAll(/\s+/g, " ").trim();
  if (line.length <= 60) return line.slice(0, CONVERSATION_TITLE_MAX);
  const head = line.slice(0, 59);
  const space = head.lastIndexOf(" ");
  return `${(space > 30 ? head.slice(0, space) : head).toWellFormed()}…`;
}
