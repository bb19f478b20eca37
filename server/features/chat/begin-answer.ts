import { and, asc, eq, sql } from "drizzle-orm";
import { CONVERSATION_TITLE_MAX, type ChatMode } from "#domain/chat/contract.ts";
import { DomainError } from "#domain/errors.ts";
import type { Language } from "#domain/language.ts";
import { checkSafety, type SafetyFinding } from "#domain/safety/check.ts";
import type { CoachContext } from "#server/ai/coach-context.ts";
import type { Tx } from "#server/db/connect.ts";
import { chatMessages, conversations } from "#server/db/schema/chat.ts";
import type { Verb } from "#server/services.ts";
import { loadContext } from "./load-context.ts";
import { isStale } from "./stale.ts";

export interface BeginInput {
  /** Made by the client; the same one again finds the answer it has. */
  messageId: string;
  conversationId: string;
  personaId: string;
  message: string;
  mode: ChatMode;
  language?: Language | undefined;
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
    const loaded = await loadContext(tx, input);
    const safety = checkSafety(input.message, loaded.context.language);
    const context = { ...loaded.context, severe: safety?.severity === "severe" };
    const at = new Date(Math.max(input.now.getTime(), loaded.last ? Date.parse(loaded.last.created_at) + 1 : 0));
    const started = (runId: string): Begun => ({
      kind: "started",
      runId,
      context,
      consented: loaded.consented,
      safety,
    });

    const first = await store(tx, user.id, input, {
      at,
      parent: loaded.last?.id ?? null,
      safety: safety?.kind ?? null,
    });
    if (first.runId) return started(first.runId);
    if (first.newMessage) {
      // The message is new, but another answer is being written; one left over by a process that died makes room.
      const [busy] = await tx
        .select()
        .from(chatMessages)
        .where(and(eq(chatMessages.conversationId, input.conversationId), eq(chatMessages.status, "streaming")));
      if (!busy || !isStale(busy.updatedAt, input.now)) throw new DomainError("chat_busy");
      await tx.update(chatMessages).set({ status: "interrupted" }).where(eq(chatMessages.id, busy.id));
      const runId = await storeAnswer(tx, user.id, input, at);
      if (!runId) throw new DomainError("chat_busy");
      return started(runId);
    }
    return existing(tx, input, started);
  });
}

interface Place {
  at: Date;
  parent: string | null;
  safety: SafetyFinding["kind"] | null;
}

/** Conversation, message and answer in one statement. Without a new message, nothing else is new either. */
async function store(
  tx: Tx,
  userId: string,
  input: BeginInput,
  place: Place,
): Promise<{ newMessage: boolean; runId: string | null }> {
  const at = place.at.toISOString();
  const answerAt = new Date(place.at.getTime() + 1).toISOString();
  const { rows } = await tx.execute<{ conversation: string | null; message: string | null; answer: string | null }>(sql`
    with conversation as (
      insert into ${conversations} (id, user_id, persona_id, title, created_at, updated_at)
      values (${input.conversationId}, ${userId}, ${input.personaId}, ${titleOf(input.message)}, ${at}, ${at})
      on conflict (user_id, id) do update set updated_at = excluded.updated_at
        where conversations.persona_id = excluded.persona_id and conversations.deleted_at is null
      returning id
    ), message as (
      insert into ${chatMessages} (id, user_id, persona_id, conversation_id, parent_message_id, role, content, safety, created_at, updated_at)
      select ${input.messageId}::uuid, ${userId}::uuid, ${input.personaId}::uuid, id, ${place.parent}::uuid, 'user', ${input.message}::text,
        ${place.safety}::text, ${at}::timestamptz, ${at}::timestamptz
      from conversation
      on conflict do nothing returning id
    ), answer as (
      insert into ${chatMessages} (id, user_id, persona_id, conversation_id, parent_message_id, role, content, status, created_at, updated_at)
      select ${crypto.randomUUID()}::uuid, ${userId}::uuid, ${input.personaId}::uuid, ${input.conversationId}::uuid, id, 'assistant', '', 'streaming',
        ${answerAt}::timestamptz, ${input.now.toISOString()}::timestamptz
      from message
      on conflict do nothing returning id
    )
    select (select id from conversation) as conversation, (select id from message) as message, (select id from answer) as answer`);
  const row = rows[0];
  if (!row?.conversation) throw new DomainError("not_found");
  return { newMessage: row.message !== null, runId: row.answer };
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
