import { and, asc, eq, sql } from "drizzle-orm";
import { CONVERSATION_TITLE_MAX, type ChatMode, type SafetyKind } from "#domain/chat/contract.ts";
import { DomainError } from "#domain/errors.ts";
import { DEFAULT_LANGUAGE, type Language } from "#domain/language.ts";
import { checkSafety, type SafetyFinding } from "#domain/safety/check.ts";
import type { CoachContext } from "#server/ai/coach-context.ts";
import type { Tx } from "#server/db/connect.ts";
import { executePrepared } from "#server/db/prepared.ts";
import { chatMessages, conversations } from "#server/db/schema/chat.ts";
import { personas } from "#server/db/schema/people.ts";
import type { Verb } from "#server/services.ts";
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
  now: Date;
}

export type RunRow = Pick<
  typeof chatMessages.$inferSelect,
  "id" | "content" | "status" | "safety" | "stopRequested" | "updatedAt"
>;

export type Begun =
  | { kind: "started"; runId: string; context: CoachContext; consented: boolean; safety: SafetyFinding | null }
  | { kind: "existing"; run: RunRow; safety: SafetyFinding["kind"] | null };

/**
 * Stores a person's message and the row of its answer, state `streaming`, before anybody is asked; makes the
 * conversation when it is new. A message sent before finds its answer, unless that one never got a word out: then it is
 * asked again, in the same row.
 * @throws DomainError not_found, chat_busy while another answer is written in this conversation, conflict when the id
 * belongs to another message.
 */
export function beginAnswer({ db, user, input }: Verb<BeginInput>): Promise<Begun> {
  return db.withUser(user.id, async (tx) => {
    const safety = checkSafety(input.message, input.language ?? DEFAULT_LANGUAGE);
    const row = await store(tx, user.id, input, safety?.kind ?? null);
    const { context, consented } = toContext(row, input);
    const started = (runId: string): Begun => ({
      kind: "started",
      runId,
      context: { ...context, severe: safety?.severity === "severe" },
      consented,
      safety,
    });
    if (row?.answer) return started(row.answer);
    if (!row?.message) return existing(tx, input, started);

    // The message is new, but another answer is being written; one left over by a process that died makes room.
    const [busy] = await tx
      .select()
      .from(chatMessages)
      .where(and(eq(chatMessages.conversationId, input.conversationId), eq(chatMessages.status, "streaming")));
    if (!busy || !isStale(busy.updatedAt, input.now)) throw new DomainError("chat_busy");
    await tx.update(chatMessages).set({ status: "interrupted" }).where(eq(chatMessages.id, busy.id));
    const runId = await storeAnswer(tx, user.id, input, new Date(row.message));
    if (!runId) throw new DomainError("chat_busy");
    return started(runId);
  });
}

interface StoredRow extends ContextRow {
  /** When the message was said, if it is new. */
  message: string | null;
  /** The new answer's id; null while another one is being written, or when the message is not new. */
  answer: string | null;
}

/** Conversation, message, answer and all that the answer rests on, in one statement. Every message is later than the last. */
async function store(
  tx: Tx,
  userId: string,
  input: BeginInput,
  safety: SafetyKind | null,
): Promise<StoredRow | undefined> {
  const now = input.now.toISOString();
  const { conversationId, personaId } = input;
  const statement = sql`
    with last as (
      select id, created_at from ${chatMessages} where conversation_id = ${conversationId} order by created_at desc, id desc limit 1
    ), conversation as (
      insert into ${conversations} (id, user_id, persona_id, title, created_at, updated_at)
      select ${conversationId}::uuid, user_id, id, ${titleOf(input.message)}, ${now}::timestamptz, ${now}::timestamptz
      from ${personas} where id = ${personaId} and deleted_at is null
      on conflict (user_id, id) do update set updated_at = excluded.updated_at
        where conversations.persona_id = excluded.persona_id and conversations.deleted_at is null
      returning user_id, id, persona_id
    ), message as (
      insert into ${chatMessages} (id, user_id, persona_id, conversation_id, parent_message_id, role, content, safety, created_at, updated_at)
      select ${input.messageId}::uuid, c.user_id, c.persona_id, c.id, last.id, 'user', ${input.message}::text, ${safety}::text,
        greatest(${now}::timestamptz, last.created_at + interval '1 millisecond'), ${now}::timestamptz
      from conversation c left join last on true
      on conflict do nothing returning *
    ), answer as (
      insert into ${chatMessages} (id, user_id, persona_id, conversation_id, parent_message_id, role, content, status, created_at, updated_at)
      select ${crypto.randomUUID()}::uuid, user_id, persona_id, conversation_id, id, 'assistant', '', 'streaming',
        created_at + interval '1 millisecond', ${now}::timestamptz
      from message
      on conflict do nothing returning id
    )
    select (select to_jsonb(created_at) from message) as message, (select id from answer) as answer, ${contextColumns(input)}`;
  const [row] = await executePrepared<StoredRow>(tx, "begin_answer", statement);
  return row;
}

async function storeAnswer(tx: Tx, userId: string, input: BeginInput, at: Date): Promise<string | null> {
  const [row] = await tx
    .insert(chatMessages)
    .values({
      id: crypto.randomUUID(),
      userId,
      personaId: input.personaId,
      conversationId: input.conversationId,
      parentMessageId: input.messageId,
      role: "assistant",
      content: "",
      status: "streaming",
      createdAt: new Date(at.getTime() + 1),
      updatedAt: input.now,
    })
    .onConflictDoNothing()
    .returning({ id: chatMessages.id });
  return row?.id ?? null;
}

/** What became of a message sent before. */
async function existing(tx: Tx, input: BeginInput, started: (runId: string) => Begun): Promise<Begun> {
  const [message] = await tx.select().from(chatMessages).where(eq(chatMessages.id, input.messageId));
  if (!message || message.role !== "user" || message.conversationId !== input.conversationId) {
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

  const [busy] = await tx
    .select({ id: chatMessages.id })
    .from(chatMessages)
    .where(and(eq(chatMessages.conversationId, input.conversationId), eq(chatMessages.status, "streaming")));
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
